import { Refusal, refusals, type RefusalCode, type RefusalWords } from '#contract/refusals.ts';
import { isDatabaseAway, isExhausted } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { TooBusy } from '#services/limiter.ts';
import type { Answer } from './cache.ts';
import type { Context } from './route.ts';

export type Envelope = { data: unknown; errors: { text: string }[]; hasErrors: boolean };

/** CORS headers: readable by scripts of every site, headers included. */
export const OPEN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', ...OPEN };

/** The only place that wraps responses in the envelope. */
export function envelope(data: unknown, texts: readonly string[] = []): Envelope {
  return { data, errors: texts.map((text) => ({ text })), hasErrors: texts.length > 0 };
}

/** Fields with an address of this site. Our own pages read them in-process and need no host; other programs do. */
const OWN_ADDRESSES = /"avatarUrl":"(?=\/)/g;

/** Data as JSON for other programs, with absolute URLs. */
export function jsonOf(data: unknown, origin: string): string {
  return JSON.stringify(data).replace(OWN_ADDRESSES, `$&${origin}`);
}

const UNAVAILABLE_SECONDS = 5;

/** A refusal as a response, in the caller's language; details of invalid input are for programs and in English only. */
export function refusalResponse(code: RefusalCode, language: Language, detail?: string): Response {
  const { status, retryAfterSeconds, [language]: said }: RefusalWords = refusals[code];
  const text = detail === undefined ? said : code === 'invalidInput' ? detail : `${said}: ${detail}`;
  const headers: Record<string, string> = { ...JSON_HEADERS, 'cache-control': 'private, no-store' };
  if (code === 'unknownApiKey') headers['www-authenticate'] = 'Bearer error="invalid_token"';
  if (retryAfterSeconds !== undefined || status === 503) headers['retry-after'] = String(retryAfterSeconds ?? UNAVAILABLE_SECONDS);
  return new Response(JSON.stringify(envelope(null, [text])), { status, headers });
}

/** A refusal of an HTTP method, listing those that the address supports. */
export function wrongMethodResponse(language: Language, methods: readonly string[]): Response {
  const response = refusalResponse('wrongMethod', language);
  response.headers.set('allow', methods.join(', '));
  return response;
}

/** An error as a response: the text of a Refusal, or for anything else a failure with an id that can be found in the log. */
export function failureResponse(error: unknown, context: Context, language: Language): Response {
  if (error instanceof Refusal) {
    if (refusals[error.code].status >= 500) context.log.warn({ requestId: context.requestId, code: error.code }, error.message);
    return refusalResponse(error.code, language, error.detail);
  }
  if (error instanceof TooBusy) return refusalResponse('unavailable', language);
  if (isDatabaseAway(error)) {
    if (isExhausted(error))
      context.log.error({ requestId: context.requestId, err: error }, 'the database has nothing left, or its disk fails');
    else context.log.warn({ requestId: context.requestId, error: String(error) }, 'the database is away');
    return refusalResponse('unavailable', language);
  }
  context.log.error({ requestId: context.requestId, err: error }, 'a call failed');
  return refusalResponse('serverFault', language, context.requestId);
}

/** The same as an answer that is not cached. */
export async function failureAnswer(error: unknown, context: Context, language: Language): Promise<Answer> {
  const response = failureResponse(error, context, language);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body, tags: [], maxAgeSeconds: 0, isStored: false };
}
