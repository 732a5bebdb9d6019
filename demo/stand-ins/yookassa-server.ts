import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { bodyOf, languageOf, openServer, sendJson, sendPage, type Place } from './local-server.ts';
import { paymentPage } from './yookassa-page.ts';
import { failed, StandInShop, type ShopAnswer, type ShopFaults } from './yookassa-shop.ts';

export const standInShop = { shopId: 'standinshop', secretKey: 'test_standinsecret' };
export type StandInYooKassa = { origin: string; apiBase: string; shop: StandInShop; asked: string[]; close(): Promise<void> };

const KEPT_QUESTIONS = 1000;
type Options = Place & { notifyUrl?: string };

/**
 * A stand-in for YooKassa's API v3 and its payment page: Basic auth, idempotency keys, payments that people pay, decline or leave, their
 * list, saved cards, refunds and notifications. `POST /faults?failAfter=1` sets a fault from outside, see ShopFaults.
 */
export async function startStandInYooKassa({ notifyUrl, ...place }: Options = {}): Promise<StandInYooKassa> {
  const shop = new StandInShop();
  shop.notifyUrl = notifyUrl;
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (asked.length > KEPT_QUESTIONS) asked.shift();
    answer(shop, request, response).catch(() => response.writeHead(500).end());
  });
  const { origin, close } = await openServer(server, place);
  shop.origin = origin;
  return { origin, apiBase: `${origin}/v3`, shop, asked, close };
}

async function answer(shop: StandInShop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', shop.origin);
  const isPost = request.method === 'POST';
  const body = isPost ? await bodyOf(request) : '';
  if (url.pathname === '/faults' && isPost) return switchFaults(shop.faults, url.searchParams, response);
  const confirmed = /^\/confirm\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (confirmed !== undefined) return confirm(shop, confirmed, isPost ? new URLSearchParams(body) : undefined, request, response);
  if (request.headers.authorization !== `Basic ${Buffer.from(`${standInShop.shopId}:${standInShop.secretKey}`).toString('base64')}`)
    return send(response, failed(401, 'invalid_credentials'));
  if (isPost && !request.headers['content-type']?.startsWith('application/json'))
    return send(response, failed(415, 'unsupported_media_type'));
  const key = request.headers['idempotence-key'];
  if (isPost && (url.pathname === '/v3/payments' || url.pathname === '/v3/refunds')) {
    return send(response, await shop.once(typeof key === 'string' ? key : undefined, url.pathname, body));
  }
  if (url.pathname === '/v3/payments') {
    const { searchParams } = url;
    const limit = Number(searchParams.get('limit') ?? 10);
    if (!(limit >= 1 && limit <= 100)) return send(response, failed(400, 'invalid_request', { parameter: 'limit' }));
    return send(response, shop.list(new Date(searchParams.get('created_at.gte') ?? 0), limit, searchParams.get('cursor')));
  }
  send(response, shop.find(/^\/v3\/payments\/([\w-]+)$/.exec(url.pathname)?.[1] ?? ''));
}

function send(response: ServerResponse, { status, body }: ShopAnswer): void {
  sendJson(response, status, body);
}

function confirm(
  shop: StandInShop,
  id: string,
  chosen: URLSearchParams | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const payment = shop.payments.get(id);
  if (!payment) return void response.writeHead(404).end();
  if (!chosen) return sendPage(response, paymentPage(payment, languageOf(request)));
  const result = chosen.get('result') ?? 'abandoned';
  if (result !== 'abandoned') shop.settle(id, result === 'succeeded' ? result : (chosen.get('reason') ?? 'general_decline'));
  response.writeHead(302, { location: payment.confirmation?.return_url ?? '/' }).end();
}

function switchFaults(faults: ShopFaults, query: URLSearchParams, response: ServerResponse): void {
  for (const name of ['failAfter', 'processing', 'tooMany', 'delayMs', 'lateMs', 'copies'] as const)
    if (query.has(name)) faults[name] = Number(query.get(name));
  for (const name of ['isReordering', 'isTellingNulls', 'isOnceOnly'] as const) if (query.has(name)) faults[name] = query.get(name) === '1';
  response.writeHead(204).end();
}
