import { LRUCache } from 'lru-cache';
import { Refusal } from '#contract/refusals.ts';
import { readLanguage, type Language } from '#lib/words.ts';
import type { Encoding } from './cache.ts';

/** How much of an oversized body is read and discarded, so that its sender can still read the response. */
export const DISCARD_LIMIT_BYTES = 64 * 1024 * 1024;

const DEEPEST_JSON = 100;

/** The language of a request: `?lang=`, then the cookie, then the browser's preferred one among ours, then Russian. */
export function negotiateLanguage(query: string | null, cookie: string | undefined, accepted = ''): Language {
  return readLanguage(query) ?? readLanguage(/(?:^|;\s*)lang=(\w+)/.exec(cookie ?? '')?.[1]) ?? bestLanguage(accepted) ?? 'ru';
}

function bestLanguage(accepted: string): Language | undefined {
  const liked = readAccepted(accepted).filter(({ name, weight }) => weight > 0 && readLanguage(name));
  return readLanguage(liked.toSorted((a, b) => b.weight - a.weight)[0]?.name);
}

/** The encoding that the client prefers among those offered; the first one when it prefers several equally. */
export function negotiateEncoding(accepted = '', offered: readonly Encoding[] = ['br', 'gzip']): Encoding {
  const given = readAccepted(accepted);
  const weightOf = (encoding: Encoding) =>
    (given.find(({ name }) => name === encoding) ?? given.find(({ name }) => name === '*'))?.weight ?? 0;
  const liked = offered.filter((encoding) => weightOf(encoding) > 0);
  return liked.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? 'identity';
}

type Accepted = { name: string; weight: number };
/** Parsed headers: there are few distinct values, and every request has them. */
const read = new LRUCache<string, Accepted[]>({ max: 500 });

/** Parses a header such as Accept-Language, in its order: names in lower case, weights from 0 to 1 (RFC 9110, 12.4.2). */
export function readAccepted(header: string): readonly Accepted[] {
  let accepted = read.get(header);
  if (!accepted) read.set(header, (accepted = header.split(',').map(readOne)));
  return accepted;
}

function readOne(text: string): Accepted {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
}

/** Whether this If-None-Match matches `etag`; `*` matches anything. */
export function hasTag(given: string | null | undefined, etag: string | undefined): boolean {
  const tags = given?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return tags.some((tag) => tag === '*' || tag === etag?.replace(/^W\//, ''));
}

/** The body as text. Throws Refusal bodyTooLarge beyond `limitBytes`. */
export async function readBody(request: Request, limitBytes: number): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= limitBytes) chunks.push(value);
    else if (size > DISCARD_LIMIT_BYTES) break;
  }
  if (size > limitBytes) {
    await reader.cancel().catch(() => {});
    throw new Refusal('bodyTooLarge', String(limitBytes));
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Replaces control characters in JSON by spaces. A lax encoder leaves them inside strings, where JSON forbids them; elsewhere they mean
 * nothing.
 */
export function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f]+/g, ' ');
}

/** Parses JSON. Throws Refusal invalidInput when it is malformed, or nested too deeply to be serialised again. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('invalidInput', 'the body is not JSON');
  }
  if (isDeeperThan(value, DEEPEST_JSON)) throw new Refusal('invalidInput', `the body is deeper than ${DEEPEST_JSON} levels`);
  return value;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1));
}
