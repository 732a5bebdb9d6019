import { sql, type Db } from '#db/pool.ts';
import type { NewRow, Row } from '#db/rows.ts';
import { fromRow } from '#db/rows.ts';

export type FoundBackup = Row<'backups'>;
export type FoundDrill = Row<'restore_drills'>;

/** Notes a backup; repeating it changes nothing. */
export async function insertBackup(db: Db, backup: NewRow<'backups'>): Promise<void> {
  const { name, madeAt, bytes, rowCount, seconds, lastMatchId, lastMatchFinishedAt } = backup;
  await sql`insert into backups (name, made_at, bytes, row_count, seconds, last_match_id, last_match_finished_at)
    values (${name}, ${madeAt}, ${bytes}, ${rowCount}, ${seconds}, ${lastMatchId}, ${lastMatchFinishedAt}) on conflict do nothing`.execute(
    db,
  );
}

export async function insertDrill(db: Db, drill: NewRow<'restore_drills'>): Promise<void> {
  const { endedAt, backupName, backupMadeAt, outcome, detail, isStructureChecked, tableCount, rowCount, seconds } = drill;
  await sql`insert into restore_drills
      (ended_at, backup_name, backup_made_at, outcome, detail, is_structure_checked, table_count, row_count, seconds)
    values (${endedAt}, ${backupName}, ${backupMadeAt}, ${outcome}, ${detail}, ${isStructureChecked}, ${tableCount}, ${rowCount}, ${seconds})`.execute(
    db,
  );
}

/** The latest backup, whether its file still exists or not; ignores backups that a fast clock has dated after `now`. */
export async function findLastBackup(db: Db, now: Date): Promise<FoundBackup | undefined> {
  const row = await db.selectFrom('backups').selectAll().where('made_at', '<=', now).orderBy('made_at', 'desc').limit(1).executeTakeFirst();
  return row && fromRow(row);
}

export async function findLastDrill(db: Db): Promise<FoundDrill | undefined> {
  const row = await db.selectFrom('restore_drills').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && fromRow(row);
}

/** The latest successful drill among some backups. */
export async function findLastPassed(db: Db, names: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select backup_name as name from restore_drills
    where outcome = 'passed' and backup_name = any(${names}) order by id desc limit 1`.execute(db);
  return rows[0]?.name;
}

/** Deletes backups and drills from before a moment. */
export async function deleteBackupsBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from backups where made_at < ${moment}`.execute(db);
  await sql`delete from restore_drills where ended_at < ${moment}`.execute(db);
}
