import { sql, type Db } from '#db/pool.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import { daysOf, daysWithin, twoWeeks, type Days } from './period.rules.ts';

const LOCK_OF_ROLL_UPS = 1_606_013;

/** Keeps others from rebuilding roll-ups until the transaction ends. */
export async function lockRollUps(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_OF_ROLL_UPS})`.execute(db);
}

/** Every Moscow day with counted matches or with roll-ups, first to last, with the number of matches in the raw rows. */
export async function listRawDays(db: Db): Promise<{ day: string; matches: number }[]> {
  const { rows } = await sql<{ day: string; matches: number }>`
    select day, max(matches) as matches from (
      select (started_at at time zone 'UTC' + interval '3 hours')::date as day, count(*) as matches from matches where is_counted group by 1
      union all select played_on, 0 from match_day_stats
    ) days group by day order by day`.execute(db);
  return rows;
}

/**
 * How many days ago a match may begin and still be noticed when it ends, and how late a day that was only partly rolled up is completed.
 */
const NOTICED_DAYS = 3;
const LEFT_DAYS = 30;

/**
 * Days without roll-ups; days with matches that finished after their last roll-up or in the quarter of an hour before it, since the game's
 * last posts may have come later; and days last rolled up before they were settled, three hours and a quarter after their end. Without the
 * last kind, a worker that was down for days would never return to the day in the middle of which it stopped.
 */
export async function listStaleDays(db: Db, now: Date): Promise<string[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  // Midnight in Moscow plus three hours is midnight in UTC.
  const settledAt = sql`((played_on + 1)::timestamp at time zone 'UTC' + interval '15 minutes')`;
  const { rows } = await sql<{ day: string }>`
    select distinct s.played_on as day from match_day_stats s left join statistic_days d using (played_on) where d.played_on is null
    union
    select distinct d.played_on from matches m
    join statistic_days d on d.played_on = (m.started_at at time zone 'UTC' + interval '3 hours')::date
    where m.started_at >= ${daysAgo(NOTICED_DAYS)} and m.finished_at > d.rolled_at - interval '15 minutes'
    union
    select played_on from statistic_days
    where played_on >= ${moscowDay(daysAgo(LEFT_DAYS))}::date and rolled_at < ${settledAt} and ${settledAt} <= ${now}
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/** Notes that a day's roll-ups are current as of now. */
export async function upsertRolledDay(db: Db, day: string, at: Date): Promise<void> {
  await sql`insert into statistic_days (played_on, rolled_at) values (${day}::date, ${at})
    on conflict (played_on) do update set rolled_at = excluded.rolled_at`.execute(db);
}

/** When any day's roll-ups were last made. */
export async function findLastRoll(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select max(rolled_at) as at from statistic_days`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** The days that a span's figures cover; `otherwise` before these exist. At the start of a day they are still those of the day before. */
export async function findSpanDays(db: Db, span: string, otherwise: Days): Promise<Days> {
  const { rows } = await sql<{
    from: Date;
    to: Date;
  }>`select from_at as "from", to_at as "to" from span_states where span = ${span}`.execute(db);
  return rows[0] ? daysWithin(rows[0]) : otherwise;
}

/** The days of the item builds: they are calculated together with `four_days`, up to the same last day. */
export async function findBuildDays(db: Db, now: Date): Promise<Days> {
  const { to } = await findSpanDays(db, 'four_days', daysOf('four_days', now));
  return twoWeeks(moscowMidnight(to));
}
