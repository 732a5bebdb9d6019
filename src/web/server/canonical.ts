import { findPage, searchOf } from '#web/browser/visit.ts';

/** The one address of a page with a trailing slash; undefined when the path has none. */
export function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname.length === 1 || !url.pathname.endsWith('/')) return undefined;
  const path = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`;
  return `${path}${url.search}`;
}

/**
 * What a page is cached under: its path and only what it reads of the query, so that nothing anyone adds to an
 * address makes the server render the same page again. Paths without a page share one entry.
 */
export async function cacheKeyOf(url: URL): Promise<string> {
  const found = findPage(url.pathname);
  if (!found) return 'no page';
  const { page } = await found.entry.open();
  return `${url.pathname} ${JSON.stringify(searchOf(page, url.searchParams))}`;
}
