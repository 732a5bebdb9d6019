import { around, certainlyLowest, pooledSpread, shrink, varianceOfMean, type Clustered, type Estimate } from '#lib/estimate.ts';
import { placeCount, type Mode } from '#features/game/modes.rules.ts';

/** What was counted of a hero, or of a hero with an orange talent. */
export type HeroSums = { hero: string; talent: string; games: number; places: number[] };

/** Sums of the same games by the people who played them; `lead` is a player's rating above the lobby's average. */
export type HeroClusters = Clustered & {
  hero: string;
  talent: string;
  players: number;
  lead: { sum: number; squares: number; places: number; nl: number; sl: number; ll: number };
};

export type HeroRow = HeroSums & {
  pickRate: number;
  averagePlace: number;
  players: number;
  isEnough: boolean;
  estimate: Estimate | null;
  gained: Estimate | null;
  isBest: boolean;
};

export const LEAST_GAMES = 30;
export const LEAST_PLAYERS = 10;

/** The mean of all places of a mode: 3.5 of six, 2.5 of four. */
export function meanPlace(mode: Mode): number {
  return (placeCount[mode] + 1) / 2;
}

/**
 * The rows of the table. Places and games are those of now, what differs between players was worked out minutes ago; rows
 * of fewer than 30 games or 10 players get no estimate and no part in the others'.
 */
export function heroRows(
  sums: readonly HeroSums[],
  clusters: readonly HeroClusters[],
  { mode, matches, slope }: { mode: Mode; matches: number; slope: number },
): HeroRow[] {
  const byKey = new Map(clusters.map((row) => [`${row.hero} ${row.talent}`, row]));
  const known = sums.map((row) => ({ row, cluster: byKey.get(`${row.hero} ${row.talent}`), averagePlace: averageOf(row) }));
  const enough = known.flatMap((each) => {
    const { row, cluster } = each;
    return cluster && row.games >= LEAST_GAMES && cluster.players >= LEAST_PLAYERS ? [{ ...each, cluster }] : [];
  });
  const estimated = estimatePlaces(enough, clusters, meanPlace(mode));
  const gained = estimateGains(enough, clusters, meanPlace(mode), slope);
  const places = new Map(enough.map(({ row }, index) => [row, index]));
  return known.map(({ row, cluster, averagePlace }) => {
    const index = places.get(row) ?? -1;
    return {
      ...row,
      averagePlace,
      pickRate: matches > 0 ? row.games / matches : 0,
      players: cluster?.players ?? 0,
      isEnough: index >= 0,
      estimate: estimated.estimates[index] ?? null,
      gained: gained[index] ?? null,
      isBest: estimated.best[index] ?? false,
    };
  });
}

type Known = { row: HeroSums; cluster: HeroClusters; averagePlace: number };

function estimatePlaces(rows: readonly Known[], all: readonly Clustered[], centre: number): { estimates: Estimate[]; best: boolean[] } {
  const spread = pooledSpread(all);
  const measured = rows.map(({ row, cluster, averagePlace }) => {
    // The interval is that of the games it was worked out from, scaled to those there are now.
    return { value: averagePlace, variance: (varianceOfMean(cluster, spread) * cluster.n) / row.games };
  });
  return { estimates: shrink(measured, centre), best: certainlyLowest(measured, centre) };
}

/** Places won beyond what ratings promise: expected is the mean of all places plus `slope` times the lead over the lobby. */
function estimateGains(rows: readonly Known[], all: readonly HeroClusters[], centre: number, slope: number): Estimate[] {
  const spread = pooledSpread(all.map((cluster) => withoutLead(cluster, slope)));
  return rows.map(({ cluster }) => {
    const rest = withoutLead(cluster, slope);
    return around(centre - rest.sum / rest.n, Math.sqrt(varianceOfMean(rest, spread)));
  });
}

/** The sums of `place − slope × lead`, from the sums of both. */
export function withoutLead(cluster: HeroClusters, slope: number): Clustered {
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

/** The mean place of what was counted. */
export function averageOf({ games, places }: Pick<HeroSums, 'games' | 'places'>): number {
  return games > 0 ? places.reduce((sum, count, index) => sum + count * (index + 1), 0) / games : 0;
}
