import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { daysOf, firstLiveDay, instantsOf, settledSpan, type Period, lengthOf } from '#areas/stats/rollups/period.rules.ts';
import type { Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import {
  heroRows,
  plainHeroRow,
  type HeroClusters,
  type HeroRow,
  type HeroSums,
  type LeaderRow,
  type PlainHeroRow,
} from './hero-meta.rules.ts';

/** The best players of every hero, best first. */
export async function listLeaderRows(db: Db, mode: Mode): Promise<LeaderRow[]> {
  const { rows } =
    await sql<LeaderRow>`select l.hero, ${listed.playerId} as "playerId", ${listed.nickname} as nickname, ${listed.avatarUrl} as "avatarUrl",
      l.games, l.average_place as "averagePlace", l.talent, l.items,
      l.rank_from as "rankFrom", l.rank_to as "rankTo", l.ranked
    from hero_leaders l ${joinPublicPlayer('l.player_id')} where l.mode = ${mode} order by l.hero, l.position`.execute(db);
  return rows;
}

/** What is asked for: one mode, the map group or all of them, by hero or by hero and orange talent. */
export type MetaScope = { mode: Mode; rankGroup: string | undefined; withTalents: boolean };

type ClusterRow = Omit<HeroClusters, 'lead'> & { l: number; leadSquares: number; leadPlaces: number; nl: number; sl: number; ll: number };
const clusterColumns = sql`players, c.games as n, place_sum as sum, place_squares as squares, nn, nnn, ns, ss,
  lead_sum as l, lead_squares as "leadSquares", lead_places as "leadPlaces", nl, sl, ll`;

function clustersOf(row: ClusterRow): HeroClusters {
  const { hero, talent, players, n, sum, squares, nn, nnn, ns, ss, l, leadSquares, leadPlaces, nl, sl, ll } = row;
  const lead = { sum: l, squares: leadSquares, places: leadPlaces, nl, sl, ll };
  return { hero, talent, players, n, sum, squares, nn, nnn, ns, ss, lead };
}

const ofSpan = (span: string, { mode, rankGroup, withTalents }: MetaScope) =>
  sql`c.span = ${span} and c.mode = ${mode} and c.rank_group = ${rankGroup ?? '*'} and ${withTalents ? sql`c.talent <> '*'` : sql`c.talent = '*'`}`;

/** Sums of a span by the people who played, of every hero, or hero and talent. */
export async function listClusters(db: Db, span: string, scope: MetaScope): Promise<HeroClusters[]> {
  const { rows } = await sql<ClusterRow>`select hero, talent, ${clusterColumns} from place_clusters c where ${ofSpan(span, scope)}`.execute(
    db,
  );
  return rows.map(clustersOf);
}

type SumsRow = { hero: string; talent: string; p1: number; p2: number; p3: number; p4: number; p5: number; p6: number };
type WorthRow = { matches: number; value: number | null; low: number; high: number };
type MetaRow = SumsRow & WorthRow & ({ n: null } | ClusterRow);

/** The rows of the table of a period, in no order. */
export async function listHeroRows(db: Db, period: Period, now: Date, scope: MetaScope): Promise<HeroRow[]> {
  const { rows } = await sql<MetaRow>`
    with ${withSettled(period, now)}
    select hero, talent, p1, p2, p3, p4, p5, p6, ${clusterColumns}, ${worthColumns(period, now, scope)}
    from ${sumsOf(period, now, scope)} left join ${clustersIn(period, scope)} using (hero, talent) left join ${worthsIn(period, scope)} using (hero, talent)`.execute(
    db,
  );
  const counted = rows.map((row) => ({ ...sums(row), cluster: row.n === null ? undefined : clustersOf(row), gained: gainedOf(row) }));
  return heroRows(counted, { mode: scope.mode, matches: rows[0]?.matches ?? 0, days: lengthOf(period) });
}

/** The same rows without what is told of a row among the others. */
export async function listPlainRows(db: Db, period: Period, now: Date, scope: MetaScope): Promise<PlainHeroRow[]> {
  const { rows } = await sql<SumsRow & WorthRow & { players: number | null }>`
    with ${withSettled(period, now)}
    select hero, talent, p1, p2, p3, p4, p5, p6, players, ${worthColumns(period, now, scope)}
    from ${sumsOf(period, now, scope)} left join ${clustersIn(period, scope)} using (hero, talent) left join ${worthsIn(period, scope)} using (hero, talent)`.execute(
    db,
  );
  return rows.map((row) => plainHeroRow({ ...sums(row), players: row.players ?? 0, gained: gainedOf(row) }, row.matches));
}

function sums({ hero, talent, p1, p2, p3, p4, p5, p6 }: SumsRow): HeroSums {
  return { hero, talent, games: p1 + p2 + p3 + p4 + p5 + p6, places: [p1, p2, p3, p4, p5, p6] };
}

function gainedOf({ value, low, high }: WorthRow): Estimate | null {
  return value === null ? null : { value, low, high };
}

/** Whether the days of a period that no longer change are summed up; holds a row if so. */
function withSettled(period: Period, now: Date) {
  const { from, to } = instantsOf({ from: daysOf(period, now).from, to: firstLiveDay(period, now) });
  return sql`settled as (select 1 from span_states where span = ${settledSpan(period)} and from_at = ${from} and to_at = ${to})`;
}

const ofGames = ({ mode, rankGroup }: MetaScope) =>
  sql`mode = ${mode} ${rankGroup === undefined ? sql`` : sql`and rank_group = ${rankGroup}`}`;

/** Games and places of the days, by hero, or hero and talent. */
function sumsOf(period: Period, now: Date, scope: MetaScope) {
  const { from, to } = daysOf(period, now);
  return sql`(
      select hero, talent, sum(place_1) as p1, sum(place_2) as p2, sum(place_3) as p3, sum(place_4) as p4, sum(place_5) as p5, sum(place_6) as p6
      from (
        select hero, talent, place_1, place_2, place_3, place_4, place_5, place_6
        from settled_sums c where ${ofSpan(settledSpan(period), scope)} and exists (select from settled)
        union all
        select hero, ${scope.withTalents ? sql`talent` : sql`'*'`}, place_1, place_2, place_3, place_4, place_5, place_6 from hero_day_stats
        where played_on >= (select case when exists (select from settled) then ${firstLiveDay(period, now)}::date else ${from}::date end)
          and played_on <= ${to}::date and ${ofGames(scope)}
      ) days group by hero, talent
    ) h`;
}

const clustersIn = (period: Period, scope: MetaScope) => sql`(select * from place_clusters c where ${ofSpan(period, scope)}) c`;

const worthsIn = (period: Period, { mode, rankGroup }: MetaScope) =>
  sql`(select * from hero_worths where period = ${period} and mode = ${mode} and rank_group = ${rankGroup ?? '*'}) w`;

/** What is won with it, and in how many matches all that was counted. */
function worthColumns(period: Period, now: Date, scope: MetaScope) {
  const { from, to } = daysOf(period, now);
  return sql`w.value, w.low, w.high, (
    select coalesce(sum(matches), 0) from match_day_stats where played_on between ${from}::date and ${to}::date and ${ofGames(scope)}
  ) as matches`;
}
