import type { Caller } from '#contract/caller.ts';
import type { Endpoint, Output, ReadInput } from '#contract/endpoint.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import type { Reply } from '#contract/reply.ts';
import type { Tag } from '#contract/tags.ts';
import type { Deps } from '#db/deps.ts';
import type { Changes } from '#db/notify.ts';
import type { ServerEvents } from './streams/event-stream.ts';

/** What a handler may use: `Deps`, and what belongs to its request. `fetch` asks this site as everybody does, without a connection. */
export type Context = Deps & { requestId: string; changes: Changes; caller: Caller | undefined; fetch: typeof fetch };
/** The same for calls that only a signed-in player may make. */
export type PlayerContext = Context & { caller: Caller };

/** The request as it came, for calls that need more of it than their input, and the way to set a cookie. */
export type Raw = { method: string; url: URL; body: string; headers: Headers; setCookie: (cookie: string) => void };

/**
 * Thrown by a public answer that holds something back which its owner may see: everyone gets `shown`, as if there were
 * nothing to hold back, and nobody keeps it.
 */
export class OwnerOnly extends Error {
  readonly shown: unknown;

  constructor(shown: unknown) {
    super('for the owner only');
    this.shown = shown;
  }
}

/** What a call needs of its caller besides being signed in, and how it refuses who has it not. */
export type Need = { refusal: RefusalCode; isMet: (context: Context) => boolean | Promise<boolean> };

/** One endpoint with what answers it. */
export type Route = {
  endpoint: Endpoint;
  /** `envelope`: `{data, errors, hasErrors}`; `bare`: the answer itself, as the game server reads it; `stream`: server-sent events; `reply`: a Reply. */
  format: 'envelope' | 'bare' | 'stream' | 'reply';
  /** `game`: only with a valid dedicated-key header; `player`: only signed in; `admin`: only with the role Admin. */
  guard: 'none' | 'game' | 'player' | 'admin';
  needs?: Need;
  /** What it refuses besides, though it is asked well. */
  refuses?: readonly RefusalCode[];
  /** Of a reply: the media types of what it answers; absent: it leads on. */
  types?: readonly string[];
  /** Who is not signed in gets an answer to some inputs only. */
  mayNeedSignIn?: boolean;
  /** Longest body read, in bytes. */
  bodyLimit: number;
  /** Answers are cached until one of these tags changes; absent: never cached. */
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
 * Answers an endpoint in the site's envelope. With `tags` the answer is public, cached and dropped when a tag changes:
 * it is made without a caller. Without them it is private.
 */
export function handle<E extends Endpoint>(endpoint: E, run: Run<E, Context>, options: Options<E> = {}): Route {
  return { ...plain, endpoint, format: 'envelope', maxAgeSeconds: DEFAULT_MAX_AGE_SECONDS, ...options, run };
}

/** Answers only a signed-in player; never cached. */
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

/** Answers only an admin; never cached. */
export function handleAdmin<E extends Endpoint>(endpoint: E, run: Run<E, PlayerContext>, options: PlayerOptions = {}): Route {
  return { ...handlePlayer(endpoint, run, options), guard: 'admin' };
}

/** Answers a call of the game server: needs its key, and the answer goes out bare. */
export function handleGame<E extends Endpoint>(endpoint: E, run: Run<E, Context>): Route {
  return { ...plain, endpoint, format: 'bare', guard: 'game', bodyLimit: GAME_BODY_LIMIT, run };
}

/** Answers with server-sent events, which `run` gives; undefined for who has heard the last one. */
export function handleStream<E extends Endpoint>(endpoint: E, run: Run<E, Context, ServerEvents | undefined>): Route {
  return { ...plain, endpoint, format: 'stream', run };
}

/** Answers with a redirect, a text or a file; what fails is still said in the envelope. */
export function handleReply<E extends Endpoint>(endpoint: E, run: Run<E, Context, Reply>, options: ReplyOptions = {}): Route {
  return { ...plain, endpoint, format: 'reply', ...options, run };
}

/** Whether a call answers with a picture. */
export function isPicture({ types }: Route): boolean {
  return types?.some((type) => type.startsWith('image/')) ?? false;
}

/** Whether a call answers HEAD: with data or a picture; others lead on, sign in and out, or never end. */
export function mayBeLookedAt(route: Route): boolean {
  const { endpoint, format } = route;
  return endpoint.method === 'GET' && (format === 'envelope' || format === 'bare' || isPicture(route));
}

/** Sends a browser on; nobody keeps the answer, and the next page does not learn where it came from. */
export function redirectTo(address: string): Reply {
  return { status: 302, headers: { location: address, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } };
}

/** Throws the Refusal of a caller who may not make a call. */
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
