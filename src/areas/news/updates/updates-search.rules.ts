import { codeOfItem, itemCode } from '#areas/wiki/items/items-search.rules.ts';
import { paths } from '#contract/paths.ts';
import { oneOf, pageNumber, shortText, type Codec, type SearchOf } from '#contract/search.ts';
import { isDay } from '#lib/dates.ts';
import type { FeedSubject } from './feed-paths.rules.ts';
import type { ChangedSubjects } from './updates.contract.ts';

/** A Moscow day such as `2026-11-21`; anything else is none, which is empty. */
const dayText: Codec<string> = {
  read: (raw) => (raw !== null && isDay(raw) ? raw : ''),
  write: (value) => (isDay(value) ? value : undefined),
};

/** What the address of the list of updates says: its page, whom and what they changed, how, and between which Moscow days they came. */
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

/** The address of the list of updates that says these. */
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

/** Whether an address asks for some of the updates only. */
export function isNarrowed({ hero, item, kind, from, to }: Narrowing): boolean {
  return Boolean(hero || item || kind || from || to);
}

/** The hero or item that an address asks for and updates have changed, as feeds are named by it; of both the hero. */
export function chosenSubject(
  { heroes, items }: ChangedSubjects,
  { hero, item }: Narrowing,
): { of: FeedSubject; title: string } | undefined {
  const chosenHero = heroes.find((each) => each.urlName === hero);
  if (chosenHero) return { of: { section: 'heroes', name: hero }, title: chosenHero.title };
  const chosenItem = items.find((each) => codeOfItem(each.luaName) === item);
  return chosenItem && { of: { section: 'items', name: item }, title: chosenItem.title };
}
