import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import { heroesNamed } from '#areas/wiki/heroes/hero-finder.rules.ts';
import type { Hero, HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import type { Input } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { oneOf, shortText, type SearchOf } from '#contract/search.ts';
import { finderOf } from '#lib/name-finder.ts';
import { compareNames, sortByNumber } from '#lib/sorting.ts';
import type { getHeroInsight, getOfferSource } from './insight.contract.ts';
import type { HeroLeaders, HeroMetaRow, listHeroMeta } from './meta.contract.ts';

/** The search parameters of the page; the first of each is the default (docs/rules.md "Period"). */
export const metaSearch = {
  view: oneOf(['heroes', 'players']),
  mode: oneOf(['1x6', '2x8']),
  period: oneOf(['four_days', 'prev_week']),
  talents: oneOf(['off', 'on']),
  group: oneOf(['all', 'herald', 'legend', 'immortal']),
  sort: oneOf(['place', 'pickrate', 'games', 'gained']),
  order: oneOf(['first', 'asc', 'desc']),
  q: shortText,
};
export type MetaSearch = SearchOf<typeof metaSearch>;
export type MetaColumn = MetaSearch['sort'];

/** The page's address with these settings. */
export function metaAddress(search: MetaSearch): string {
  return paths.heroMeta.to(
    {},
    {
      view: metaSearch.view.write(search.view),
      mode: metaSearch.mode.write(search.mode),
      period: metaSearch.period.write(search.period),
      talents: metaSearch.talents.write(search.talents),
      group: metaSearch.group.write(search.group),
      sort: metaSearch.sort.write(search.sort),
      order: metaSearch.order.write(search.order),
      q: metaSearch.q.write(search.q),
    },
  );
}

/** The first press on a heading: average place sorts ascending, the rest descending (docs/rules.md "Sorting"). */
const firstOrder = { place: 'asc', pickrate: 'desc', games: 'desc', gained: 'desc' } as const;

export function orderOf({ sort, order }: Pick<MetaSearch, 'sort' | 'order'>): 'asc' | 'desc' {
  return order === 'first' ? firstOrder[sort] : order;
}

/** The result of a press on a column's heading. */
export function sortedBy(search: MetaSearch, column: MetaColumn): MetaSearch {
  const isTurned = search.sort === column && orderOf(search) === firstOrder[column];
  return { ...search, sort: column, order: isTurned ? (firstOrder[column] === 'asc' ? 'desc' : 'asc') : 'first' };
}

const numbers: Record<MetaColumn, (row: HeroMetaRow) => number | undefined> = {
  place: (row) => row.averagePlace,
  pickrate: (row) => row.pickrate,
  games: (row) => row.matchCount,
  gained: (row) => row.gained?.value,
};

/** The rows that match the search, sorted, with those of too few games apart. */
export function shownRows(
  rows: readonly HeroMetaRow[],
  search: MetaSearch,
  nameOf: (row: HeroMetaRow) => string,
  heroes: readonly Hero[],
): { enough: HeroMetaRow[]; few: HeroMetaRow[] } {
  const isWanted = heroFinder(search.q, heroes);
  const sorted = sortByNumber(
    rows.filter((row) => isWanted(row.heroName, nameOf(row))),
    numbers[search.sort],
    nameOf,
    orderOf(search),
  );
  return { enough: sorted.filter(({ isEnough }) => isEnough), few: sorted.filter(({ isEnough }) => !isEnough) };
}

/** A hero's player with their position among its best. */
export type Leader = HeroLeaders['topPlayers'][number] & { position: number };
export type ShownLeaders = { row: HeroLeaders; name: string; players: Leader[] };

/** The best players of the heroes that match the search; of other heroes those whose own name contains the search text. */
export function shownLeaders(
  rows: readonly HeroLeaders[],
  q: string,
  nameOf: (heroName: string) => string,
  heroes: readonly Hero[],
): ShownLeaders[] {
  const isWanted = heroFinder(q, heroes);
  const isNamed = finderOf(q);
  return rows
    .map((row) => {
      const name = nameOf(row.heroName);
      const players = row.topPlayers.map((player, index) => ({ ...player, position: index + 1 }));
      return { row, name, players: isWanted(row.heroName, name) ? players : players.filter(({ nickname }) => isNamed(nickname)) };
    })
    .filter(({ players }) => players.length > 0)
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** The heroes that match the search and have no leaders yet, by name. */
export function scarceHeroes(rows: readonly HeroLeaders[], q: string, names: HeroNames, heroes: readonly Hero[]): string[] {
  const isWanted = heroFinder(q, heroes);
  const led = new Set(rows.filter(({ topPlayers }) => topPlayers.length > 0).map(({ heroName }) => heroName));
  return Object.entries(names)
    .filter(([hero, { name }]) => !led.has(hero) && isWanted(hero, name))
    .toSorted(([, a], [, b]) => compareNames(a.name, b.name))
    .map(([hero]) => hero);
}

/** Whether a hero matches the search: by the names that players use, or by a displayed name. */
function heroFinder(q: string, heroes: readonly Hero[]): (heroName: string, name: string) => boolean {
  const isWanted = finderOf(q);
  const called = new Set(heroesNamed(heroes, q).map(({ name }) => name));
  return (heroName, name) => called.has(heroName) || isWanted(name);
}

const scopeOf = ({ mode, group, period }: MetaSearch) => ({
  period,
  isduo: isduoOf(mode),
  rankGroup: group === 'all' ? undefined : group,
});

/** The input of the table's call. */
export function tableInput(search: MetaSearch): Input<typeof listHeroMeta> {
  return { ...scopeOf(search), withTalents: search.talents === 'on' ? 'true' : 'false' };
}

/** The input of the call for the numbers behind a row. */
export function insightInput(
  search: MetaSearch,
  { heroName, talentName }: Pick<HeroMetaRow, 'heroName' | 'talentName'>,
): Input<typeof getHeroInsight> {
  return { ...scopeOf(search), heroName, talentName: talentName ?? undefined };
}

/**
 * The input of the call for an offered talent's numbers. The best one after another is counted over all orange talents and all map groups.
 */
export function offerInput(
  search: MetaSearch,
  row: Pick<HeroMetaRow, 'heroName' | 'talentName'>,
  offered: string,
  held: string | undefined,
): Input<typeof getOfferSource> {
  const { period: _, heroName, isduo, ...narrowed } = insightInput(search, row);
  return { heroName, isduo, offered, held, ...(held === undefined ? narrowed : {}) };
}
