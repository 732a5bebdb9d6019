import path from 'node:path';
import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { AuditAction, AuditDetail } from '#areas/core/audit-log/audit-log.rules.ts';
import { deleteDetachedMonth, insertDetachedMonth, listDetachedMonths } from '#areas/games/months/detached-months.repo.ts';
import { findSpan } from '#areas/games/months/months.repo.ts';
import { isLongOver, monthsBetween } from '#areas/games/months/months.rules.ts';
import { findDumpFault } from '#areas/reach/dumps/read-dumps.service.ts';
import { BackupFault } from '#db/backup/fault.ts';
import { attachMonth, detachMonth, type MonthArchive } from '#db/backup/month-archive.ts';
import type { JobDeps } from '#db/jobs.ts';
import { announceEverything } from '#db/notify.ts';
import { checkCourse, listMonths, type Month } from '#db/parts.ts';
import type { Db } from '#db/pool.ts';

const AUTHOR = 'npm run months';

/**
 * Detaches the course of a closed month's matches from the tables into a file of this folder, if the public files cover it. Undefined if
 * that was done before. Throws a BackupFault if it is not allowed; then nothing was changed.
 */
export async function detachMatches(
  { db, database, config, now }: Pick<JobDeps, 'db' | 'database' | 'config' | 'now'>,
  name: string,
  folder: string,
): Promise<MonthArchive | undefined> {
  const month = await findMonth(db, name);
  if (month.isDetached) return undefined;
  const span = await findSpan(db, month);
  if (!span) throw refused(`No match is in ${name}.`);
  const { firstOn, lastOn, lastAt } = span;
  if (!isLongOver(lastAt, now()))
    throw refused(
      `The last match of ${name} began on ${lastOn}: how matches of the last 365 days went is still read by pages and statistics.`,
    );
  const fault = await findDumpFault(db, config, monthsBetween(firstOn, lastOn));
  if (fault) throw refused(`${fault} Make them first: npm run dumps.`);
  return detachMonth(database, month, {
    folder,
    now: now(),
    finish: async (transaction, { name: archive, sha256, rows, bytes }) => {
      const detachedAt = now();
      const numbers = { fromNumber: month.from === null ? null : Number(month.from), untilNumber: Number(month.until) };
      await insertDetachedMonth(transaction, { name, ...numbers, firstOn, lastOn, archive, sha256, rowCount: rows, bytes, detachedAt });
      await note(transaction, 'detach month', name, { archive, rows }, detachedAt);
    },
  });
}

/**
 * Attaches the course of a month's matches again from its file in this folder; false if it is attached already. Throws a BackupFault; then
 * nothing was changed.
 */
export async function attachMatches(
  { db, database, now }: Pick<JobDeps, 'db' | 'database' | 'now'>,
  name: string,
  folder: string,
): Promise<boolean> {
  const month = await findMonth(db, name);
  if (month.isDetached) {
    const detached = (await listDetachedMonths(db)).find((each) => each.name === name);
    if (!detached) throw refused(`It is not noted where ${name} lies.`);
    await attachMonth(database, month, path.join(folder, detached.archive), {
      sha256: detached.sha256,
      finish: async (transaction) => {
        await deleteDetachedMonth(transaction, name);
        await note(transaction, 'attach month', name, { archive: detached.archive }, now());
      },
    });
  }
  // Also after a run that was interrupted just before it.
  await checkCourse(db, month);
  return month.isDetached;
}

async function findMonth(db: Db, name: string): Promise<Month> {
  const month = (await listMonths(db)).find((each) => each.name === name);
  if (!month) throw refused(`There is no closed month ${name}: npm run months -- list.`);
  return month;
}

async function note(transaction: Db, action: AuditAction, month: string, detail: AuditDetail, at: Date): Promise<void> {
  await insertAuditEntry(transaction, { author: AUTHOR, action, subject: `month:${month}`, detail, at });
  await announceEverything(transaction);
}

function refused(why: string): BackupFault {
  return new BackupFault('refused', `${why} Nothing was changed.`);
}
