import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import { isDetachedMatch } from '#areas/games/months/detached-months.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { firstBelief } from '#areas/games/protocol/skill.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { RecordedMatch, RecordedPlayer } from './recorded-match.rules.ts';

/** The belief before the match; during the match, the current belief. */
const mu = sql`coalesce(p.skill_mu, case when m.finished_at is null then d.skill_mu end, ${sql.lit(firstBelief.mu)})`;
const joinBelief = sql`left join player_modes d on d.player_id = p.player_id and d.mode = m.mode`;
const playerFields = sql`'playerId', p.player_id, 'teamId', p.team_id, 'place', p.place, 'endSeconds', p.end_seconds, 'leaveSeconds', p.leave_seconds, 'mu', ${mu}`;
const buildings = sql`(select coalesce(json_agg(json_build_object('pusherId', pusher_id, 'type', type, 'atSeconds', at_seconds, 'victimIds', victim_ids)), '[]')
  from match_buildings b where b.match_id = m.id)`;
const worths = sql`(select coalesce(json_agg(json_build_object('playerId', player_id, 'position', position, 'minute', minute, 'networth', networth)), '[]')
  from match_snapshots s where s.match_id = m.id)`;

/** The newest counted matches of a mode that finished in a span, with what forecasts rest on. */
export async function listRecordedMatches(
  db: Db,
  mode: Mode,
  span: { from: Date; to: Date },
  most: number,
): Promise<(RecordedMatch & { startedAt: Date })[]> {
  const { rows } = await sql<
    RecordedMatch & { startedAt: Date }
  >`select m.mode, m.started_at as "startedAt", ${buildings} as buildings, ${worths} as worths,
      (select json_agg(json_build_object(${playerFields}) order by p.slot) from match_players p ${joinBelief} where p.match_id = m.id) as players
    from (
      select * from matches where is_counted and mode = ${mode} and finished_at >= ${span.from} and finished_at < ${span.to}
      order by finished_at desc, id desc limit ${sql.lit(most)}
    ) m`.execute(db);
  return rows;
}

/** How many counted matches of a mode finished in a span. */
export async function countRecordedMatches(db: Db, mode: Mode, span: { from: Date; to: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from matches
    where is_counted and mode = ${mode} and finished_at >= ${span.from} and finished_at < ${span.to}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** When the first counted match of a mode finished. */
export async function findFirstFinish(db: Db, mode: Mode): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(finished_at) as at from matches where is_counted and mode = ${mode}`.execute(
    db,
  );
  return rows[0]?.at ?? undefined;
}

/** A match whose players have the id that everyone may see. */
export type ShownMatch = Omit<RecordedMatch, 'players'> & {
  id: string;
  startedAt: Date;
  isFinished: boolean;
  /** Its course is in the archive. */
  isArchived: boolean;
  /** A full lobby without cheats. */
  isStats: boolean;
  players: ShownPlayer[];
};
export type ShownPlayer = RecordedPlayer & { slot: number; listedId: number; hasLeft: boolean };

const shownFields = sql`'slot', p.slot, 'listedId', ${listed.playerId}, 'hasLeft', p.left_at is not null`;
const shownColumns = sql`m.id::text, m.mode, m.started_at as "startedAt", m.finished_at is not null as "isFinished", m.is_stats as "isStats",
  ${isDetachedMatch(sql`m.id`)} as "isArchived",
  (select coalesce(json_agg(json_build_object(${playerFields}, ${shownFields}) order by p.slot), '[]')
    from match_players p ${joinBelief} ${joinPublicPlayer('p.player_id')} where p.match_id = m.id) as players`;

/** A match with its players in lobby order; undefined if there is none. */
export async function findShownMatch(db: Db, matchId: string): Promise<ShownMatch | undefined> {
  const { rows } = await sql<ShownMatch>`select ${shownColumns}, ${buildings} as buildings, ${worths} as worths
    from matches m where m.id = ${matchId}`.execute(db);
  return rows[0];
}

/** The matches of full lobbies that began since an instant and are not over, newest first, with what is known during a match. */
export async function listMatchesInPlay(db: Db, from: Date, most: number): Promise<ShownMatch[]> {
  const { rows } = await sql<ShownMatch>`select ${shownColumns}, '[]'::json as buildings, '[]'::json as worths
    from matches m where m.finished_at is null and m.is_stats and m.started_at > ${from} order by m.started_at desc, m.id desc limit ${sql.lit(most)}`.execute(
    db,
  );
  return rows;
}
