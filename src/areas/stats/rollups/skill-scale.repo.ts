import { sql, type Db } from '#db/pool.ts';

type ScaleRules = { leastGames: number; leastPlayers: number };

/** Forgets what rating a belief of skill stands for. */
export async function deleteSkillScales(db: Db): Promise<void> {
  await sql`delete from skill_scales`.execute(db);
}

/**
 * Works out what rating a belief of skill stands for, by mode: the straight line of the mean rating of those believed to be so
 * skilled, fitted by least squares to who has played enough. There is none of too few players.
 */
export async function insertSkillScales(db: Db, { leastGames, leastPlayers }: ScaleRules, at: Date): Promise<void> {
  await sql`insert into skill_scales (mode, slope, intercept, players, computed_at)
    select mode, slope, intercept, players, ${at} from (
      select mode, regr_slope(rating, skill_mu) as slope, regr_intercept(rating, skill_mu) as intercept, count(*) as players
      from player_modes where games >= ${leastGames} group by mode
    ) lines where players >= ${leastPlayers} and slope > 0`.execute(db);
}
