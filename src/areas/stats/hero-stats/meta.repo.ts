import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { lengthOf, type Period } from '#areas/stats/rollups/period.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import {
  heroRows,
  plainHeroRow,
  type Gained,
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

/** The scope of a request: one mode, one map group or all, by hero or by hero and orange talent. */
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

/** Sums of a span by player, for every hero, or hero and talent. */
export async function listClusters(db: Db, span: string, scope: MetaScope): Promise<HeroClusters[]> {
  const { rows } = await sql<ClusterRow>`select hero, talent, ${clusterColumns} from place_clusters c where ${ofSpan(span, scope)}`.execute(
    db,
  );
  return rows.map(clustersOf);
}

type CountsRow = { matches: number; p1: number; p2: number; p3: number; p4: number; p5: number; p6: number };
type WorthRow = { value: number | null; low: number; high: number; spread: number };
const countColumns = sql`matches, place_1 as p1, place_2 as p2, place_3 as p3, place_4 as p4, place_5 as p5, place_6 as p6`;
const worthColumns = sql`w.value, w.low, w.high, w.spread`;

/** The table rows of a period, unordered. */
export async function listHeroRows(db: Db, period: Period, scope: MetaScope): Promise<HeroRow[]> {
  const { rows } = await sql<ClusterRow & CountsRow & WorthRow>`
    select hero, talent, ${clusterColumns}, ${countColumns}, ${worthColumns} from ${rowsIn(period, scope)}`.execute(db);
  const counted = rows.map((row) => ({ ...sumsOf(row), matches: row.matches, cluster: clustersOf(row), gained: gainedOf(row) }));
  return heroRows(counted, { mode: scope.mode, days: lengthOf(period) });
}

/** One hero by its orange talents, without figures that depend on the other rows. */
export async function listTalentRows(db: Db, period: Period, { mode, hero }: { mode: Mode; hero: string }): Promise<PlainHeroRow[]> {
  const scope = { mode, rankGroup: undefined, withTalents: true };
  const { rows } = await sql<Pick<ClusterRow, 'hero' | 'talent' | 'players' | 'n'> & CountsRow & WorthRow>`
    select hero, talent, players, c.games as n, ${countColumns}, ${worthColumns}
    from ${rowsIn(period, scope, hero)}`.execute(db);
  return rows.map((row) => plainHeroRow({ ...sumsOf(row), matches: row.matches, players: row.players, gained: gainedOf(row) }));
}

/** The sums of a period with each row's gain, for one hero or all. */
function rowsIn(period: Period, scope: MetaScope, hero?: string) {
  const ofHero = hero === undefined ? sql`` : sql`and hero = ${hero}`;
  return sql`(select * from place_clusters c where ${ofSpan(period, scope)} ${ofHero}) c left join (
      select * from hero_worths where period = ${period} and mode = ${scope.mode} and rank_group = ${scope.rankGroup ?? '*'} ${ofHero}
    ) w using (hero, talent)`;
}

function sumsOf({ hero, talent, n, p1, p2, p3, p4, p5, p6 }: Pick<ClusterRow, 'hero' | 'talent' | 'n'> & CountsRow): HeroSums {
  return { hero, talent, games: n, places: [p1, p2, p3, p4, p5, p6] };
}

function gainedOf({ value, low, high, spread }: WorthRow): Gained | null {
  return value === null ? null : { value, low, high, spread };
}
