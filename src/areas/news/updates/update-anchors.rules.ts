import type { HeroView, UpdateView } from './updates.contract.ts';

/** The name of a hero's section in the address of the page. */
export function anchorOf({ urlName, name }: Pick<HeroView, 'urlName' | 'name'>): string {
  return urlName ?? name;
}

/** The sections of an update in their order. */
export function sectionsOf({ rows, items, heroes }: Pick<UpdateView, 'rows' | 'items' | 'heroes'>): string[] {
  return [...(rows.rows.length > 0 ? ['shared'] : []), ...(items.length > 0 ? ['items'] : []), ...heroes.map(anchorOf)];
}

/** Which section is being read: the last whose top has passed `line`; the last of all at the page's end. `tops` are in order. */
export function sectionAt(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  const next = tops.findIndex((top) => top > line);
  return next === -1 ? tops.length - 1 : Math.max(0, next - 1);
}
