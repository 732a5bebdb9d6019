import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { lookBefore } from '#areas/stats/rollups/looks.rules.ts';
import { daysWithin } from '#areas/stats/rollups/period.rules.ts';
import { brief, briefly, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { paths } from '#contract/paths.ts';
import { compareNames } from '#lib/sorting.ts';
import type { HeroRow, HeroSums } from './hero-meta.rules.ts';
import type { ItemEffects } from './insight.contract.ts';
import { BEST_ROWS, type HeroMetaRow, type TeaserRow } from './meta.contract.ts';

const MOVED_ROWS = 2;
const ALL_TALENTS = '*';

/** The table in the API's format, best average place first. */
export function metaAnswer(rows: readonly HeroRow[], mode: Mode, urlNameOf: (hero: string) => string): HeroMetaRow[] {
  return rows.toSorted(byPlace).map((row) => ({
    heroName: row.hero,
    urlName: urlNameOf(row.hero),
    talentName: row.talent === ALL_TALENTS ? null : row.talent,
    pickrate: brief(row.pickRate),
    matchCount: row.games,
    averagePlace: brief(row.averagePlace),
    places: placeShares(row, mode),
    playerCount: row.players,
    isEnough: row.isEnough,
    estimate: row.estimate && briefly(row.estimate),
    gained: row.gained && briefly(row.gained),
    pickedBy: row.pickedBy,
    isBest: row.isBest,
    rankFrom: row.ranks?.from ?? null,
    rankTo: row.ranks?.to ?? null,
  }));
}

/**
 * The part of last week that everyone may see: the three best rows, and at most two others that surely moved since the week before, with
 * the change.
 */
export function teaserAnswer(
  rows: readonly HeroRow[],
  changes: ReadonlyMap<string, Estimate>,
  urlNameOf: (hero: string) => string,
): TeaserRow[] {
  const enough = rows.filter(({ isEnough }) => isEnough).toSorted(byPlace);
  const moved = (row: HeroRow) => {
    const change = changes.get(row.hero);
    return change && (change.low > 0 || change.high < 0) ? Math.abs(change.value) : 0;
  };
  const others = enough.slice(BEST_ROWS).filter((row) => moved(row) > 0);
  const furthest = others.toSorted((one, other) => moved(other) - moved(one)).slice(0, MOVED_ROWS);
  return [...enough.slice(0, BEST_ROWS), ...furthest].map((row) => {
    const change = changes.get(row.hero);
    return {
      heroName: row.hero,
      urlName: urlNameOf(row.hero),
      pickrate: brief(row.pickRate),
      matchCount: row.games,
      averagePlace: brief(row.averagePlace),
      places: placeShares(row, 'solo'),
      change: change ? briefly(change) : null,
    };
  });
}

function byPlace(one: HeroRow, other: HeroRow): number {
  return one.averagePlace - other.averagePlace || compareNames(one.hero, other.hero) || compareNames(one.talent, other.talent);
}

/** The shares of the mode's places; they sum to 1, apart from rounding. */
export function placeShares({ games, places }: Pick<HeroSums, 'games' | 'places'>, mode: Mode): Record<string, number> {
  const shares: Record<string, number> = {};
  for (let place = 1; place <= placeCount[mode]; place++) shares[place] = brief((places[place - 1] ?? 0) / Math.max(games, 1));
  return shares;
}

export type ItemSpan = { from: Date; to: Date; computedAt: Date };
export type ItemEffectRow = { minute: number; item: string; games: number; players: number; raw: number; matches: string[] } & Estimate;

/** The item worths in the API's format; without items before the first calculation. */
export function shownEffects(known: { span: ItemSpan; items: ItemEffectRow[] } | undefined): ItemEffects {
  if (!known) return { days: null, computedAt: null, items: [] };
  const { from, to, computedAt } = known.span;
  return {
    days: daysWithin({ from, to }),
    computedAt: computedAt.toISOString(),
    items: known.items.map(({ item, minute, games, players, raw, value, low, high, matches }) => ({
      item,
      since: lookBefore(minute),
      minute,
      games,
      players,
      raw,
      gained: { value, low, high },
      matches: matches.map((id) => paths.match.to({ id })),
    })),
  };
}
