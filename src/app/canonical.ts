/** Query names that never change what the server renders. */
const IGNORED = /^(popup|lang|utm_.*|productId|noticeCode|fbclid|gclid|yclid)$/;
const LONGEST = 300;

/**
 * The address by which a page is cached: without what does not change it, the rest in order.
 * A trailing slash is redirected away; an over-long query is not part of any page of ours.
 */
export function canonicalAddress(url: URL): { key: string; redirect?: string } {
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
    const path = url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/');
    return { key: '', redirect: `${path || '/'}${url.search}` };
  }
  const kept = [...url.searchParams].filter(([name]) => !IGNORED.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(kept).toString();
  return { key: `${url.pathname}?${query.slice(0, LONGEST)}` };
}
