import { sql, type Db } from '#db/pool.ts';

type ScaleRules = { leastGames: number; leastPlayers: number };

/** Forgets what rating a belief of skill stands for. */
export async function deleteSkillScales(db: Db): Promise<void> {
  await sql`delete from skill_scales`.execute(db);
}

/**
 * Works out what rating a belief of skill stands for, by mode: the straight line that gives the beliefs of who has played
 * enough the mean and the deviation of their ratings. There is none of too few players.
 */
export async function insertSkillScales(db: Db, { leastGames, leastPlayers }: ScaleRules, at: Date): Promise<void> {
  await sql`insert into skill_scales (mode, slope, intercept, players, computed_at)
    select mode, slope, mean_rating - slope * mean_mu, players, ${at} from (
      select mode, stddev_pop(rating) / nullif(stddev_pop(skill_mu), 0) as slope, avg(rating) as mean_rating, avg(skill_mu) as mean_mu, count(*) as players
      from player_modes where games >= ${leastGames} group by mode
    ) lines where players >= ${leastPlayers} and slope > 0`.execute(db);
}
