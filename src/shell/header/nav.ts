import type { IconName } from '#ui/icons/icon-paths.ts';

type NavItem = { href: string; label: string; note: string; icon: IconName; tag?: 'updated' | 'new' };

/** A link, or a heading over several. */
export type NavEntry = {
  label: string;
  href?: string;
  /** A page whose neighbours belong to the entry too. */
  near?: string;
  icon?: IconName;
  items?: readonly NavItem[];
};

/** Whether the page belongs to the entry: its address begins like one of the entry's links. */
export function isSectionOf(entry: NavEntry, path: string): boolean {
  const hrefs = [entry.href, entry.near, ...(entry.items ?? []).map((item) => item.href)];
  return hrefs.some((href) => href !== undefined && firstSegment(href) === firstSegment(path));
}

/** Whether the link is the page itself. */
export function isPage(href: string, path: string): boolean {
  return pathOf(href) === pathOf(path);
}

function firstSegment(address: string): string {
  return pathOf(address).split('/')[1] ?? '';
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
