import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Reply } from '#contract/reply.ts';
import { SECOND_MS } from '#lib/durations.ts';
import type { Language } from '#lib/words.ts';
import { isSameSecret } from '#services/secrets.ts';
import type { Answer } from './cache.ts';
import { aliasOf, cachedResponse } from './cached-response.ts';
import { hasBearer } from './cookies.ts';
import { envelope, failureAnswer, failureResponse, JSON_HEADERS, jsonOf, OPEN, refusalResponse, wrongMethodResponse } from './envelope.ts';
import { parseJson, readBody, withoutControls } from './request.ts';
import { isPicture, mayBeLookedAt, type Context, type Route } from './route.ts';
import { plainly, runCall } from './run-call.ts';
import { addressOf, sourceOf } from './source.ts';
import { endedStreamResponse, streamResponse, type ServerEvents } from './streams/event-stream.ts';
import { callerOf, contextOf, languageOf, publicContextOf, type Web } from './web.ts';

/** Responds to an API request: public endpoints from the cache, everything else for the caller. */
export async function answerApi(c: HonoContext, web: Web, route: Route): Promise<Response> {
  const language = languageOf(c);
  if (route.guard === 'game') return answerGame(c, web, route, language);
  if (route.endpoint.method !== 'GET' || !route.tags) {
    const caller = await callerOf(web, c);
    return answerCall(route, contextOf(web, c, caller), c.req.raw, c.req.param(), language);
  }
  const url = new URL(c.req.url);
  const given = queryOf(url, c.req.param());
  const make = () => makeAnswer(route, publicContextOf(web, c), given, language);
  const hit = await web.cache.take(cacheKeyOf(route, given), aliasOf(url.pathname + url.search, language), make);
  const owner = hit.answer.isStored ? undefined : await callerOf(web, c);
  // Data withheld for its owner may belong to the player whom the request names; that response is not cached.
  if (owner && Object.values(given).includes(String(owner.playerId)))
    return answerCall(route, contextOf(web, c, owner), c.req.raw, c.req.param(), language);
  return cachedResponse(hit, c.req.raw);
}

/** Handles a post of a game server, queued per address. A request without a valid key takes no place in the queue. */
async function answerGame(c: HonoContext, web: Web, route: Route, language: Language): Promise<Response> {
  const context = { ...contextOf(web, c), db: web.gameConnection.db };
  const { headers } = c.req.raw;
  const answer = () => answerCall(route, context, c.req.raw, c.req.param(), language);
  try {
    const isOurs = isGameKey(headers.get('dedicated-key'), web.config.gameKeys);
    return await (isOurs ? web.gameLimiter.run(addressOf(headers), answer) : answer());
  } catch (error) {
    return failureResponse(error, context, language);
  }
}

/** Answers one call for its caller; failures become responses too. */
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
    // Some endpoints sign in or out and redirect: a HEAD request, as previews send it, must change nothing. Others never end.
    if (request.method === 'HEAD' && !mayBeLookedAt(route)) return wrongMethodResponse(language, ['GET', 'OPTIONS']);
    if (isForeign(route, context, request)) return refusalResponse('foreignOrigin', language);
    const cookies: string[] = [];
    const { data } = await runCall(route, context, async () => {
      const { method, headers } = request;
      const url = new URL(request.url);
      const isQuery = route.endpoint.method === 'GET';
      const sent = isQuery ? '' : await readBody(request, route.bodyLimit);
      const body = route.guard === 'game' ? withoutControls(sent) : sent;
      const given = isQuery ? queryOf(url, params) : givenIn(route, body);
      return { given, raw: { method, url, body, headers, setCookie: (cookie) => cookies.push(cookie) } };
    });
    const response = responseOf(route, data, context.config.origin);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    for (const [name, value] of Object.entries(deprecationOf(route))) response.headers.set(name, value);
    return response;
  } catch (error) {
    return failureResponse(namesKey(error, context, request) ? new Refusal('unknownApiKey') : error, context, language);
  }
}

/** Whether a request was refused because its API key is unknown. */
function namesKey(error: unknown, { caller }: Context, { headers }: Request): boolean {
  const isUnknown = error instanceof Refusal && (error.code === 'signInNeeded' || error.code === 'subscribersOnly');
  return isUnknown && caller === undefined && hasBearer(headers);
}

/** The cacheable response of a public GET. Refusals are not stored. */
async function makeAnswer(route: Route, context: Context, given: Record<string, string>, language: Language): Promise<Answer> {
  try {
    const { data, tags, isWhole } = await runCall(route, context, plainly(given));
    const headers = { ...JSON_HEADERS, ...deprecationOf(route), 'cache-control': 'public, no-cache' };
    return {
      status: 200,
      headers,
      body: bodyOf(route, data, context.config.origin),
      tags,
      maxAgeSeconds: route.maxAgeSeconds,
      isStored: isWhole,
    };
  } catch (error) {
    return failureAnswer(error, context, language);
  }
}

/** The deprecation headers of an endpoint: since when (RFC 9745), until when (RFC 8594), and its successor. */
function deprecationOf({ endpoint: { deprecated } }: Route): Record<string, string> {
  if (!deprecated) return {};
  const { on, until, instead } = deprecated;
  return {
    deprecation: `@${Date.parse(on) / SECOND_MS}`,
    sunset: new Date(until).toUTCString(),
    link: `<${instead}>; rel="successor-version"`,
  };
}

function responseOf(route: Route, data: unknown, origin: string): Response {
  if (route.format === 'stream') return data === undefined ? endedStreamResponse() : streamResponse(data as ServerEvents);
  if (route.format === 'reply') {
    const { status, headers, body } = data as Reply;
    return new Response(body ?? null, { status, headers: isPicture(route) ? { ...OPEN, ...headers } : headers });
  }
  return new Response(bodyOf(route, data, origin), { status: 200, headers: { ...JSON_HEADERS, 'cache-control': 'private, no-store' } });
}

function bodyOf({ format }: Route, data: unknown, origin: string): Buffer<ArrayBuffer> {
  return Buffer.from(jsonOf(format === 'bare' ? data : envelope(data), origin));
}

/** The input from the query and the route: the first value of each name. */
function queryOf(url: URL, params: Record<string, string>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of url.searchParams) given[name] ??= value;
  return { ...given, ...params };
}

/** The input from a body. A missing body is refused, because it must not mean "clear all fields"; the game's are accepted as they are. */
function givenIn({ endpoint, guard }: Route, body: string): unknown {
  if (body !== '') return parseJson(body);
  if (guard !== 'game' && fieldsOf(endpoint)?.length) throw new Refusal('invalidInput', 'the body is missing');
  return {};
}

/** The cache key: only the query parameters that the endpoint reads. An absent parameter differs from an empty one. */
function cacheKeyOf({ endpoint }: Route, given: Record<string, string>): string {
  const known = fieldsOf(endpoint) ?? Object.keys(given);
  const query = new URLSearchParams();
  for (const name of known.toSorted()) {
    const value = given[name];
    if (value !== undefined) query.set(name, value);
  }
  return `${endpoint.path}?${query}`;
}

/** The names that an endpoint reads from its query or body; undefined for one that accepts anything. */
function fieldsOf({ input }: Endpoint): string[] | undefined {
  return 'entries' in input ? Object.keys(input.entries ?? {}) : undefined;
}

/** Whether a state-changing request comes from a page of another site. The game's key and a program's token need no such check. */
function isForeign(route: Route, { config, caller }: Context, { headers }: Request): boolean {
  if (route.endpoint.method === 'GET' || route.guard === 'game' || headers.has('authorization')) return false;
  const source = sourceOf(headers, config.origin);
  return source === 'foreign' || (source === 'unsaid' && caller !== undefined);
}

/** Whether a game server's key is one of ours, in constant time. */
function isGameKey(given: string | null, keys: readonly string[]): boolean {
  return given !== null && keys.some((key) => isSameSecret(given, key));
}
