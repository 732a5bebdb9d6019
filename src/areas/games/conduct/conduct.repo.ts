import { sql, type Db } from '#db/pool.ts';
import { insertRows, limitToPage, type NewRow } from '#db/rows.ts';
import { noConduct, type Conduct } from './conduct.rules.ts';

/**
 * The conduct of each of these players. Reports of a pair count from the beginning, all else since a moment; of the matches left, only full
 * lobbies without cheats that were not called off count. Players without any record are included.
 */
export async function listConduct(db: Db, playerIds: readonly number[], since: Date, now: Date): Promise<Map<number, Conduct>> {
  const { rows } = await sql<Conduct & { playerId: number }>`select given.id as "playerId",
      coalesce((select json_object_agg(p.other, p.times) from (
        select case given.id when r.one_id then r.other_id else r.one_id end as other, count(*)::integer as times
        from pair_reports r where given.id in (r.one_id, r.other_id) group by 1) p), '{}') as reports,
      (select count(distinct r.reporter_id)::integer from pair_reports r where given.id in (r.one_id, r.other_id) and r.reported_at > ${since}) as reporters,
      coalesce((select json_agg(m.match_id::text order by m.started_at desc) from match_players m
        where m.player_id = given.id and m.started_at > ${since} and coalesce(m.is_leaver, m.ended_at is null and m.left_at is not null)
          and exists (select 1 from matches t where t.id = m.match_id and t.is_stats and not t.is_cheats and not t.is_safe_to_leave)), '[]') as "leftMatches",
      coalesce((select json_agg(distinct reported.id::text) from pair_reports r, unnest(array[r.one_id, r.other_id]) as reported (id)
        where r.reporter_id = given.id and r.reported_at > ${since}), '[]') as "reportedPlayers",
      exists (select 1 from player_bans b where b.player_id = given.id and b.lifted_at is null and (b.ends_at is null or b.ends_at > ${now})) as "isBanned"
    from unnest(${playerIds}::bigint[]) as given (id)`.execute(db);
  const found = new Map(rows.map(({ playerId, ...conduct }) => [playerId, conduct]));
  return new Map(playerIds.map((id) => [id, found.get(id) ?? noConduct]));
}

/** Notes a report of a pair; the same report by the same player in the same match is noted once. */
export async function insertReport(db: Db, report: NewRow<'pair_reports'>): Promise<void> {
  await sql`insert into pair_reports (match_id, reporter_id, one_id, other_id, type, reported_at)
    values (${report.matchId}, ${report.reporterId}, ${report.oneId}, ${report.otherId}, ${report.type}, ${report.reportedAt})
    on conflict do nothing`.execute(db);
}

/** Adds an admin's ban. The caller must hold the player. */
export async function insertBan(db: Db, ban: Omit<NewRow<'player_bans'>, 'number'>): Promise<void> {
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(number), 0)::integer as last from player_bans where player_id = ${ban.playerId}`.execute(db);
  await insertRows(db, 'player_bans', [{ ...ban, number: (rows[0]?.last ?? 0) + 1 }]);
}

/** Lifts every ban of a player that still holds. Returns how many there were. */
export async function updateBansLifted(db: Db, playerId: number, liftedBy: number | null, at: Date): Promise<number> {
  const { rows } = await sql`update player_bans set lifted_at = ${at}, lifted_by = ${liftedBy}
    where player_id = ${playerId} and lifted_at is null and (ends_at is null or ends_at > ${at}) returning 1`.execute(db);
  return rows.length;
}

type Page = { page: number; count: number };
export type FoundPair = { oneId: number; otherId: number; times: number; reporters: number; lastAt: Date };

/** Reported pairs, those with the most reporters first, and their total. */
export async function listPairs(db: Db, page: Page): Promise<{ total: number; pairs: FoundPair[] }> {
  const { rows } = await sql<FoundPair & { total: number }>`select one_id as "oneId", other_id as "otherId", count(*)::integer as times,
      count(distinct reporter_id)::integer as reporters, max(reported_at) as "lastAt", count(*) over ()::integer as total
    from pair_reports group by one_id, other_id order by reporters desc, times desc, one_id, other_id ${limitToPage(page)}`.execute(db);
  return { total: rows[0]?.total ?? 0, pairs: rows };
}

export type FoundReport = { matchId: string; reporterId: number; reportedAt: Date; type: string | null };

/** Who reported a pair, and in which matches: the newest 200, newest first. */
export async function listReportsOfPair(db: Db, oneId: number, otherId: number): Promise<FoundReport[]> {
  const { rows } = await sql<FoundReport>`select match_id::text as "matchId", reporter_id as "reporterId", reported_at as "reportedAt", type
    from pair_reports where one_id = ${oneId} and other_id = ${otherId} order by reported_at desc, reporter_id limit 200`.execute(db);
  return rows;
}

export type FoundBan = {
  playerId: number;
  reason: string;
  bannedAt: Date;
  bannedBy: number | null;
  endsAt: Date | null;
  liftedAt: Date | null;
  liftedBy: number | null;
};

/** Bans and their total: those that still hold first, then the newest first. */
export async function listBans(db: Db, page: Page, now: Date): Promise<{ total: number; bans: FoundBan[] }> {
  const { rows } = await sql<
    FoundBan & { total: number }
  >`select player_id as "playerId", reason, banned_at as "bannedAt", banned_by as "bannedBy",
      ends_at as "endsAt", lifted_at as "liftedAt", lifted_by as "liftedBy", count(*) over ()::integer as total
    from player_bans order by (lifted_at is null and (ends_at is null or ends_at > ${now})) desc, banned_at desc, player_id, number ${limitToPage(page)}`.execute(
    db,
  );
  return { total: rows[0]?.total ?? 0, bans: rows };
}
