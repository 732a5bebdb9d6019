import { around, varianceOf, varianceOfMean, type Clustered, type Estimate, type Spread } from '#areas/stats/sources/estimate.rules.ts';

/** Sums over the people of a hero's games; the lead is a player's skill above the lobby's mean before the match. */
export type Leads = { sum: number; squares: number; places: number; nl: number; sl: number; ll: number };

/** How many places a unit of lead is worth, from the games of all rows of a table. */
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

/** Places won beyond the mean place, from sums by the people. */
export function wonBeyond(centre: number, cluster: Clustered, spread: Spread): Estimate {
  return around(centre - cluster.sum / cluster.n, Math.sqrt(varianceOfMean(cluster, spread)));
}

/** Who picks a hero, where that is plain. */
export type PickedBy = 'strong' | 'weak';

/** Among dozens of rows chance alone goes beyond two. */
const PLAINLY = 3;

/**
 * Whether a hero looks better, or worse, than it makes its players: the average place says more, or less, for it than the same
 * people with and without. The doubt of their difference is that of the second less that of the first, which is the surer one
 * while both measure the same (Hausman), and not under half of the second's.
 */
export function pickedBy(raw: Estimate, own: Estimate): PickedBy | null {
  const variance = Math.max(varianceOf(own) - varianceOf(raw), varianceOf(own) / 4);
  const more = (raw.value - own.value) / Math.sqrt(variance);
  return more > PLAINLY ? 'strong' : more < -PLAINLY ? 'weak' : null;
}
