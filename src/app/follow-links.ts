/** One listener for all plain links: those to pages of ours are followed without a new document. */
export function followLinks(follow: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    // The page's language is fixed while its address names one.
    if (new URLSearchParams(location.search).has('lang') || link.dataset['document'] !== undefined) return;
    event.preventDefault();
    follow(link.pathname + link.search + link.hash);
  });
}
