import { normalQuantile } from './estimate.rules.ts';

/** The ranks that something may truly have, 1 being the lowest value. */
export type RankSet = { from: number; to: number };

const DOUBT = 0.05;

/**
 * The ranks that each of several measured values may truly have: all of them hold the true ranks at once in 95 of 100 tables.
 * Every pair is compared, and Holm's step-down holds the chance of any wrong order at 5 % (Mogstad, Romano, Shaikh and Wilhelm).
 */
export function rankSets(measured: readonly { value: number; variance: number }[]): RankSet[] {
  const sets = measured.map((): RankSet => ({ from: 1, to: measured.length }));
  const pairs = measured.flatMap((one, low) =>
    measured.flatMap((other, high) => {
      const distance = (other.value - one.value) / Math.sqrt(one.variance + other.variance);
      return distance > 0 ? [{ low, high, distance }] : [];
    }),
  );
  pairs.sort((a, b) => b.distance - a.distance);
  // Each pair may be wrong in two directions; those that are told apart leave fewer to be wrong in.
  let remaining = measured.length * (measured.length - 1);
  for (const { low, high, distance } of pairs) {
    if (distance < -normalQuantile(DOUBT / remaining)) break;
    remaining -= 1;
    const [lower, higher] = [sets[low], sets[high]];
    if (lower) lower.to -= 1;
    if (higher) higher.from += 1;
  }
  return sets;
}

/** Where a new tier begins among sets in the order of their values: at what is certainly not as good as the first of the tier before. */
export function tierStarts(sets: readonly (RankSet | null)[]): boolean[] {
  let last = 0;
  return sets.map((set, index) => {
    const isStart = set !== null && index > 0 && last > 0 && set.from > last;
    if (set && (isStart || last === 0)) last = set.to;
    return isStart;
  });
}
