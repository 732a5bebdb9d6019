import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { averagePlace, shareOfPlace } from '#areas/games/protocol/places.rules.ts';
import { takesSlot } from '#areas/stats/rollups/looks.rules.ts';
import type { ItemContent } from '#areas/wiki/content/item-content.contract.ts';
import { paths } from '#contract/paths.ts';
import { inOtherLayout } from '#lib/keyboard-layout.ts';
import { finderBy } from '#lib/name-finder.ts';
import { searchKey } from '#lib/search-key.ts';
import { sortByNumber } from '#lib/sorting.ts';
import type { LeaderboardRow, LeaderboardSearch } from './leaderboard.contract.ts';

const DEAREST = 3;

/** The most expensive items at the end of a match, without scepter and shard, and without free ones. */
export function dearestItems(ended: readonly string[], all: readonly ItemContent[]): string[] {
  const costs = new Map(all.map(({ luaName, itemIn1x6 }) => [luaName, itemIn1x6?.cost ?? 0]));
  const costOf = (item: string) => costs.get(item) ?? 0;
  const shown = ended.filter((item) => takesSlot(item) && costOf(item) > 0);
  return shown.toSorted((one, other) => costOf(other) - costOf(one)).slice(0, DEAREST);
}

/**
 * The rows whose nicknames contain the search text, or else the same keys in the other keyboard layout, in the order given by the address.
 */
export function shownRows(rows: readonly LeaderboardRow[], { sort, order, q }: LeaderboardSearch): readonly LeaderboardRow[] {
  const typed = rowsNamed(rows, q);
  const found = typed.length > 0 ? typed : rowsNamed(rows, inOtherLayout(q) ?? q);
  if (sort === 'rating' && order === 'desc') return found;
  // Players with only a rating cannot be sorted by anything else.
  const numberOf = ({ rating, matchCount, places }: LeaderboardRow) =>
    sort !== 'rating' && matchCount === 0
      ? null
      : { rating, games: matchCount, average: averagePlace(places), firsts: shareOfPlace(places, 1) }[sort];
  return sortByNumber(found, numberOf, (row) => row.nickname, order);
}

function rowsNamed(rows: readonly LeaderboardRow[], q: string): readonly LeaderboardRow[] {
  const isWanted = finderBy(searchKey, q);
  // Players without a name in lists are not found by their placeholder.
  return rows.filter(({ playerId, nickname }) => (playerId === NOBODY ? q.trim() === '' : isWanted(nickname)));
}

/** The address of the table in another view. */
export function leaderboardAddress(shown: LeaderboardSearch, changes: Partial<LeaderboardSearch> = {}): string {
  const { mode, season, sort, order, q } = { ...shown, ...changes };
  return paths.leaderboard.to(
    {},
    {
      mode: mode === '2x8' ? mode : undefined,
      season: season > 0 ? String(season) : undefined,
      sort: sort === 'rating' ? undefined : sort,
      order: order === 'asc' ? order : undefined,
      q: q.trim() || undefined,
    },
  );
}

/** The order that a press on a column leads to: the best first, then reversed. For average places the lowest is the best. */
export function nextOrder(shown: LeaderboardSearch, column: LeaderboardSearch['sort']): LeaderboardSearch['order'] {
  const first = column === 'average' ? 'asc' : 'desc';
  const other = column === 'average' ? 'desc' : 'asc';
  return shown.sort === column && shown.order === first ? other : first;
}
