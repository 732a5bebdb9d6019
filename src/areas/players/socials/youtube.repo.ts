import { sql, type Db } from '#db/database.ts';

/** Takes units of a day's quota before they are spent; false when so many are not left. */
export async function takeUnits(db: Db, day: string, units: number, most: number): Promise<boolean> {
  const { rows } =
    await sql`insert into youtube_quota (spent_on, units) select ${day}::date, ${units}::integer where ${units}::integer <= ${most}::integer
    on conflict (spent_on) do update set units = youtube_quota.units + excluded.units where youtube_quota.units + excluded.units <= ${most} returning 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** Notes that a day has no units left, whatever was counted; older days are forgotten. */
export async function updateSpent(db: Db, day: string, most: number): Promise<void> {
  await sql`insert into youtube_quota (spent_on, units) values (${day}, ${most}) on conflict (spent_on) do update set units = excluded.units`.execute(
    db,
  );
  await sql`delete from youtube_quota where spent_on < ${day}::date - 7`.execute(db);
}
