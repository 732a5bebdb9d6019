import type { Building } from '#areas/games/protocol/end.rules.ts';
import { stateFields, type Match, type MatchPlayer, type PlayerState } from '#areas/games/protocol/match.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { assignmentsFrom, columnsNamed, fromRow, insertRows, recordset, type FoundRow, type NewRow } from '#db/rows.ts';

/** Inserts matches; their ids must be free. */
export function insertMatches(db: Db, matches: readonly Match[]): Promise<void> {
  return insertRows(db, 'matches', matches);
}

/** Inserts the players of matches, just begun or complete. */
export function insertMatchPlayers(db: Db, players: readonly MatchPlayer[]): Promise<void> {
  return insertRows(db, 'match_players', players);
}

/** Inserts destroyed buildings, one row per player who reports having destroyed it. */
export function insertBuildings(db: Db, buildings: readonly Building[]): Promise<void> {
  return insertRows(db, 'match_buildings', buildings);
}

/** Inserts the item snapshots of matches. */
export function insertSnapshots(db: Db, snapshots: readonly NewRow<'match_snapshots'>[]): Promise<void> {
  return insertRows(db, 'match_snapshots', snapshots);
}

/** Inserts the talent choices of matches. */
export function insertTalentPicks(db: Db, picks: readonly NewRow<'match_talent_picks'>[]): Promise<void> {
  return insertRows(db, 'match_talent_picks', picks);
}

const LOCKS_OF_MATCH_IDS = 16;

/** Keeps others from starting the match with this id, or parking posts for it, until the transaction ends. */
export async function lockMatchId(db: Db, matchId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS_OF_MATCH_IDS}::integer, hashint8(${matchId}::bigint))`.execute(db);
}

/** The key a match was started with; undefined for an unknown match. */
export async function findMatchKey(db: Db, matchId: string): Promise<string | undefined> {
  const { rows } = await sql<{ match_key: string }>`select match_key from matches where id = ${matchId}`.execute(db);
  return rows[0]?.match_key;
}

/** The mode of a match; solo for an unknown one. */
export async function findModeOfMatch(db: Db, matchId: string): Promise<Mode> {
  const { rows } = await sql<{ mode: Mode }>`select mode from matches where id = ${matchId}`.execute(db);
  return rows[0]?.mode ?? 'solo';
}

/** The match, locked until the transaction ends: changes of one match run one after another. */
export async function findMatchForUpdate(db: Db, matchId: string): Promise<Match | undefined> {
  const { rows } = await sql<FoundRow<'matches'>>`select * from matches where id = ${matchId} for update`.execute(db);
  const [row] = rows;
  return row && { ...fromRow(row), id: String(row.id) };
}

/** The players of a match in the order the game sent them. */
export async function listMatchPlayers(db: Db, matchId: string): Promise<PlayerState[]> {
  const { rows } = await sql<FoundRow<'match_players'>>`select ${columnsNamed(stateFields)}
    from match_players where match_id = ${matchId} order by slot`.execute(db);
  return rows.map((row) => ({ ...fromRow(row), matchId: String(row.match_id) }));
}

/** Writes the changes of match players; every change names the same fields. */
export async function updateMatchPlayers(
  db: Db,
  changes: readonly (Pick<MatchPlayer, 'matchId' | 'playerId'> & Partial<MatchPlayer>)[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { matchId: _, playerId: __, ...fields } = first;
  await sql`update match_players p set ${assignmentsFrom('r', fields)} from ${recordset('match_players', changes)} r
    where p.match_id = r.match_id and p.player_id = r.player_id`.execute(db);
}

/** Writes the state of a match: whether it is finished, counted, safe to leave, and how long it took. */
export async function updateMatch(db: Db, match: Match): Promise<void> {
  await sql`update matches set finished_at = ${match.finishedAt}, duration_seconds = ${match.durationSeconds}, is_counted = ${match.isCounted}, is_safe_to_leave = ${match.isSafeToLeave}
    where id = ${match.id}`.execute(db);
}

export async function hasSnapshots(db: Db, matchId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from match_snapshots where match_id = ${matchId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function hasTalentPicks(db: Db, matchId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from match_talent_picks where match_id = ${matchId} limit 1`.execute(db);
  return rows.length > 0;
}

const LOCKS_OF_LATE_RATING = 18;

/** Keeps others from rating the matches of this map until the transaction ends. */
export async function lockLateRating(db: Db, mapName: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS_OF_LATE_RATING}::integer, hashtext(${mapName}))`.execute(db);
}

/** The first match of a map that is not rated, in the order of their starts. */
export async function findUnratedMatch(db: Db, mapName: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id::text from matches where map_name = ${mapName} and not is_ranked
    order by started_at, id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Writes that a match and its players belong to a ranked map. */
export async function updateMatchMap(db: Db, match: Match): Promise<void> {
  await sql`update matches set is_ranked = ${match.isRanked}, rank_group = ${match.rankGroup} where id = ${match.id}`.execute(db);
  await sql`update match_players set rank_group = ${match.rankGroup} where match_id = ${match.id}`.execute(db);
}

export type MapPlays = { name: string; matches: number; firstAt: Date; lastAt: Date };

/** How many matches of each of these maps are not rated, and when the first and the last of them began. */
export async function listUnratedPlays(db: Db, names: readonly string[]): Promise<MapPlays[]> {
  const { rows } =
    await sql<MapPlays>`select map_name as name, count(*) as matches, min(started_at) as "firstAt", max(started_at) as "lastAt"
    from matches where not is_ranked and map_name = any(${names}::text[]) group by map_name`.execute(db);
  return rows;
}

/** The counted matches of a map that began before it was declared: how many, and their Moscow days. */
export async function findLateRated(db: Db, map: { name: string; declaredAt: Date }): Promise<{ matches: number; days: string[] }> {
  const { rows } = await sql<{ day: string; matches: number }>`
    select (started_at at time zone 'UTC' + interval '3 hours')::date as day, count(*) as matches from matches
    where map_name = ${map.name} and started_at <= ${map.declaredAt} and is_counted group by 1 order by 1`.execute(db);
  return { matches: rows.reduce((sum, { matches }) => sum + matches, 0), days: rows.map(({ day }) => day) };
}
