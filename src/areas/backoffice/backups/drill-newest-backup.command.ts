import path from 'node:path';
import { tag } from '#contract/tags.ts';
import { drillRestore } from '#db/backup/drill.ts';
import { findNewestBackup } from '#db/backup/write-backup.ts';
import type { JobDeps } from '#db/jobs.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { erasureListOf } from '#services/erasure-list.ts';
import { insertDrill, type FoundDrill } from './backups.repo.ts';
import { followErasures } from './follow-erasures.command.ts';
import { listMonthStates } from './list-months.service.ts';
import { findLastMatch } from './make-backup.command.ts';

type NewDrill = Omit<FoundDrill, 'id' | 'endedAt'>;

/** The nightly drill, if the owner has configured a folder. */
export async function drillNightly(deps: JobDeps): Promise<void> {
  const { folder } = deps.config.backup;
  if (folder !== undefined) await drillNewestBackup(deps, folder);
}

/**
 * Restores the newest backup of a folder beside the site, reads the files of detached months, and notes the outcome. Problems are logged as
 * errors.
 */
export async function drillNewestBackup(deps: JobDeps, folder: string): Promise<NewDrill> {
  const { db, log, now } = deps;
  const drill = await runDrill(deps, folder);
  await inTransaction(db, async (transaction) => {
    await insertDrill(transaction, { ...drill, endedAt: now() });
    await announceChange(transaction, [tag.backups]);
  });
  const line = { backup: drill.backupName, outcome: drill.outcome, detail: drill.detail, seconds: drill.seconds };
  if (drill.outcome === 'passed') log.info(line, 'the newest backup was restored and is good');
  else log.error(line, 'the newest backup is not good');
  return drill;
}

const nothingRead = { backupName: null, backupMadeAt: null, isStructureChecked: false, tableCount: 0, rowCount: 0, seconds: 0 };

async function runDrill({ db, database, log, config, now }: JobDeps, folder: string): Promise<NewDrill> {
  const { file, fault } = findNewestBackup(folder, now());
  // For example on a disk that is gone: the noted state must not stay that of the night before.
  if (fault !== undefined) return { ...nothingRead, outcome: 'failed', detail: `BACKUP_DIR cannot be read: ${fault}` };
  if (file === undefined) return { ...nothingRead, outcome: 'noBackup', detail: 'There is no backup in this folder.' };
  const startedAt = performance.now();
  const { isStructureChecked, restored, ...backup } = await drillRestore(database, file, {
    log,
    findLastMatch,
    finish: async (restored) => void (await followErasures(restored, erasureListOf(config, folder), now())),
  });
  const { outcome, detail } = backup.outcome === 'passed' ? await readMonths(db, folder) : backup;
  return {
    backupName: path.basename(file),
    backupMadeAt: restored ? new Date(restored.madeAt) : null,
    outcome,
    detail,
    isStructureChecked,
    tableCount: restored?.tables ?? 0,
    rowCount: restored?.rows ?? 0,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** No backup contains detached rows: their files must be as they were written. */
async function readMonths(db: Db, folder: string): Promise<Pick<NewDrill, 'outcome' | 'detail'>> {
  const faults = (await listMonthStates(db, folder)).flatMap(({ detached }) => detached?.fault ?? []);
  return { outcome: faults.length === 0 ? 'passed' : 'monthLost', detail: faults.join(' ') };
}
