import { around, pooledSpread, stratifiedDifference, varianceOfMean, type Estimate, type Sample } from '#lib/estimate.ts';
import { effectLooks } from '#features/statistics/looks.rules.ts';
import type { HeroClusters } from './hero-meta.rules.ts';

/**
 * Of those alive at a minute and alike in net worth at the look before and in rating (a stratum): who bought an item since,
 * who had it earlier, who holds it now; item '' is everyone. `rest` is a place less what the hero is worth.
 */
export type StratumSums = {
  minute: number;
  stratum: number;
  item: string;
  games: number;
  restSum: number;
  restSquares: number;
  earlierGames: number;
  earlierSum: number;
  earlierSquares: number;
  holders: number;
  holderPlaces: number;
};
export type ItemEffect = { item: string; since: number; minute: number; games: number; raw: number; gained: Estimate };

const LEAST_BOUGHT = 60;

/**
 * Places gained with an item that was bought before a minute of the game: buyers against those who are alive at that minute
 * without it, with as many alive, and equal in rating and in net worth before the purchase. Who had it earlier takes no part.
 * `raw` is simply all holders against all others: the winner's bias is in it.
 */
export function itemEffects(rows: readonly StratumSums[]): ItemEffect[] {
  const everyone = Map.groupBy(
    rows.filter(({ item }) => item === ''),
    ({ minute }) => minute,
  );
  const byItem = Map.groupBy(
    rows.filter(({ item }) => item !== ''),
    ({ item, minute }) => `${minute} ${item}`,
  );
  return [...byItem.values()].flatMap((held): ItemEffect[] => {
    const [first] = held;
    if (!first) return [];
    const { item, minute } = first;
    const since = effectLooks.find((look) => look.minute === minute)?.before ?? 0;
    const all = everyone.get(minute) ?? [];
    const ofStratum = new Map(held.map((row) => [row.stratum, row]));
    const strata = all.map((row) => {
      const mine = ofStratum.get(row.stratum);
      const bought = mine ? boughtOf(mine) : nothing;
      return { one: less(less(boughtOf(row), bought), mine ? earlierOf(mine) : nothing), other: bought };
    });
    const gained = stratifiedDifference(strata);
    const games = sumOf(held, (row) => row.games);
    const holders = sumOf(held, (row) => row.holders);
    const others = sumOf(all, (row) => row.holders) - holders;
    if (!gained || games < LEAST_BOUGHT || others <= 0) return [];
    const places = sumOf(held, (row) => row.holderPlaces);
    const raw = (sumOf(all, (row) => row.holderPlaces) - places) / others - places / holders;
    return [{ item, since, minute, games, raw, gained }];
  });
}

const nothing: Sample = { n: 0, sum: 0, squares: 0 };

function boughtOf({ games, restSum, restSquares }: StratumSums): Sample {
  return { n: games, sum: restSum, squares: restSquares };
}

function earlierOf({ earlierGames, earlierSum, earlierSquares }: StratumSums): Sample {
  return { n: earlierGames, sum: earlierSum, squares: earlierSquares };
}

function sumOf(rows: readonly StratumSums[], valueOf: (row: StratumSums) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}

function less(all: Sample, part: Sample): Sample {
  return { n: all.n - part.n, sum: all.sum - part.sum, squares: all.squares - part.squares };
}

export type PatchEffect = { hero: string; isChanged: boolean; gamesBefore: number; gamesAfter: number; gained: Estimate };

const LEAST_GAMES = 30;

/**
 * Places a hero gained with a patch: its seven days after against the seven before, less what the heroes that the patch
 * left alone gained in the same days. Heroes with fewer than 30 games on either side are left out.
 */
export function patchEffects(before: readonly HeroClusters[], after: readonly HeroClusters[], changed: readonly string[]): PatchEffect[] {
  const spreads = { before: pooledSpread(before), after: pooledSpread(after) };
  const afterOf = new Map(after.map((row) => [row.hero, row]));
  const measured = before.flatMap((was) => {
    const is = afterOf.get(was.hero);
    if (!is || was.n < LEAST_GAMES || is.n < LEAST_GAMES) return [];
    const value = was.sum / was.n - is.sum / is.n;
    const variance = varianceOfMean(was, spreads.before) + varianceOfMean(is, spreads.after);
    return [{ hero: was.hero, isChanged: changed.includes(was.hero), gamesBefore: was.n, gamesAfter: is.n, value, variance }];
  });
  return measured.map(({ value, variance, ...row }) => {
    const control = measured.filter((each) => !each.isChanged && each.hero !== row.hero);
    const weight = control.reduce((sum, each) => sum + 1 / each.variance, 0);
    const drift = weight > 0 ? control.reduce((sum, each) => sum + each.value / each.variance, 0) / weight : 0;
    return { ...row, gained: around(value - drift, Math.sqrt(variance + (weight > 0 ? 1 / weight : 0))) };
  });
}
