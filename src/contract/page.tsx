import type { ComponentType } from 'react';
import type { Language } from '#lib/words.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';
import type { SearchOf } from './search.ts';

/** Calls the site's API: in-process while the server renders, over HTTP in the browser. Throws CallFailure. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/** A call that returned no data: the thing does not exist, or the server cannot answer now. */
export class CallFailure extends Error {
  readonly isAbsent: boolean;
  readonly texts: string[];
  /** The thing exists, but its list has no such page. */
  readonly isBeyond: boolean;
  /** Which of several things named by the address do not exist. */
  readonly missing: string | undefined;

  constructor(isAbsent: boolean, texts: string[], isBeyond = false, missing?: string) {
    super(texts[0] ?? (isAbsent ? 'not found' : 'the call failed'));
    this.isAbsent = isAbsent;
    this.texts = texts;
    this.isBeyond = isBeyond;
    this.missing = missing;
  }
}

type Params = Record<string, string>;

export type Page<S = unknown, D = unknown> = {
  /** How the query is read; parameters not listed here do not change the page. */
  search: S;
  /** Loads what the page shows. An absent CallFailure shows `Absent` with status 404. */
  load?: (input: { call: Call; params: Params; search: SearchOf<S>; language: Language }) => Promise<D>;
  Body: ComponentType<{ data: D; params: Params; search: SearchOf<S> }>;
  /**
   * The page's own not-found screen. `isBeyond`: the thing exists, but its list has no such page. `missing`: what `load` reported as
   * missing.
   */
  Absent?: ComponentType<{ isBeyond: boolean; missing: string | undefined }>;
  /** The placeholder while data is loading: rows of the same size as the real ones. */
  Waiting?: ComponentType;
  /** Hidden from search engines. */
  isUnlisted?: boolean;
};

export function definePage<const S, D = undefined>(page: Page<S, D>): Page<S, D> {
  return page;
}

/** Thrown by `load` when the address names nothing, such as `/players/abc`. `missing`: which part, if the address names several things. */
export function absent(missing?: string): CallFailure {
  return new CallFailure(true, [], false, missing);
}

/** Thrown by `load` when the thing exists but its list ends before the requested page. */
export function beyond(): CallFailure {
  return new CallFailure(true, [], true);
}

/** The numeric id in a page's address; any other value throws not-found. */
export function idOf(params: Params): string {
  const id = params['id'] ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw absent();
  return id;
}

/** The data of a call, or undefined when the thing does not exist; other failures are rethrown. */
export async function orAbsent<T>(called: Promise<T>): Promise<T | undefined> {
  try {
    return await called;
  } catch (error) {
    if (error instanceof CallFailure && error.isAbsent) return undefined;
    throw error;
  }
}
