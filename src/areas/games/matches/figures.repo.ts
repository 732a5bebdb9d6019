import { DAY_MS } from '#lib/durations.ts';
import { sql, type Db } from '#db/database.ts';

export type PlayFigures = { matchesLastDay: number; playersThisSeason: number; seasonName: string };

/** Finished matches begun in the 24 hours before `now`, and who has played in the season of that moment; test lobbies and cheats are left out. */
export async function findPlayFigures(db: Db, now: Date): Promise<PlayFigures> {
  const from = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<PlayFigures>`
    select s.name as "seasonName",
      (select count(*) from matches where started_at > ${from} and started_at <= ${now} and finished_at is not null and is_stats and not is_cheats) as "matchesLastDay",
      (select count(distinct player_id) from player_modes where last_match_at >= s.starts_at) as "playersThisSeason"
    from seasons s where s.starts_at <= ${now} order by s.starts_at desc limit 1`.execute(db);
  return rows[0] ?? { matchesLastDay: 0, playersThisSeason: 0, seasonName: '' };
}
