import { sql, type Db } from '#platform/database.ts';
import { recordset } from '#platform/rows.ts';

export type KnownName = { name: string; channelId: string | null; askedAt: Date };

/** The names that were asked for before. */
export async function listKnownNames(db: Db, names: readonly string[]): Promise<KnownName[]> {
  const { rows } = await sql<KnownName>`select name, channel_id as "channelId", asked_at as "askedAt" from youtube_channels
    where name = any(${names}::text[])`.execute(db);
  return rows;
}

export async function upsertKnownName(db: Db, known: KnownName): Promise<void> {
  await sql`insert into youtube_channels (name, channel_id, asked_at) select name, channel_id, asked_at from ${recordset('youtube_channels', [known])}
    on conflict (name) do update set channel_id = excluded.channel_id, asked_at = excluded.asked_at`.execute(db);
}

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
