import { normalCumulative } from '#areas/stats/sources/estimate.rules.ts';
import type { Measured } from './contrast.rules.ts';
import { momentVariance } from './mixture.rules.ts';

/**
 * The variance of true worths within their pools, learned over many pools (DerSimonian and Laird, each pool with its own mean); never
 * negative.
 */
export function spreadWithin(pools: readonly (readonly Measured[])[]): number {
  let excess = 0;
  let spare = 0;
  for (const pool of pools.filter(({ length }) => length > 1)) {
    const centre = centreOf(pool, 0);
    const weights = pool.map(({ variance }) => 1 / variance);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
    excess += pool.reduce((sum, { value }, index) => sum + (weights[index] ?? 0) * (value - centre) ** 2, 1 - pool.length);
    spare += total - squares / total;
  }
  return spare > 0 ? Math.max(0, excess / spare) : 0;
}

function centreOf(pool: readonly Measured[], spread: number): number {
  const weight = pool.reduce((sum, { variance }) => sum + 1 / (variance + spread), 0);
  return weight > 0 ? pool.reduce((sum, { value, variance }) => sum + value / (variance + spread), 0) / weight : 0;
}

/** Worths shrunk towards their pool's mean, each the more the less is known: nothing remains of what stands out by chance. */
export function drawn(pool: readonly Measured[], spread: number): Measured[] {
  const centre = centreOf(pool, spread);
  const doubt = 1 / pool.reduce((sum, { variance }) => sum + 1 / (variance + spread), 0);
  return pool.map(({ value, variance }) => {
    const pull = variance / (variance + spread);
    return { value: value + pull * (centre - value), variance: variance * (1 - pull) + pull * pull * doubt };
  });
}

/** What is known about a talent after another was held: measured there, and the belief whatever is held. */
export type After = { seen: Measured; overall: Measured };

/** How much talent worths differ by what is held, learned over all of them. */
export function spreadAfter(all: readonly After[]): number {
  return momentVariance(
    all.map(({ seen, overall }) => seen.value - overall.value),
    all.map(({ seen, overall }) => seen.variance + overall.variance),
    0,
  );
}

/** The worth after another was held, shrunk towards the worth whatever is held. */
export function drawnAfter({ seen, overall }: After, spread: number): Measured {
  const before = overall.variance + spread;
  const variance = 1 / (1 / before + 1 / seen.variance);
  return { value: variance * (overall.value / before + seen.value / seen.variance), variance };
}

/** The least certainty at which one is called the best. */
export const SURE = 0.8;
const STEPS = 160;

/** The probability of each being the best of them; 1 if there is only one. */
export function chancesOfBest(options: readonly Measured[]): number[] {
  const deviations = options.map(({ variance }) => Math.sqrt(Math.max(variance, 1e-12)));
  const low = Math.min(...options.map(({ value }, index) => value - 5 * (deviations[index] ?? 0)));
  const high = Math.max(...options.map(({ value }, index) => value + 5 * (deviations[index] ?? 0)));
  const chances = options.map(() => 0);
  let before = options.map(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const at = low + ((high - low) * step) / STEPS;
    const below = options.map(({ value }, index) => normalCumulative((at - value) / (deviations[index] ?? 1)));
    const middle = below.map((share, index) => Math.max(1e-300, (share + (before[index] ?? 0)) / 2));
    const all = middle.reduce((sum, share) => sum + Math.log(share), 0);
    for (const [index, share] of below.entries())
      chances[index] = (chances[index] ?? 0) + (share - (before[index] ?? 0)) * Math.exp(all - Math.log(middle[index] ?? 1));
    before = below;
  }
  return chances;
}

/** The best of them, if it is better than all others with a probability of at least 0.8; undefined if there is no visible difference. */
export function surelyBest(options: readonly Measured[]): { index: number; chance: number } | undefined {
  const chances = chancesOfBest(options);
  const chance = Math.max(0, ...chances);
  return chance >= SURE && options.length > 1 ? { index: chances.indexOf(chance), chance } : undefined;
}
