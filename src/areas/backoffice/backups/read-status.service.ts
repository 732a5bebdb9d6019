import type { Db } from '#db/pool.ts';
import { findLastBackup, findLastDrill } from './backups.repo.ts';
import { outcomes, type Status } from './status.contract.ts';

/** The public state of backups, without file names and error messages. */
export async function readStatus(db: Db, now: Date): Promise<Status> {
  const [backup, drill] = await Promise.all([findLastBackup(db, now), findLastDrill(db)]);
  return {
    backup: backup
      ? {
          madeAt: backup.madeAt.toISOString(),
          bytes: backup.bytes,
          rows: backup.rowCount,
          seconds: backup.seconds,
          lastMatchAt: backup.lastMatchFinishedAt?.toISOString() ?? null,
        }
      : null,
    drill: drill
      ? {
          endedAt: drill.endedAt.toISOString(),
          outcome: outcomes.find((outcome) => outcome === drill.outcome) ?? 'failed',
          backupMadeAt: drill.backupMadeAt?.toISOString() ?? null,
          tables: drill.tableCount,
          rows: drill.rowCount,
          seconds: drill.seconds,
          isStructureChecked: drill.isStructureChecked,
        }
      : null,
  };
}

/** The same for the metrics. */
export async function readBackupFigures(db: Db, now: Date) {
  const { backup, drill } = await readStatus(db, now);
  return {
    madeAt: backup ? new Date(backup.madeAt) : undefined,
    bytes: backup?.bytes,
    drilledAt: drill ? new Date(drill.endedAt) : undefined,
    hasPassed: drill ? drill.outcome === 'passed' : undefined,
  };
}
