import type { GetCalls, PostCalls, PutCalls } from './calls.mjs';

export type * from './calls.mjs';

/** Why a call brought nothing. A thing that is not there is no error: its answer is null. */
export class ApiError extends Error {
  /** Of HTTP. */
  readonly status: number;
  /** What the site says, a sentence each. */
  readonly problems: readonly string[];
  /** When the same may be tried again. */
  readonly retryAfterSeconds: number | undefined;
}

type Settings = {
  /** Where the site is, such as `https://sixfold.example`. */
  origin: string;
  /** An API key, made on one's own profile. */
  key?: string;
  /** Who asks, for the site's owner. Browsers say that themselves. */
  userAgent?: string;
  fetch?: typeof fetch;
};

/** Nothing is to be given where nothing must be. */
type Given<I> = I extends Record<string, never> ? [input?: I] : Partial<I> extends I ? [input?: I] : [input: I];

/** Calls by their paths. Rejects with ApiError, or with what `fetch` rejects with; what came too often is asked once more when the site says so. */
export type Client = {
  get<P extends keyof GetCalls>(path: P, ...query: Given<GetCalls[P]['input']>): Promise<GetCalls[P]['answer']>;
  post<P extends keyof PostCalls>(path: P, ...body: Given<PostCalls[P]['input']>): Promise<PostCalls[P]['answer']>;
  put<P extends keyof PutCalls>(path: P, ...body: Given<PutCalls[P]['input']>): Promise<PutCalls[P]['answer']>;
};

export function makeClient(settings: Settings): Client;
