import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Estimate } from '#areas/stats/sources/estimate.rules.ts';

/** A hero's average place over a week, as measured or shrunk towards the mean, with its interval. */
export type AveragePlace = { mode: Mode; hero: string } & Estimate;

/** A claim and its outcome; null if there were too few games since. `kind` is one of the other kinds or a talent's rarity. */
export type Claim = {
  hero: string;
  kind: string;
  /** A talent; an item and the minute it was bought by; nothing for a hero or its place. */
  name: string;
  value: number;
  low: number;
  high: number;
  best: number | null;
  came: number | null;
  cameLow: number | null;
  cameHigh: number | null;
  isHeld: boolean | null;
};

/** Whether a rarity's offers were drawn fairly in a patch; `named` are the talents for which they were not. */
export type DrawCheck = { patch: number; rarity: string; choices: number; talents: number; named: string[]; computedAt: Date };

/** Wrong claims first, then those that held, then those that cannot be judged. */
export function missesFirst(claims: readonly Claim[]): Claim[] {
  const order = ({ isHeld }: Claim) => (isHeld === false ? 0 : isHeld ? 1 : 2);
  return claims.toSorted((one, other) => order(one) - order(other));
}
