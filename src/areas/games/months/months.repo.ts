import type { Month } from '#db/parts.ts';
import { sql, type Db } from '#db/pool.ts';
import type { Numbers } from './months.rules.ts';

type Row = { greatest: string; latest: string; dayBefore: string | null };

/** The match numbers that decide where a month ends; undefined before the first match. */
export async function findNumbers(db: Db): Promise<Numbers | undefined> {
  const { rows } = await sql<Row>`
    select (select max(id) from matches)::text as greatest, l.id::text as latest,
      (select d.id from matches d where d.started_at <= l.started_at - interval '1 day' order by d.started_at desc, d.id desc limit 1)::text as "dayBefore"
    from matches l order by l.started_at desc, l.id desc limit 1`.execute(db);
  const [row] = rows;
  return (
    row && {
      greatest: BigInt(row.greatest),
      latest: BigInt(row.latest),
      dayBefore: row.dayBefore === null ? undefined : BigInt(row.dayBefore),
    }
  );
}

/** Whether the open part holds a match that began before this moment. */
export async function hasOpenMatchBefore(db: Db, at: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from matches_open where started_at < ${at} limit 1`.execute(db);
  return rows.length > 0;
}

type MonthSpan = { firstOn: string; lastOn: string; lastAt: Date };

/**
 * The Moscow days on which the first and the last match of a closed month began, and when the last one began; undefined for a month without
 * matches.
 */
export async function findSpan(db: Db, { from, until }: Month): Promise<MonthSpan | undefined> {
  const { rows } = await sql<MonthSpan>`
    select to_char(min(started_at) at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD') as "firstOn",
      to_char(max(started_at) at time zone 'UTC' + interval '3 hours', 'YYYY-MM-DD') as "lastOn", max(started_at) as "lastAt"
    from matches where id >= coalesce(${from}, '0')::bigint and id < ${until}::bigint having count(*) > 0`.execute(db);
  return rows[0];
}
