import { sql, type Db } from '#db/pool.ts';
import { columnsOf, fromRow, recordset, type FoundRow, type NewRow, type Row } from '#db/rows.ts';

export type StoredRenewal = Row<'plus_renewals'>;

/** Starts the renewal of a player's subscription, replacing an earlier agreement. */
export async function upsertRenewal(db: Db, renewal: NewRow<'plus_renewals'>): Promise<void> {
  const columns = columnsOf(renewal);
  await sql`delete from plus_renewals where player_id = ${renewal.playerId}`.execute(db);
  await sql`insert into plus_renewals (${columns}) select ${columns} from ${recordset('plus_renewals', [renewal])}`.execute(db);
}

/** A player's active renewal. */
export async function findRenewal(db: Db, playerId: number): Promise<StoredRenewal | undefined> {
  const { rows } = await sql<
    FoundRow<'plus_renewals'>
  >`select * from plus_renewals where player_id = ${playerId} and status = 'active'`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** The same with its row locked until the transaction ends; `statuses` may include stopped ones. */
export async function findRenewalForUpdate(
  db: Db,
  playerId: number,
  statuses: readonly StoredRenewal['status'][] = ['active'],
): Promise<StoredRenewal | undefined> {
  const { rows } = await sql<
    FoundRow<'plus_renewals'>
  >`select * from plus_renewals where player_id = ${playerId} and status = any(${statuses}::text[]) for update`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** A renewal that a player stopped and can still resume, since its period is not over; optionally locked until the transaction ends. */
export async function findStoppedRenewal(db: Db, playerId: number, now: Date, isHeld = false): Promise<StoredRenewal | undefined> {
  const { rows } = await sql<
    FoundRow<'plus_renewals'>
  >`select * from plus_renewals where player_id = ${playerId} and status = 'stopped' and period_ends_at > ${now} ${isHeld ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0] && fromRow(rows[0]);
}

/** Players whose period ends before a moment. */
export async function listRenewing(db: Db, before: Date, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ playerId: number }>`select player_id as "playerId" from plus_renewals
    where status = 'active' and period_ends_at <= ${before} and player_id > ${after} order by player_id limit ${most}`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

export type RenewalChange = Pick<StoredRenewal, 'status' | 'periodEndsAt' | 'nextTryAt' | 'tries' | 'announcedAt' | 'decline' | 'endedAt'>;

/** Writes the changing fields of a renewal. */
export async function updateRenewal(db: Db, playerId: number, change: RenewalChange): Promise<void> {
  await sql`update plus_renewals set status = ${change.status}, period_ends_at = ${change.periodEndsAt}, next_try_at = ${change.nextTryAt},
    tries = ${change.tries}, announced_at = ${change.announcedAt}, decline = ${change.decline}, ended_at = ${change.endedAt}
    where player_id = ${playerId}`.execute(db);
}

/** Deletes a player's saved card. */
export async function deleteRenewal(db: Db, playerId: number): Promise<void> {
  await sql`delete from plus_renewals where player_id = ${playerId}`.execute(db);
}
