import { dot, leastSquares } from '#areas/stats/sources/regression.rules.ts';
import type { Measured } from './contrast.rules.ts';
import type { OfferEffect } from './offer-effects.rules.ts';

/**
 * By how much comparing takers with decliners errs: `slopes` for each unit of leaning, with their uncertainty, and the
 * variance of what leaning does not tell.
 */
export type Bias = { slopes: number[]; covariance: number[][]; variance: number };

/** From fewer talents it cannot be learned how comparing errs: then the lottery stands alone. */
const LEAST_LEARNED = 10;

/**
 * Learns from all talents that the game draws by how much comparing errs: there the lottery tells the truth, if noisily.
 * A choice cannot have made anyone richer or more skilled before it, so leaning is what the takers were, not what they won.
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
  // The variance and the slopes are learned in turns: each needs the other.
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

/** The variance of what is true beneath residuals of known noise (DerSimonian and Laird); never negative. */
export function momentVariance(residuals: readonly number[], noises: readonly number[], fitted: number): number {
  const weights = noises.map((noise) => 1 / noise);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
  const distance = residuals.reduce((sum, residual, index) => sum + (weights[index] ?? 0) * residual * residual, 0);
  const spare = total - squares / total;
  return spare > 0 ? Math.max(0, (distance - (residuals.length - fitted)) / spare) : 0;
}

/** What is known of a talent's worth: the lottery and the comparison without its bias, each by how sure it is. */
export function mixOf({ lottery, compared, leaning }: OfferEffect, bias: Bias): Measured | undefined {
  if (!lottery) return undefined;
  if (!compared) return lottery;
  const without = compared.value - dot(leaning, bias.slopes);
  const noise = compared.variance + bias.variance + doubtOf(leaning, bias.covariance);
  const variance = 1 / (1 / lottery.variance + 1 / noise);
  return { value: variance * (lottery.value / lottery.variance + without / noise), variance };
}

/**
 * What a player's own games say of a talent, without what they owe to form: in games that go well one is richer before the offer, and
 * what one then takes looks good. Net worth tells of form only in part; how much it leaves is learned where the game draws.
 */
export function withoutForm({ within, ownWealth }: OfferEffect, { slopes, covariance }: Bias): Measured | undefined {
  if (!within) return undefined;
  const leaning = [0, ownWealth];
  return { value: within.value - dot(leaning, slopes), variance: within.variance + doubtOf(leaning, covariance) };
}

/** The variance that slopes known only roughly leave. */
function doubtOf(leaning: readonly number[], covariance: Bias['covariance']): number {
  return dot(
    leaning,
    covariance.map((row) => dot(row, leaning)),
  );
}
