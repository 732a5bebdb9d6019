import type { ComponentType } from 'react';
import type { Language } from '#lib/words.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';
import type { SearchOf } from './search.ts';

/** Calls the site's API: in-process while the server renders, over HTTP in the browser. Throws CallFailure. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/** A call that brought no data: the thing is not there, or the server cannot answer now. */
export class CallFailure extends Error {
  readonly isAbsent: boolean;
  readonly texts: string[];
  /** Whether the thing is there, and only its list has no such page. */
  readonly isBeyond: boolean;
  /** Of several things that an address names, those that are not there. */
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
  /** How the query is read; names that are not here do not change the page. */
  search: S;
  /** What the page shows. A CallFailure that is absent shows `Absent` with status 404. */
  load?: (input: { call: Call; params: Params; search: SearchOf<S>; language: Language }) => Promise<D>;
  Body: ComponentType<{ data: D; params: Params; search: SearchOf<S> }>;
  /**
   * The page's own not-found screen. `isBeyond`: what was asked for is there, and only its list has no such page. `missing`: what `load` said
   * that is not there.
   */
  Absent?: ComponentType<{ isBeyond: boolean; missing: string | undefined }>;
  /** What stands in its place while its data is on the way: rows of the size of those to come. */
  Waiting?: ComponentType;
  /** Not for search engines. */
  isUnlisted?: boolean;
};

export function definePage<const S, D = undefined>(page: Page<S, D>): Page<S, D> {
  return page;
}

/** Thrown by `load` when the address itself names nothing, such as `/players/abc`; `missing`: what of it, where it names several things. */
export function absent(missing?: string): CallFailure {
  return new CallFailure(true, [], false, missing);
}

/** Thrown by `load` when what the address names is there, and its list ends before the page that is asked for. */
export function beyond(): CallFailure {
  return new CallFailure(true, [], true);
}

/** The number in the address of a page; any other address names nothing. */
export function idOf(params: Params): string {
  const id = params['id'] ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw absent();
  return id;
}

/** The data of a call, or undefined when the thing is not there; other failures are thrown on. */
export async function orAbsent<T>(called: Promise<T>): Promise<T | undefined> {
  try {
    return await called;
  } catch (error) {
    if (error instanceof CallFailure && error.isAbsent) return undefined;
    throw error;
  }
}
