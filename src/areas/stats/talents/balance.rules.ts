import { normalCumulative } from '#areas/stats/sources/estimate.rules.ts';
import { Contrast, type Measured } from './contrast.rules.ts';
import type { Pool } from './offer-effects.rules.ts';

/** What was before an offer and must be the same whether a talent is in it or not. */
export const covariates = ['skill', 'wealth', 'alive'] as const;
export type Covariate = (typeof covariates)[number];

/** By how much those differ who were offered a talent from those who were not. */
export type Difference = { talent: number; covariate: Covariate; difference: Measured };

/** Fewer choices on a side say nothing. */
const LEAST = 30;

/** What was before the offers of a pool's talents, with and without each. */
export function differencesOf(pool: Pool): Difference[] {
  const { choices, strata, players, lead, wealth } = pool;
  const values = { skill: lead, wealth, alive: Float64Array.from(choices, ({ alive }) => alive) };
  const talents = new Set(choices.flatMap(({ offered }) => offered));
  return [...talents].flatMap((talent) => {
    const rows = Int32Array.from(choices.keys()).filter((row) => !choices[row]?.impossible.includes(talent));
    const isOffered = Uint8Array.from(choices, ({ offered }) => Number(offered.includes(talent)));
    const offered = rows.reduce((sum, row) => sum + (isOffered[row] ?? 0), 0);
    if (Math.min(offered, rows.length - offered) < LEAST) return [];
    const drawn = new Contrast(rows, strata, isOffered);
    return covariates.flatMap((covariate): Difference[] => {
      const won = drawn.won(values[covariate], players);
      // What is the same in all choices cannot differ.
      return won && won.variance > 1e-12 ? [{ talent, covariate, difference: { value: -won.value, variance: won.variance } }] : [];
    });
  });
}

/** The same measured several times, each by how sure it is. */
export function pooled(measured: readonly Measured[]): Measured {
  const weight = measured.reduce((sum, { variance }) => sum + 1 / variance, 0);
  return { value: measured.reduce((sum, { value, variance }) => sum + value / variance, 0) / weight, variance: 1 / weight };
}

/** The probability that chance alone brings so large a difference. */
export function chanceOf({ value, variance }: Measured): number {
  return 2 * (1 - normalCumulative(Math.abs(value) / Math.sqrt(variance)));
}

/** Which of them are more than chance, when at most one in twenty of those named may be chance (Benjamini and Hochberg). */
export function discoveries(chances: readonly number[], share = 0.05): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((chance, index) => chance <= (share * (index + 1)) / sorted.length);
  const most = sorted[last] ?? -1;
  return chances.map((chance) => chance <= most);
}
