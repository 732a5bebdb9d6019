import { codeOfItem, itemCode } from '#areas/wiki/items/items-search.rules.ts';
import { paths } from '#contract/paths.ts';
import { oneOf, pageNumber, shortText, type Codec, type SearchOf } from '#contract/search.ts';
import { isDay } from '#lib/dates.ts';
import type { FeedSubject } from './feed-paths.rules.ts';
import type { ChangedSubjects } from './updates.contract.ts';

/** A Moscow day such as `2026-11-21`; anything else counts as empty. */
const dayText: Codec<string> = {
  read: (raw) => (raw !== null && isDay(raw) ? raw : ''),
  write: (value) => (isDay(value) ? value : undefined),
};

/** The search parameters of the list of updates: page, changed hero or item, kind of change, and the range of Moscow days. */
export const updatesSearch = {
  page: pageNumber,
  hero: shortText,
  item: itemCode,
  kind: oneOf(['', 'up', 'down', 'change', 'new']),
  from: dayText,
  to: dayText,
};
export type UpdatesSearch = SearchOf<typeof updatesSearch>;
type Narrowing = Omit<UpdatesSearch, 'page'>;

/** The address of the list of updates with these filters. */
export function updatesAddress({ page = 1, hero, item, kind, from, to }: Partial<UpdatesSearch>): string {
  return paths.updates.to(
    {},
    {
      page: pageNumber.write(page),
      hero: hero || undefined,
      item: item || undefined,
      kind: kind || undefined,
      from: dayText.write(from ?? ''),
      to: dayText.write(to ?? ''),
    },
  );
}

/** Whether an address filters the updates. */
export function isNarrowed({ hero, item, kind, from, to }: Narrowing): boolean {
  return Boolean(hero || item || kind || from || to);
}

/** The chosen hero or item, if updates have changed it, as feeds name it; the hero if both are chosen. */
export function chosenSubject(
  { heroes, items }: ChangedSubjects,
  { hero, item }: Narrowing,
): { of: FeedSubject; title: string } | undefined {
  const chosenHero = heroes.find((each) => each.urlName === hero);
  if (chosenHero) return { of: { section: 'heroes', name: hero }, title: chosenHero.title };
  const chosenItem = items.find((each) => codeOfItem(each.luaName) === item);
  return chosenItem && { of: { section: 'items', name: item }, title: chosenItem.title };
}
