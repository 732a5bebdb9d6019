import type { IconName } from '#ui/icons/icon-paths.ts';

type NavItem = { href: string; label: string; note: string; icon: IconName; tag?: 'updated' | 'new' };

/** A link, or a heading with several links. */
export type NavEntry = {
  label: string;
  href?: string;
  /** An address whose pages also belong to this entry. */
  near?: string;
  icon?: IconName;
  items?: readonly NavItem[];
};

/** Whether a page belongs to an entry: its address has the same first segment as one of the entry's links. */
export function isSectionOf(entry: NavEntry, path: string): boolean {
  const hrefs = [entry.href, entry.near, ...(entry.items ?? []).map((item) => item.href)];
  return hrefs.some((href) => href !== undefined && firstSegment(href) === firstSegment(path));
}

/** Whether a link leads to the current page. */
export function isPage(href: string, path: string): boolean {
  return pathOf(href) === pathOf(path);
}

function firstSegment(address: string): string {
  return pathOf(address).split('/')[1] ?? '';
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
