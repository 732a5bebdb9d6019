import { around, pooledSpread, varianceOfMean, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import type { HeroClusters } from './hero-meta.rules.ts';

export type PatchEffect = {
  hero: string;
  isChanged: boolean;
  gamesBefore: number;
  gamesAfter: number;
  playersBefore: number;
  playersAfter: number;
  gained: Estimate;
};

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
    const counted = { gamesBefore: was.n, gamesAfter: is.n, playersBefore: was.players, playersAfter: is.players };
    return [{ hero: was.hero, isChanged: changed.includes(was.hero), ...counted, value, variance }];
  });
  return measured.map(({ value, variance, ...row }) => {
    const control = measured.filter((each) => !each.isChanged && each.hero !== row.hero);
    const weight = control.reduce((sum, each) => sum + 1 / each.variance, 0);
    const drift = weight > 0 ? control.reduce((sum, each) => sum + each.value / each.variance, 0) / weight : 0;
    return { ...row, gained: around(value - drift, Math.sqrt(variance + (weight > 0 ? 1 / weight : 0))) };
  });
}
