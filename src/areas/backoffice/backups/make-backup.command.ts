import path from 'node:path';
import { findLastFinished } from '#areas/games/matches/matches.repo.ts';
import { tag } from '#contract/tags.ts';
import type { LastMatch } from '#db/backup/content.ts';
import { listBackups, sweepBackups, writeBackup, type MadeBackup } from '#db/backup/write-backup.ts';
import type { JobDeps } from '#db/jobs.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import { deleteBackupsBefore, findLastPassed, insertBackup } from './backups.repo.ts';

const NOTED_DAYS = 400;

/** The match that ended last, as a backup names it; null before the first. */
export async function findLastMatch(db: Db): Promise<LastMatch> {
  const match = await findLastFinished(db);
  return match ? { id: match.id, finishedAt: match.finishedAt.toISOString() } : null;
}

/** Backs up the whole database into a folder and notes it. Throws a BackupFault if the database is empty. */
export async function makeBackup({ db, database, now }: Pick<JobDeps, 'db' | 'database' | 'now'>, folder: string): Promise<MadeBackup> {
  const made = await writeBackup(database, { folder, now: now(), findLastMatch });
  const { file, madeAt, bytes, rows, seconds, lastMatch } = made;
  await inTransaction(db, async (transaction) => {
    await insertBackup(transaction, {
      name: path.basename(file),
      madeAt,
      bytes,
      rowCount: rows,
      seconds,
      lastMatchId: lastMatch === null ? null : Number(lastMatch.id),
      lastMatchFinishedAt: lastMatch && new Date(lastMatch.finishedAt),
    });
    await deleteBackupsBefore(transaction, new Date(madeAt.getTime() - NOTED_DAYS * DAY_MS));
    await announceChange(transaction, [tag.backups]);
  });
  return made;
}

/**
 * Makes the nightly backup if the owner has configured a folder. Deletes outdated backups first, because they may be what fills the disk.
 */
export async function backUpNightly(deps: JobDeps): Promise<void> {
  const { folder, keepDays } = deps.config.backup;
  if (folder === undefined) return;
  const names = listBackups(folder, deps.now()).map((file) => path.basename(file));
  const deleted = sweepBackups(folder, keepDays, deps.now(), await findLastPassed(deps.db, names));
  const { file, bytes, rows, seconds } = await makeBackup(deps, folder);
  deps.log.info({ file: path.basename(file), bytes, rows, seconds, deleted: deleted.length }, 'backed up');
}
