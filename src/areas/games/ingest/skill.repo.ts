import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Belief } from '#areas/games/protocol/skill.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { recordset } from '#db/rows.ts';

/**
 * A counted match with those who had ended when it was over. `finishedAt` is text as in the database: a Date would lose the microseconds.
 */
export type RankedMatch = { id: string; mode: Mode; finishedAt: string; players: { playerId: number; place: number }[] };

/** The counted matches that finished after this one and before an instant, in the order in which they finished. */
export async function listRankedMatches(
  db: Db,
  after: Pick<RankedMatch, 'id' | 'finishedAt'>,
  before: Date | 'infinity',
  count: number,
): Promise<RankedMatch[]> {
  // Once the match is over, only players who had left can still end.
  const { rows } = await sql<RankedMatch>`select m.id::text, m.mode, m.finished_at::text as "finishedAt", coalesce((
      select json_agg(json_build_object('playerId', p.player_id, 'place', p.place)) from match_players p
      where p.match_id = m.id and p.is_counted and p.place is not null and (p.left_at is null or p.ended_at <= m.finished_at)), '[]') as players
    from matches m
    where m.is_counted and (m.finished_at, m.id) > (${after.finishedAt}::timestamptz, ${after.id}::bigint) and m.finished_at < ${before}::timestamptz
    order by m.finished_at, m.id limit ${sql.lit(count)}`.execute(db);
  return rows;
}

/** Writes the beliefs about players before matches; a row that already has the same is not written again. */
export async function updateBeliefsBefore(
  db: Db,
  beliefs: readonly { matchId: string; playerId: number; skillMu: number; skillSigma: number }[],
): Promise<void> {
  if (beliefs.length === 0) return;
  await sql`update match_players p set skill_mu = r.skill_mu, skill_sigma = r.skill_sigma from ${recordset('match_players', beliefs)} r
    where p.match_id = r.match_id and p.player_id = r.player_id and (p.skill_mu, p.skill_sigma) is distinct from (r.skill_mu, r.skill_sigma)`.execute(
    db,
  );
}

/**
 * Writes the current belief about every player; players not named go back to the first belief. Their records must be locked
 * (`stopRollUps`).
 */
export async function replaceBeliefs(
  db: Db,
  beliefs: readonly { playerId: number; mode: Mode; skillMu: number; skillSigma: number }[],
  first: Belief,
): Promise<void> {
  await sql`update player_modes m set skill_mu = b.mu, skill_sigma = b.sigma
    from (
      select player_id, mode, coalesce(r.skill_mu, ${first.mu}::double precision) as mu, coalesce(r.skill_sigma, ${first.sigma}::double precision) as sigma
      from player_modes left join ${recordset('player_modes', beliefs)} r using (player_id, mode)
    ) b where b.player_id = m.player_id and b.mode = m.mode and (m.skill_mu, m.skill_sigma) is distinct from (b.mu, b.sigma)`.execute(db);
}

/** Notes that all matches must be rated anew: one belongs between matches already rated. */
export async function insertReplay(db: Db, at: Date): Promise<void> {
  await sql`insert into skill_replays (asked_at) values (${at})`.execute(db);
}

/** The replays that are still to be done. */
export async function listDueReplays(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from skill_replays where done_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that replays are done. */
export async function closeReplays(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await sql`update skill_replays set done_at = ${at} where id = any(${ids}::bigint[])`.execute(db);
}
