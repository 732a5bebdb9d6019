import type { RawBuilder } from 'kysely';
import { sql, type Db } from '#db/pool.ts';
import { recordset } from '#db/rows.ts';
import { moscowDay, moscowMidnight } from '#lib/dates.ts';

/** The Moscow day of an instant in SQL, as `moscowDay` has it. */
const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'UTC' + interval '3 hours')::date`;
/** When a Moscow day begins, as `moscowMidnight` has it. */
const beginOf = (day: string) => sql`((${sql.ref(day)} - interval '3 hours') at time zone 'UTC')`;

/**
 * The Moscow days from the first match to the last, as `day`, that are not counted yet, or that had matches which ended at this instant or
 * later.
 */
const uncountedDays = (until: RawBuilder<unknown>) => sql`select day::date as day from generate_series(
    (select ${dayOf('started_at')} from matches order by started_at limit 1)::timestamp,
    (select ${dayOf('started_at')} from matches order by started_at desc limit 1)::timestamp, interval '1 day') as day
  where not exists (select from hero_list_days where played_on = day::date and last_finished_at < ${until})`;
const never = sql`'infinity'::timestamptz`;

/** The days with matches that are not counted yet, first to last. */
export async function listUncountedDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select day from (${uncountedDays(never)}) d order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/** The hero list rows of the matches that began on a day, computed from the matches themselves. */
const countedOf = (day: string) => {
  const from = moscowMidnight(day);
  return sql`select p.hero, coalesce(p.talent, '') as talent, count(*)::integer as matches, max(m.finished_at) as last_finished_at
    from matches m join match_players p on p.match_id = m.id
    where m.started_at >= ${from} and m.started_at < ${from}::timestamptz + interval '1 day'
      and m.finished_at is not null and not m.is_cheats and p.ended_at is not null and p.hero is not null
    group by 1, 2`;
};

/** Counts the hero lists of a day, which may still go on: later rows are added by `addToHeroLists`. Must run in a transaction. */
export async function countHeroLists(db: Db, day: string): Promise<void> {
  // Waits for every match that is ending now and blocks all others: those add themselves to this count afterwards.
  await sql`lock table hero_list_days in exclusive mode`.execute(db);
  const { rows } =
    await sql`insert into hero_list_days values (${day}::date, '-infinity') on conflict do nothing returning played_on`.execute(db);
  if (rows.length === 0) return;
  await sql`insert into hero_list_counts select ${day}::date, c.* from (${countedOf(day)}) c`.execute(db);
  await sql`update hero_list_days set last_finished_at = last from (select max(last_finished_at) as last from hero_list_counts where played_on = ${day}::date) c
    where played_on = ${day}::date and last is not null`.execute(db);
}

/** Adds the new rows of a finished match to the hero lists if its day is counted. */
export async function addToHeroLists(
  db: Db,
  match: { startedAt: Date; finishedAt: Date },
  listed: readonly { hero: string | null; talent: string | null }[],
): Promise<void> {
  // A match that is rated late has no rows to add. It must not lock its day here: it already holds other sums, in another order.
  if (listed.length === 0) return;
  const { startedAt, finishedAt } = match;
  await sql`with counted as (
      update hero_list_days set last_finished_at = greatest(last_finished_at, ${finishedAt}) where played_on = ${moscowDay(startedAt)}::date returning played_on
    )
    insert into hero_list_counts
      select played_on, hero, coalesce(talent, ''), count(*), ${finishedAt}
      from counted cross join ${recordset('match_players', listed)} where hero is not null group by 1, 2, 3
    on conflict (played_on, hero, talent) do update set matches = hero_list_counts.matches + excluded.matches,
      last_finished_at = greatest(hero_list_counts.last_finished_at, excluded.last_finished_at)`.execute(db);
}

/** Deletes the count of a day if its sums differ from its matches. Returns whether it did. */
export async function forgetWrongDay(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql`with counted as (select hero, talent, matches from hero_list_counts where played_on = ${day}::date),
      raw as (select hero, talent, matches from (${countedOf(day)}) c)
    delete from hero_list_days where played_on = ${day}::date
      and (exists (table counted except table raw) or exists (table raw except table counted)) returning played_on`.execute(db);
  return rows.length > 0;
}

/**
 * How many rows the list of a hero (and of a talent, if given) has at a moment in milliseconds, and when the last of their matches ended by
 * then. Takes the sums of counted days whose matches had all ended by that moment, and the rows of all other days.
 */
export async function countHeroList(
  db: Db,
  { hero, talent }: { hero: string; talent: string | undefined },
  moment: number | undefined,
): Promise<{ total: number; last: Date | null }> {
  const until = moment === undefined ? never : sql`${new Date(moment + 1)}::timestamptz`;
  const ofHero = talent === undefined ? sql`hero = ${hero}` : sql`hero = ${hero} and talent = ${talent}`;
  const uncounted = sql`with uncounted as materialized (${uncountedDays(until)})`;
  const counted = sql`select matches, last_finished_at from hero_list_counts where ${ofHero} and played_on not in (select day from uncounted)`;
  // This query goes first: planning one that might read the matches of a day takes long, and it is hardly ever needed.
  const known = await sql<{ total: number; last: Date | null; isWhole: boolean }>`${uncounted}
    select coalesce(sum(matches), 0)::integer as total, max(last_finished_at) as last, not exists (table uncounted) as "isWhole"
    from (${counted}) parts`.execute(db);
  const [sums] = known.rows;
  if (sums?.isWhole) return { total: sums.total, last: sums.last };
  const { rows } = await sql<{ total: number; last: Date | null }>`${uncounted}
    select coalesce(sum(matches), 0)::integer as total, max(last_finished_at) as last from (
      ${counted}
      union all
      select of_day.* from uncounted cross join lateral (
        select count(*), max(m.finished_at) from match_players p join matches m on m.id = p.match_id
        where ${ofHero} and p.ended_at is not null and m.finished_at < ${until} and not m.is_cheats
          and p.started_at >= ${beginOf('day')} and p.started_at < ${beginOf('day')} + interval '1 day'
      ) of_day
    ) parts`.execute(db);
  return rows[0] ?? { total: 0, last: null };
}
