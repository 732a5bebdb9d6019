import type { HistoryController } from './history-controller.ts';

/** One listener for all plain links: links to our own pages are followed without loading a new document. */
export function followLinks(controller: HistoryController): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLinkOf(event.target);
    if (!link) return;
    if (isPartOfPage(link)) return controller.rememberScroll();
    event.preventDefault();
    void controller.go(link.pathname + link.search + link.hash, { stay: 'stay' in link.dataset, link });
  });
  document.addEventListener('pointerover', (event) => {
    const link = pageLinkOf(event.target);
    if (link) controller.prepare(link.pathname);
  });
}

/**
 * The link to one of our pages that contains an element. While the address has a `lang` parameter, links to other pages load new documents.
 */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || /^\/(api|feeds)\//.test(link.pathname))
    return undefined;
  return !isPartOfPage(link) && new URLSearchParams(location.search).has('lang') ? undefined : link;
}

function isPartOfPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}
