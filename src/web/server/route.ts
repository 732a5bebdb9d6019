import type { Caller } from '#contract/caller.ts';
import type { Endpoint, Output, ReadInput } from '#contract/endpoint.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import type { Reply } from '#contract/reply.ts';
import type { Tag } from '#contract/tags.ts';
import type { Deps } from '#db/deps.ts';
import type { Changes } from '#db/notify.ts';
import type { ServerEvents } from './streams/event-stream.ts';

/** What a handler may use: `Deps`, and what belongs to its request. `fetch` calls this site like any client, but without a connection. */
export type Context = Deps & { requestId: string; changes: Changes; caller: Caller | undefined; fetch: typeof fetch };
/** The same for endpoints that need a signed-in player. */
export type PlayerContext = Context & { caller: Caller };

/** The raw request, for endpoints that need more than their input, and a way to set a cookie. */
export type Raw = { method: string; url: URL; body: string; headers: Headers; setCookie: (cookie: string) => void };

/**
 * Thrown by a public endpoint that withholds data which its owner may see: everyone else gets `shown`, as if there were nothing to
 * withhold, and that response is not cached.
 */
export class OwnerOnly extends Error {
  readonly shown: unknown;

  constructor(shown: unknown) {
    super('for the owner only');
    this.shown = shown;
  }
}

/** A requirement for the caller besides being signed in, and the refusal when it is not met. */
export type Need = { refusal: RefusalCode; isMet: (context: Context) => boolean | Promise<boolean> };

/** An endpoint with its handler. */
export type Route = {
  endpoint: Endpoint;
  /**
   * `envelope`: `{data, errors, hasErrors}`; `bare`: just the data, as the game server reads it; `stream`: server-sent events; `reply`: a
   * Reply.
   */
  format: 'envelope' | 'bare' | 'stream' | 'reply';
  /** `game`: needs a valid dedicated-key header; `player`: needs a signed-in player; `admin`: needs the role Admin. */
  guard: 'none' | 'game' | 'player' | 'admin';
  needs?: Need;
  /** Other refusals of a well-formed request. */
  refuses?: readonly RefusalCode[];
  /** For a reply: the media types of its content; absent: it redirects. */
  types?: readonly string[];
  /** Some inputs are also answered without signing in. */
  mayNeedSignIn?: boolean;
  /** The maximum body size, in bytes. */
  bodyLimit: number;
  /** Responses are cached until one of these tags changes; absent: never cached. */
  tags?: (input: never) => readonly Tag[];
  /** Seconds after which a cached answer is refreshed even without a change. */
  maxAgeSeconds: number;
  run: (context: Context, input: never, raw: Raw) => Promise<unknown>;
};

const DEFAULT_BODY_LIMIT = 64 * 1024;
const GAME_BODY_LIMIT = 2 * 1024 * 1024;
const DEFAULT_MAX_AGE_SECONDS = 300;
const plain = { guard: 'none', bodyLimit: DEFAULT_BODY_LIMIT, maxAgeSeconds: 0 } as const;

type Run<E extends Endpoint, C, A = Output<E>> = (context: C, input: ReadInput<E>, raw: Raw) => Promise<A>;
type Options<E extends Endpoint> = Pick<Route, 'needs' | 'refuses' | 'mayNeedSignIn'> & {
  tags?: (input: ReadInput<E>) => readonly Tag[];
  maxAgeSeconds?: number;
  bodyLimit?: number;
};
type PlayerOptions = Pick<Route, 'needs' | 'refuses'> & { bodyLimit?: number };
type ReplyOptions = Pick<Route, 'refuses' | 'types'>;

/**
 * Answers an endpoint in the site's envelope. With `tags` the response is public, made without a caller, cached, and dropped when a tag
 * changes. Without them it is private.
 */
export function handle<E extends Endpoint>(endpoint: E, run: Run<E, Context>, options: Options<E> = {}): Route {
  return { ...plain, endpoint, format: 'envelope', maxAgeSeconds: DEFAULT_MAX_AGE_SECONDS, ...options, run };
}

/** For signed-in players only; never cached. */
export function handlePlayer<E extends Endpoint>(endpoint: E, run: Run<E, PlayerContext>, options: PlayerOptions = {}): Route {
  return {
    ...plain,
    endpoint,
    format: 'envelope',
    guard: 'player',
    ...options,
    run: (context, input, raw) => run(asPlayer(context), input, raw),
  };
}

/** For admins only; never cached. */
export function handleAdmin<E extends Endpoint>(endpoint: E, run: Run<E, PlayerContext>, options: PlayerOptions = {}): Route {
  return { ...handlePlayer(endpoint, run, options), guard: 'admin' };
}

/** For the game server: needs its key, and the response has no envelope. */
export function handleGame<E extends Endpoint>(endpoint: E, run: Run<E, Context>): Route {
  return { ...plain, endpoint, format: 'bare', guard: 'game', bodyLimit: GAME_BODY_LIMIT, run };
}

/** Answers with the server-sent events that `run` returns; undefined when the client has already received the last one. */
export function handleStream<E extends Endpoint>(endpoint: E, run: Run<E, Context, ServerEvents | undefined>): Route {
  return { ...plain, endpoint, format: 'stream', run };
}

/** Answers with a redirect, a text or a file; failures still use the envelope. */
export function handleReply<E extends Endpoint>(endpoint: E, run: Run<E, Context, Reply>, options: ReplyOptions = {}): Route {
  return { ...plain, endpoint, format: 'reply', ...options, run };
}

/** Whether an endpoint answers with a picture. */
export function isPicture({ types }: Route): boolean {
  return types?.some((type) => type.startsWith('image/')) ?? false;
}

/** Whether an endpoint supports HEAD: only those with data or a picture do; the others redirect, sign in or out, or never end. */
export function mayBeLookedAt(route: Route): boolean {
  const { endpoint, format } = route;
  return endpoint.method === 'GET' && (format === 'envelope' || format === 'bare' || isPicture(route));
}

/** Redirects a browser. The response is not cached, and the next page gets no referrer. */
export function redirectTo(address: string): Reply {
  return { status: 302, headers: { location: address, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } };
}

/** Throws a Refusal when the caller may not use the endpoint. */
export async function admit({ guard, needs }: Route, context: Context): Promise<void> {
  const { caller } = context;
  if ((guard === 'player' || guard === 'admin') && !caller) throw new Refusal('signInNeeded');
  if (guard === 'admin' && caller?.role !== 'Admin') throw new Refusal('adminsOnly');
  if (needs && !(await needs.isMet(context))) throw new Refusal(needs.refusal);
}

function asPlayer(context: Context): PlayerContext {
  const { caller } = context;
  if (!caller) throw new Refusal('signInNeeded');
  return { ...context, caller };
}
