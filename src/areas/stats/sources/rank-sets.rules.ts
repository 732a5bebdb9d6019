import { normalQuantile } from './estimate.rules.ts';

/** The possible ranks of something, 1 being the lowest value. */
export type RankSet = { from: number; to: number };

type Measured = { value: number; variance: number };

const DOUBT = 0.05;

/**
 * The possible ranks of each of several measured values: in 95 of 100 tables all sets contain the true ranks at once. Every pair is
 * compared, and Holm's step-down keeps the chance of any wrong order at 5 % (Mogstad, Romano, Shaikh and Wilhelm).
 */
export function rankSets(measured: readonly Measured[]): RankSet[] {
  // How many standard errors the other is above the one.
  const distances = measured.map((one) => measured.map((other) => (other.value - one.value) / Math.sqrt(one.variance + other.variance)));
  // Each pair may be wrong in two directions; pairs already told apart leave fewer.
  const directions = measured.length * (measured.length - 1);
  let [told, before, least] = [0, -1, Infinity];
  while (told > before) {
    before = told;
    least = -normalQuantile(DOUBT / (directions - told));
    told = distances.reduce((sum, above) => sum + countFrom(least, above), 0);
  }
  return distances.map((above, one) => {
    const below = distances.map((of) => of[one] ?? 0);
    return { from: 1 + countFrom(least, below), to: measured.length - countFrom(least, above) };
  });
}

function countFrom(least: number, distances: readonly number[]): number {
  return distances.reduce((count, distance) => count + Number(distance >= least), 0);
}

/** Where new tiers begin among sets in the order of their values: at one that is certainly worse than the first of the tier before. */
export function tierStarts(sets: readonly (RankSet | null)[]): boolean[] {
  let last = 0;
  return sets.map((set, index) => {
    const isStart = set !== null && index > 0 && last > 0 && set.from > last;
    if (set && (isStart || last === 0)) last = set.to;
    return isStart;
  });
}
