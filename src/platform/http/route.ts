import type { Endpoint, Output, ReadInput } from '#lib/endpoint.ts';
import type { Changes } from '../changes.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database.ts';
import type { Logger } from '../log.ts';

/** What a handler may use. The clock is an argument, so tests and the demo can move it. */
export type Context = { db: Db; config: Config; log: Logger; now: () => Date; requestId: string; changes: Changes };

/** The request as it came, for calls that must keep it. */
export type Raw = { body: string; headers: Headers };

/** One endpoint with what answers it. */
export type Route = {
  endpoint: Endpoint;
  /** `envelope`: `{data, errors, hasErrors}`; `bare`: the answer itself, as the game server reads it; `stream`: server-sent events. */
  format: 'envelope' | 'bare' | 'stream';
  /** `game`: only with a valid dedicated-key header. */
  guard: 'none' | 'game';
  /** Longest body read, in bytes. */
  bodyLimit: number;
  /** Answers are cached until one of these tags changes; absent: never cached. */
  tags?: (input: never) => readonly string[];
  /** Seconds after which a cached answer is refreshed even without a change. */
  maxAgeSeconds: number;
  run: (context: Context, input: never, raw: Raw) => Promise<unknown>;
};

const DEFAULT_BODY_LIMIT = 64 * 1024;
const DEFAULT_MAX_AGE_SECONDS = 300;

type Options<E extends Endpoint> = { tags?: (input: ReadInput<E>) => readonly string[]; maxAgeSeconds?: number; bodyLimit?: number };

/** Answers an endpoint in the site's envelope. With `tags` the answer is public, cached and dropped when a tag changes. */
export function handle<E extends Endpoint>(endpoint: E, run: (context: Context, input: ReadInput<E>, raw: Raw) => Promise<Output<E>>, options: Options<E> = {}): Route {
  return { endpoint, format: 'envelope', guard: 'none', bodyLimit: DEFAULT_BODY_LIMIT, maxAgeSeconds: DEFAULT_MAX_AGE_SECONDS, ...options, run };
}

/** Answers a call of the game server: needs its key, and the answer goes out bare. */
export function handleGame<E extends Endpoint>(endpoint: E, run: (context: Context, input: ReadInput<E>, raw: Raw) => Promise<Output<E>>, options: { bodyLimit: number }): Route {
  return { endpoint, format: 'bare', guard: 'game', maxAgeSeconds: 0, ...options, run };
}

/** Answers with server-sent events: `run` gives a stream of texts, each sent as one event. */
export function handleStream<E extends Endpoint>(endpoint: E, run: (context: Context, input: ReadInput<E>, raw: Raw) => Promise<ReadableStream<string>>): Route {
  return { endpoint, format: 'stream', guard: 'none', bodyLimit: DEFAULT_BODY_LIMIT, maxAgeSeconds: 0, run };
}
