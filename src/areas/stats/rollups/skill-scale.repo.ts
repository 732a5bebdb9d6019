import { sql, type Db } from '#db/pool.ts';

type ScaleRules = { leastGames: number; leastPlayers: number };

/** Deletes the scales from skill to rating. */
export async function deleteSkillScales(db: Db): Promise<void> {
  await sql`delete from skill_scales`.execute(db);
}

/**
 * Recalculates the rating that corresponds to a skill, by mode: a straight line through the mean rating of players with that skill, fitted
 * by least squares to players with enough games. With too few players there is none.
 */
export async function insertSkillScales(db: Db, { leastGames, leastPlayers }: ScaleRules, at: Date): Promise<void> {
  await sql`insert into skill_scales (mode, slope, intercept, players, computed_at)
    select mode, slope, intercept, players, ${at} from (
      select mode, regr_slope(rating, skill_mu) as slope, regr_intercept(rating, skill_mu) as intercept, count(*) as players
      from player_modes where games >= ${leastGames} group by mode
    ) lines where players >= ${leastPlayers} and slope > 0`.execute(db);
}
