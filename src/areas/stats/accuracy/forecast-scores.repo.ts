import { isDetachedDay } from '#areas/games/months/detached-months.repo.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import type { ForecastScores, LookScore, SaidChance } from './forecast-score.rules.ts';

/** The newest Moscow day whose forecasts were scored; undefined before the first. */
export async function findScoredForecastDay(db: Db, mode: Mode): Promise<string | undefined> {
  const { rows } = await sql<{
    day: string | null;
  }>`select max(finished_on)::text as day from forecast_scores where mode = ${mode}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Replaces the scores of a Moscow day. */
export async function replaceForecastScores(db: Db, mode: Mode, day: string, { looks, said }: ForecastScores): Promise<void> {
  await sql`delete from forecast_scores where mode = ${mode} and finished_on = ${day}::date`.execute(db);
  await sql`delete from forecast_chances where mode = ${mode} and finished_on = ${day}::date`.execute(db);
  await sql`insert into forecast_scores (mode, finished_on, look, matches, score, by_worth)
    select ${mode}, ${day}::date, look, matches, score, "byWorth" from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb)
      as s (look smallint, matches integer, score double precision, "byWorth" double precision[])`.execute(db);
  await sql`insert into forecast_chances (mode, finished_on, place, bin, said, sum, came)
    select ${mode}, ${day}::date, place, bin, said, sum, came from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
      as s (place smallint, bin smallint, said integer, sum double precision, came integer)`.execute(db);
}

/** Deletes the scores of all days that can be scored again: the course of other matches is in the archive. */
export async function deleteForecastScores(db: Db): Promise<void> {
  const isThere = sql`not ${isDetachedDay(sql`finished_on`)}`;
  await sql`delete from forecast_scores where ${isThere}`.execute(db);
  await sql`delete from forecast_chances where ${isThere}`.execute(db);
}

const COUNTED_DAYS = 60;

/** The forecast scores of a mode over the last sixty scored days. */
export async function listForecastScores(db: Db, mode: Mode): Promise<{ looks: LookScore[]; said: SaidChance[] }> {
  const since = sql`(select max(finished_on) - ${COUNTED_DAYS - 1}::integer from forecast_scores where mode = ${mode})`;
  const looks = await sql<LookScore>`select look, sum(matches) as matches, sum(score) as score, (
      select array_agg(total order by spread) from (
        select spread, sum(value) as total from forecast_scores o cross join unnest(o.by_worth) with ordinality as each (value, spread)
        where o.mode = ${mode} and o.look = s.look and o.finished_on >= ${since} group by spread
      ) totals
    ) as "byWorth"
    from forecast_scores s where mode = ${mode} and finished_on >= ${since} group by look order by look`.execute(db);
  const said = await sql<SaidChance>`select place, bin, sum(said) as said, sum(sum) as sum, sum(came) as came
    from forecast_chances where mode = ${mode} and finished_on >= ${since} group by place, bin`.execute(db);
  return { looks: looks.rows, said: said.rows };
}
