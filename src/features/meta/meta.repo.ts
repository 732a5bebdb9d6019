import type { Mode } from '#features/game/modes.rules.ts';
import { daysOf, type Days, type Period } from '#features/statistics/period.rules.ts';
import { sql, type Db } from '#platform/database.ts';
import { heroRows, type HeroClusters, type HeroRow, type HeroSums } from './hero-meta.rules.ts';

/** What is asked for: one mode, the map group or all of them, by hero or by hero and orange talent. */
export type MetaScope = { mode: Mode; rankGroup: string | undefined; withTalents: boolean };

const inGroup = (rankGroup: string | undefined) => (rankGroup === undefined ? sql`` : sql`and rank_group = ${rankGroup}`);

/** Games and places of every hero, or hero and talent, on these days. */
async function listHeroSums(db: Db, { from, to }: Days, { mode, rankGroup, withTalents }: MetaScope): Promise<HeroSums[]> {
  const talent = withTalents ? sql`talent` : sql`'*'`;
  const { rows } = await sql<HeroSums>`select hero, ${talent} as talent, sum(games) as games,
      array[sum(place_1), sum(place_2), sum(place_3), sum(place_4), sum(place_5), sum(place_6)] as places
    from hero_day_stats where played_on between ${from}::date and ${to}::date and mode = ${mode} ${inGroup(rankGroup)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** The number of counted matches on these days. */
async function countMatches(db: Db, { from, to }: Days, { mode, rankGroup }: Omit<MetaScope, 'withTalents'>): Promise<number> {
  const { rows } = await sql<{ matches: number }>`select coalesce(sum(matches), 0) as matches
    from match_day_stats where played_on between ${from}::date and ${to}::date and mode = ${mode} ${inGroup(rankGroup)}`.execute(db);
  return rows[0]?.matches ?? 0;
}

type ClusterRow = Omit<HeroClusters, 'lead'> & { l: number; leadSquares: number; leadPlaces: number; nl: number; sl: number; ll: number };

/** Sums of a span by the people who played, of every hero, or hero and talent. */
export async function listClusters(db: Db, span: string, { mode, rankGroup, withTalents }: MetaScope): Promise<HeroClusters[]> {
  const { rows } =
    await sql<ClusterRow>`select hero, talent, players, games as n, place_sum as sum, place_squares as squares, nn, nnn, ns, ss,
      lead_sum as l, lead_squares as "leadSquares", lead_places as "leadPlaces", nl, sl, ll
    from place_clusters where span = ${span} and mode = ${mode} and rank_group = ${rankGroup ?? '*'}
      and ${withTalents ? sql`talent <> '*'` : sql`talent = '*'`}`.execute(db);
  return rows.map(({ l, leadSquares, leadPlaces, nl, sl, ll, ...row }) => ({
    ...row,
    lead: { sum: l, squares: leadSquares, places: leadPlaces, nl, sl, ll },
  }));
}

/** How many places a point of rating above the lobby is worth; 0 while nothing is known. */
async function findRatingSlope(db: Db, mode: Mode): Promise<number> {
  const { rows } = await sql<{ slope: number }>`select slope from rating_slopes where mode = ${mode}`.execute(db);
  return rows[0]?.slope ?? 0;
}

/** The rows of the table of a period, in no order. */
export async function listHeroRows(db: Db, period: Period, now: Date, scope: MetaScope): Promise<HeroRow[]> {
  const days = daysOf(period, now);
  const [sums, clusters, matches, slope] = await Promise.all([
    listHeroSums(db, days, scope),
    listClusters(db, period, scope),
    countMatches(db, days, scope),
    findRatingSlope(db, scope.mode),
  ]);
  return heroRows(sums, clusters, { mode: scope.mode, matches, slope });
}
