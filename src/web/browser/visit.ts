import { readSearch } from '#contract/search.ts';
import type { Language } from '#lib/words.ts';
import { CallFailure, type Call, type Page } from '#contract/page.tsx';
import { pages, type PageEntry } from '#site/pages.ts';

/** What an address shows: a page with its data, or a failure of that page or of no page at all. */
export type Visit = {
  entry: PageEntry | undefined;
  page: Page | undefined;
  params: Record<string, string>;
  status: number;
  loaded: unknown;
};

type Found = { entry: PageEntry; params: Record<string, string> };

/** The page of a path; one without params goes before one with. */
export function findPage(path: string): Found | undefined {
  const parts = path.split('/');
  let found: Found | undefined;
  for (const entry of pages) {
    const params = entry.address.match(parts);
    if (params && (!found || Object.keys(params).length < Object.keys(found.params).length)) found = { entry, params };
  }
  return found;
}

/** Opens the page of an address and loads its data. A call that brings no data is a failure of the page; other errors are thrown. */
export async function visit(url: URL, call: Call, language: Language): Promise<Visit> {
  const found = findPage(url.pathname);
  if (!found) return { entry: undefined, page: undefined, params: {}, status: 404, loaded: null };
  const { page } = await found.entry.open();
  const shown = { entry: found.entry, page, params: found.params };
  try {
    const loaded = (await page.load?.({ call, params: found.params, search: searchOf(page, url.searchParams), language })) ?? null;
    return { ...shown, status: 200, loaded };
  } catch (error) {
    if (error instanceof CallFailure) return { ...shown, status: error.isAbsent ? 404 : 503, loaded: null };
    throw error;
  }
}

/** What a page reads of a query. */
export function searchOf(page: Page, query: URLSearchParams): Record<string, unknown> {
  return readSearch(typeof page.search === 'object' && page.search ? { ...page.search } : {}, query);
}
