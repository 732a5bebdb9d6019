import type { Address } from '#contract/address.ts';
import { CallFailure, type Call, type Page } from '#contract/page.tsx';
import { readSearch } from '#contract/search.ts';
import type { Language } from '#lib/words.ts';
import type { Needs } from './page-guard.ts';

/** A page of the site. `file`: by what the build knows it; `needs`: who alone may open it, anyone else is sent to the home page. */
export type PageEntry = { address: Address; file: string; needs: Needs | undefined; open: () => Promise<{ page: Page }> };

type Found = { entry: PageEntry; params: Record<string, string> };

/** What an address names: a page and what it reads of the address, or no page at all. */
export type Resolved = {
  entry: PageEntry | undefined;
  page: Page | undefined;
  params: Record<string, string>;
  search: Record<string, unknown>;
  /** The same for all addresses that show the same: names that the page does not read do not count, and paths without a page share one. */
  key: string;
};

/**
 * What an address shows: a page with its data, or a failure of that page or of no page at all; status 0 when nobody answered.
 * `loaded` of an absent page is true where only its list ends before, and a text where it is known what is missing. `waiting`: its data is on the way; `stale`: it would not come, and this is what stood there before.
 */
export type PageState = Resolved & { status: number; loaded: unknown; has?: 'waiting' | 'stale' };

export const noPage: Resolved = { entry: undefined, page: undefined, params: {}, search: {}, key: 'no page' };

/** Finds what an address names, and opens it. */
export async function resolve(pages: readonly PageEntry[], url: URL): Promise<Resolved> {
  const found = findPage(pages, url.pathname);
  if (!found) return noPage;
  const { page } = await found.entry.open();
  const search: Record<string, unknown> = readSearch(typeof page.search === 'object' ? { ...page.search } : {}, url.searchParams);
  return { ...found, page, search, key: `${url.pathname} ${JSON.stringify(search)}` };
}

/** The page of a path; one without params goes before one with. */
export function findPage(pages: readonly PageEntry[], path: string): Found | undefined {
  const parts = path.split('/');
  let found: Found | undefined;
  for (const entry of pages) {
    const params = entry.address.match(parts);
    if (params && (!found || Object.keys(params).length < Object.keys(found.params).length)) found = { entry, params };
  }
  return found;
}

/** Loads the data of a page. A call that brings no data is a failure of the page; other errors are thrown. */
export async function openPage(resolved: Resolved, call: Call, language: Language): Promise<PageState> {
  const { page, params, search } = resolved;
  if (!page) return { ...resolved, status: 404, loaded: null };
  try {
    return { ...resolved, status: 200, loaded: (await page.load?.({ call, params, search, language })) ?? null };
  } catch (error) {
    if (error instanceof CallFailure) return { ...resolved, status: statusOf(error), loaded: error.isBeyond || (error.missing ?? null) };
    throw error;
  }
}

function statusOf({ isAbsent, texts }: CallFailure): number {
  if (isAbsent) return 404;
  return texts.length > 0 ? 503 : 0;
}
