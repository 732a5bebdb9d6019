import { TooBusy } from '#services/pictures.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal, refusals } from '#contract/refusals.ts';
import type { Language } from '#lib/words.ts';
import { safeParse } from 'valibot';
import { isDatabaseAway } from '#db/database.ts';
import type { Answer } from './cache.ts';
import { checkAnswer } from './check-answer.ts';
import { envelope, JSON_HEADERS, refusalResponse, toResponse } from './envelope.ts';
import { parseJson, readBody } from './request.ts';
import type { Reply } from '#contract/reply.ts';
import { admit, Withheld, type Context, type Raw, type Route } from './route.ts';
import { sourceOf } from './source.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a game server's key is one of ours; takes the same time for every wrong one. */
export function isGameKey(given: string | null, keys: readonly string[]): boolean {
  const sent = digest(given ?? '');
  let isKnown = false;
  for (const key of keys) isKnown = timingSafeEqual(sent, digest(key)) || isKnown;
  return isKnown && given !== null;
}

/** A zero character in JSON, which PostgreSQL keeps in no text. */
const ZERO = /(?<!\\)(?:\\\\)*\\u0000/;

/** The input of a call, valid and typed. Throws Refusal invalidInput that names the field. What the game posts and admins write is cleaned instead of refused. */
export function readInput(route: Route, given: unknown): never {
  const isCleaned = route.endpoint.method !== 'GET' && (route.guard === 'game' || route.guard === 'admin');
  if (!isCleaned && ZERO.test(JSON.stringify(given))) throw new Refusal('invalidInput', 'a zero character');
  const read = safeParse(route.endpoint.input, given);
  if (read.success) return read.output as never;
  const [issue] = read.issues;
  const path = issue.path?.map((step) => String(step.key)).join('.');
  throw new Refusal('invalidInput', path ? `${path}: ${issue.message}` : issue.message);
}

/** What a query or a route gives: the first value of each name. */
export function queryOf(url: URL, params: Record<string, string>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of url.searchParams) given[name] ??= value;
  return { ...given, ...params };
}

type Made = { data: unknown; isWhole: boolean };

/** Runs a call; `isWhole` is false for an answer that holds something back. */
export async function runWithheld(route: Route, context: Context, input: never, raw: Raw): Promise<Made> {
  const made = await run(route, context, input, raw);
  checkAnswer(route, made.data);
  return made;
}

async function run(route: Route, context: Context, input: never, raw: Raw): Promise<Made> {
  try {
    return { data: await route.run(context, input, raw), isWhole: true };
  } catch (error) {
    if (error instanceof Withheld) return { data: error.shown, isWhole: false };
    throw error;
  }
}

/** Answers one call, whatever happens: a Refusal in words, anything else as a fault with an id that is in the log. */
export async function answerCall(
  route: Route,
  context: Context,
  request: Request,
  params: Record<string, string>,
  language: Language,
): Promise<Response> {
  try {
    if (route.guard === 'game' && !isGameKey(request.headers.get('dedicated-key'), context.config.gameKeys)) {
      await readBody(request, 0).catch(() => {});
      return refusalResponse('wrongKey', language);
    }
    if (isForeign(route, context, request)) return refusalResponse('foreignOrigin', language);
    admit(route, context);
    const isQuery = route.endpoint.method === 'GET';
    const body = isQuery ? '' : await readBody(request, route.bodyLimit);
    const url = new URL(request.url);
    const input = readInput(route, isQuery ? queryOf(url, params) : parseJson(body || '{}'));
    const cookies: string[] = [];
    const { data } = await runWithheld(route, context, input, {
      method: request.method,
      url,
      body,
      headers: request.headers,
      setCookie: (cookie) => cookies.push(cookie),
    });
    const response = responseOf(route, data);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  } catch (error) {
    return failureResponse(error, context, language);
  }
}

/** Whether a browser sends a state-changing call from a page that is not ours. The game's key and a program's token stand for themselves. */
function isForeign(route: Route, { config, caller }: Context, { headers }: Request): boolean {
  if (route.endpoint.method === 'GET' || route.guard === 'game' || headers.has('authorization')) return false;
  const source = sourceOf(headers, config.origin);
  return source === 'foreign' || (source === 'unsaid' && caller !== undefined);
}

function responseOf(route: Route, data: unknown): Response {
  if (route.format === 'stream') return streamResponse(data as ReadableStream<string>);
  if (route.format === 'reply') {
    const { status, headers, body } = data as Reply;
    return new Response(body ?? null, { status, headers });
  }
  const answer = route.format === 'bare' ? data : envelope(data);
  return new Response(JSON.stringify(answer), { status: 200, headers: { ...JSON_HEADERS, 'cache-control': 'private, no-store' } });
}

/** What a handler gets of a request that must not matter to its answer, because the answer is for everyone. */
export const NO_REQUEST: Raw = {
  method: 'GET',
  url: new URL('http://localhost/'),
  body: '',
  headers: new Headers(),
  setCookie: () => {
    throw new Error('a public answer sets no cookie');
  },
};

/** The cacheable answer of a public GET. Refusals are not stored. */
export async function makeAnswer(route: Route, context: Context, given: Record<string, string>, language: Language): Promise<Answer> {
  try {
    const input = readInput(route, given);
    const { data, isWhole } = await runWithheld(route, { ...context, caller: undefined }, input, NO_REQUEST);
    const tags = route.tags?.(input) ?? [];
    return {
      status: 200,
      headers: { ...JSON_HEADERS, 'cache-control': 'public, no-cache' },
      body: Buffer.from(JSON.stringify(route.format === 'bare' ? data : envelope(data))),
      tags,
      maxAgeSeconds: route.maxAgeSeconds,
      isStored: isWhole,
    };
  } catch (error) {
    const response = failureResponse(error, context, language);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
      tags: [],
      maxAgeSeconds: 0,
      isStored: false,
    };
  }
}

export function failureResponse(error: unknown, context: Context, language: Language): Response {
  if (error instanceof Refusal) {
    if (refusals[error.code].status >= 500) context.log.warn({ requestId: context.requestId, code: error.code }, error.message);
    return toResponse(error, language);
  }
  if (error instanceof TooBusy) return refusalResponse('unavailable', language);
  if (isDatabaseAway(error)) {
    context.log.warn({ requestId: context.requestId, error: String(error) }, 'the database is away');
    return refusalResponse('unavailable', language);
  }
  context.log.error({ requestId: context.requestId, err: error }, 'a call failed');
  return refusalResponse('serverFault', language, context.requestId);
}

const HEARTBEAT_MS = 15_000;

/** Server-sent events with a heartbeat, so that proxies keep the connection and the server notices who left. */
function streamResponse(source: ReadableStream<string>): Response {
  const reader = source.getReader();
  let heartbeat: NodeJS.Timeout | undefined;
  const events = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(': open\n\n'));
      heartbeat = setInterval(() => controller.enqueue(Buffer.from(': alive\n\n')), HEARTBEAT_MS);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(Buffer.from(`data: ${value.replaceAll('\n', ' ')}\n\n`));
      clearInterval(heartbeat);
      controller.enqueue(Buffer.from('event: end\ndata: end\n\n'));
      controller.close();
    },
    async cancel() {
      clearInterval(heartbeat);
      await reader.cancel();
    },
  });
  return new Response(events, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-accel-buffering': 'no',
    },
  });
}
