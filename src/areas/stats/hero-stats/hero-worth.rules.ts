import { around, varianceOf, varianceOfMean, type Clustered, type Estimate, type Spread } from '#areas/stats/sources/estimate.rules.ts';

/** Sums over the players of a hero's games; the lead is a player's skill above the lobby's mean before the match. */
export type Leads = { sum: number; squares: number; places: number; nl: number; sl: number; ll: number };

/** The places that a unit of lead is worth, from the games of all rows of a table. */
export function slopeOf(rows: readonly (Clustered & { lead: Leads })[]): number {
  let [n, sum, leads, squares, products] = [0, 0, 0, 0, 0];
  for (const row of rows) {
    n += row.n;
    sum += row.sum;
    leads += row.lead.sum;
    squares += row.lead.squares;
    products += row.lead.places;
  }
  const spread = squares - (leads * leads) / n;
  return spread > 0 ? (products - (leads * sum) / n) / spread : 0;
}

/** The sums of `place − slope × lead`, from the sums of both. */
export function withoutLead(cluster: Clustered & { lead: Leads }, slope: number): Clustered {
  const { n, sum, squares, nn, nnn, ns, ss, lead } = cluster;
  return {
    n,
    nn,
    nnn,
    sum: sum - slope * lead.sum,
    squares: squares - 2 * slope * lead.places + slope * slope * lead.squares,
    ns: ns - slope * lead.nl,
    ss: ss - 2 * slope * lead.sl + slope * slope * lead.ll,
  };
}

/** The places gained beyond the mean place, from sums by player. */
export function wonBeyond(centre: number, cluster: Clustered, spread: Spread): Estimate {
  return around(centre - cluster.sum / cluster.n, Math.sqrt(varianceOfMean(cluster, spread)));
}

/** The players who pick a hero, if that is clear. */
export type PickedBy = 'strong' | 'weak';

/** Among dozens of rows chance alone exceeds two. */
const PLAINLY = 3;

/**
 * Whether a hero looks better, or worse, than the worth that it has for its players: the average place says more, or less, for it than the
 * same players with and without it. The variance of the difference is that of the second minus that of the first, which is the more precise
 * one while both measure the same (Hausman), but at least a quarter of the second's. Null if neither is clear.
 */
export function pickedBy(raw: Estimate, own: Estimate): PickedBy | null {
  const variance = Math.max(varianceOf(own) - varianceOf(raw), varianceOf(own) / 4);
  const more = (raw.value - own.value) / Math.sqrt(variance);
  return more > PLAINLY ? 'strong' : more < -PLAINLY ? 'weak' : null;
}
