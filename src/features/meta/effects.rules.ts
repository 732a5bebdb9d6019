import { around, differenceOf, pooledSpread, stratifiedDifference, varianceOfMean, type Estimate, type Sample } from '#lib/estimate.ts';
import type { HeroClusters } from './hero-meta.rules.ts';

/** Of those alive at a minute and alike in net worth and rating (a stratum): who held an item; item '' is everyone. */
export type StratumSums = { minute: number; stratum: number; item: string; games: number; placeSum: number; placeSquares: number };
export type ItemEffect = { item: string; minute: number; games: number; raw: number; gained: Estimate };

const LEAST_HELD = 60;

/**
 * Places gained with an item at a minute of the game: holders against others who are alive at that minute, with as many
 * alive, and equal in net worth and rating. `raw` is the same without comparing only those alike: the winner's bias is in it.
 */
export function itemEffects(rows: readonly StratumSums[]): ItemEffect[] {
  const everyone = new Map(rows.filter(({ item }) => item === '').map((row) => [`${row.minute} ${row.stratum}`, sampleOf(row)]));
  const byItem = Map.groupBy(
    rows.filter(({ item }) => item !== ''),
    ({ item, minute }) => `${minute} ${item}`,
  );
  return [...byItem.values()].flatMap((held): ItemEffect[] => {
    const [first] = held;
    if (!first) return [];
    const { item, minute } = first;
    const mine = new Map(held.map((row) => [`${minute} ${row.stratum}`, sampleOf(row)]));
    const others = [...everyone].filter(([key]) => key.startsWith(`${minute} `));
    const strata = others.map(([key, all]) => ({ one: less(all, mine.get(key)), other: mine.get(key) ?? nothing }));
    const raw = differenceOf(total(strata.map(({ one }) => one)), total(strata.map(({ other }) => other)));
    const gained = stratifiedDifference(strata);
    const games = total(strata.map(({ other }) => other)).n;
    return raw && gained && games >= LEAST_HELD ? [{ item, minute, games, raw: raw.value, gained }] : [];
  });
}

const nothing: Sample = { n: 0, sum: 0, squares: 0 };

function sampleOf({ games, placeSum, placeSquares }: StratumSums): Sample {
  return { n: games, sum: placeSum, squares: placeSquares };
}

function less(all: Sample, part: Sample = nothing): Sample {
  return { n: all.n - part.n, sum: all.sum - part.sum, squares: all.squares - part.squares };
}

function total(samples: readonly Sample[]): Sample {
  return samples.reduce((sum, one) => ({ n: sum.n + one.n, sum: sum.sum + one.sum, squares: sum.squares + one.squares }), nothing);
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
