import { dot, leastSquares } from '#areas/stats/sources/regression.rules.ts';
import type { Measured } from './contrast.rules.ts';
import type { OfferEffect } from './offer-effects.rules.ts';

/**
 * The bias of comparing takers with decliners: `slopes` per unit of leaning, with their uncertainty, and the variance that leaning does not
 * explain.
 */
export type Bias = { slopes: number[]; covariance: number[][]; variance: number };

/** With fewer talents the bias of comparing cannot be learned: then only the lottery counts. */
const LEAST_LEARNED = 10;

/**
 * Learns the bias of comparing from all talents that the game draws: there the lottery is unbiased, if noisy. A choice cannot have made
 * anyone richer or more skilled before it, so leaning describes the takers, not their gains.
 */
export function learnBias(effects: readonly OfferEffect[]): Bias {
  const both = effects.flatMap(({ lottery, compared, leaning }) =>
    lottery && compared ? [{ gap: compared.value - lottery.value, noise: compared.variance + lottery.variance, leaning }] : [],
  );
  if (both.length < LEAST_LEARNED) return { slopes: [0, 0], covariance: [], variance: Infinity };
  const gaps = both.map(({ gap }) => gap);
  const rows = both.map(({ leaning }) => [...leaning]);
  let variance = 0;
  let fit = leastSquares(
    rows,
    gaps,
    both.map(({ noise }) => 1 / noise),
  );
  // Variance and slopes are learned in turns, because each needs the other.
  for (let turn = 0; turn < 3; turn += 1) {
    const weights = both.map(({ noise }) => 1 / (noise + variance));
    fit = leastSquares(rows, gaps, weights);
    variance = momentVariance(
      [...fit.residuals],
      both.map(({ noise }) => noise),
      fit.coefficients.length,
    );
  }
  return { slopes: fit.coefficients, covariance: fit.covariance, variance };
}

/** The true variance beneath residuals with known noise (DerSimonian and Laird); never negative. */
export function momentVariance(residuals: readonly number[], noises: readonly number[], fitted: number): number {
  const weights = noises.map((noise) => 1 / noise);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
  const distance = residuals.reduce((sum, residual, index) => sum + (weights[index] ?? 0) * residual * residual, 0);
  const spare = total - squares / total;
  return spare > 0 ? Math.max(0, (distance - (residuals.length - fitted)) / spare) : 0;
}

/** The best estimate of a talent's worth: the lottery and the comparison without its bias, each weighted by its certainty. */
export function mixOf({ lottery, compared, leaning }: OfferEffect, bias: Bias): Measured | undefined {
  if (!lottery) return undefined;
  if (!compared) return lottery;
  const without = compared.value - dot(leaning, bias.slopes);
  const noise = compared.variance + bias.variance + doubtOf(leaning, bias.covariance);
  const variance = 1 / (1 / lottery.variance + 1 / noise);
  return { value: variance * (lottery.value / lottery.variance + without / noise), variance };
}

/**
 * What a player's own games say about a talent, corrected for form: in games that go well one is richer before the offer, and any choice
 * then looks good. Net worth reflects form only in part; how much remains is learned from the talents that the game draws.
 */
export function withoutForm({ within, ownWealth }: OfferEffect, { slopes, covariance }: Bias): Measured | undefined {
  if (!within) return undefined;
  const leaning = [0, ownWealth];
  return { value: within.value - dot(leaning, slopes), variance: within.variance + doubtOf(leaning, covariance) };
}

/** The variance that remains because the slopes are uncertain. */
function doubtOf(leaning: readonly number[], covariance: Bias['covariance']): number {
  return dot(
    leaning,
    covariance.map((row) => dot(row, leaning)),
  );
}
