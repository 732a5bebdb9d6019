import type { RawBuilder } from 'kysely';
import { sql, type Db } from '#db/pool.ts';
import type { NewRow, Row } from '#db/rows.ts';
import { fromRow } from '#db/rows.ts';

export type DetachedMonth = Row<'detached_months'>;

/** Whether the course of the match with this number was detached. */
export function isDetachedMatch(matchId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from detached_months where ${matchId} >= coalesce(from_number, ${matchId}) and ${matchId} < until_number)`;
}

/** The same for one match. */
export async function hasDetachedMatch(db: Db, matchId: string): Promise<boolean> {
  const { rows } = await sql<{ isDetached: boolean }>`select ${isDetachedMatch(sql`${matchId}::bigint`)} as "isDetached"`.execute(db);
  return rows[0]?.isDetached ?? false;
}

/** The months whose course was detached, by name. */
export async function listDetachedMonths(db: Db): Promise<DetachedMonth[]> {
  const rows = await db.selectFrom('detached_months').selectAll().orderBy('name').execute();
  return rows.map((row) => fromRow(row));
}

/** Whether the course of matches that began on a Moscow day was detached. */
export function isDetachedDay(day: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from detached_months where ${day} between first_on and last_on)`;
}

/** The same for one day. */
export async function hasDetachedDay(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql<{ isDetached: boolean }>`select ${isDetachedDay(sql`${day}::date`)} as "isDetached"`.execute(db);
  return rows[0]?.isDetached ?? false;
}

/** Notes that the course of a month was detached. */
export async function insertDetachedMonth(db: Db, month: NewRow<'detached_months'>): Promise<void> {
  const { name, fromNumber, untilNumber, firstOn, lastOn, archive, sha256, rowCount, bytes, detachedAt } = month;
  await sql`insert into detached_months (name, from_number, until_number, first_on, last_on, archive, sha256, row_count, bytes, detached_at)
    values (${name}, ${fromNumber}, ${untilNumber}, ${firstOn}::date, ${lastOn}::date, ${archive}, ${sha256}, ${rowCount}, ${bytes}, ${detachedAt})`.execute(
    db,
  );
}

/** Notes that the course of a month is attached again. */
export async function deleteDetachedMonth(db: Db, name: string): Promise<void> {
  await sql`delete from detached_months where name = ${name}`.execute(db);
}
