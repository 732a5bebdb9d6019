import type { Address } from '#contract/address.ts';
import { CallFailure, type Call, type Page } from '#contract/page.tsx';
import { readSearch } from '#contract/search.ts';
import type { Language } from '#lib/words.ts';
import type { Needs } from './page-guard.ts';

/** A page of the site. `file`: its name in the build; `needs`: who may open it, everybody else is sent to the home page. */
export type PageEntry = { address: Address; file: string; needs: Needs | undefined; open: () => Promise<{ page: Page }> };

type Found = { entry: PageEntry; params: Record<string, string> };

/** What an address resolves to: a page with its parameters and search, or no page. */
export type Resolved = {
  entry: PageEntry | undefined;
  page: Page | undefined;
  params: Record<string, string>;
  search: Record<string, unknown>;
  /**
   * The same for all addresses that show the same thing: parameters that the page does not read are ignored, and all paths without a page
   * share one key.
   */
  key: string;
};

/**
 * The state of an address: a page with its data, or a failure of that page or of no page at all; status 0 means no response. On an absent
 * page, `loaded` is true when only the list ends earlier, or a text when it is known what is missing. `waiting`: the data is loading;
 * `stale`: loading failed, and this is the previous content.
 */
export type PageState = Resolved & { status: number; loaded: unknown; has?: 'waiting' | 'stale' };

export const noPage: Resolved = { entry: undefined, page: undefined, params: {}, search: {}, key: 'no page' };

/** Finds the page of an address and loads its code. */
export async function resolve(pages: readonly PageEntry[], url: URL): Promise<Resolved> {
  const found = findPage(pages, url.pathname);
  if (!found) return noPage;
  const { page } = await found.entry.open();
  const search: Record<string, unknown> = readSearch(typeof page.search === 'object' ? { ...page.search } : {}, url.searchParams);
  return { ...found, page, search, key: `${url.pathname} ${JSON.stringify(search)}` };
}

/** The page for a path; a page without parameters takes precedence over one with. */
export function findPage(pages: readonly PageEntry[], path: string): Found | undefined {
  const parts = path.split('/');
  let found: Found | undefined;
  for (const entry of pages) {
    const params = entry.address.match(parts);
    if (params && (!found || Object.keys(params).length < Object.keys(found.params).length)) found = { entry, params };
  }
  return found;
}

/** Loads the data of a page. A failed call becomes a failure of the page; other errors are thrown. */
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
