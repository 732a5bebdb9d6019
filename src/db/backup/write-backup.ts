import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listDoneMigrations } from '#db/migrate.ts';
import { listMonths } from '#db/parts.ts';
import { cutOff, inOwnTransaction, sql, type Db } from '#db/pool.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { isUnsupported, syncFolder } from '#services/files.ts';
import { lineOf, ROWS_END, sealed, type BackupSums, type LastMatch } from './content.ts';
import { BackupFault } from './fault.ts';
import { copyOut, listSequences, listTables, sumTable, writePlainly } from './tables.ts';

export type MadeBackup = {
  file: string;
  /** The newest migration in the database. */
  schema: string;
  madeAt: Date;
  bytes: number;
  tables: number;
  rows: number;
  lastMatch: LastMatch;
  seconds: number;
};

type Wishes = { folder: string; now: Date; findLastMatch: (db: Db) => Promise<LastMatch> };

const NAME = /^sixfold-[a-z\d]+-\d{8}T\d{6}Z\.zst$/;
const HALF = /^\.sixfold-.*\.half$/;
/** Longer than any backup takes. */
const HALF_KEPT_MS = 6 * HOUR_MS;

/**
 * Writes a snapshot of the database to a new file while others keep writing. The file appears under its name only when it is complete.
 * Throws a BackupFault when there is nothing to back up or the file cannot be written.
 */
export async function writeBackup(database: pg.PoolConfig, { folder, now, findLastMatch }: Wishes): Promise<MadeBackup> {
  const startedAt = performance.now();
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  sweepHalves(folder, now);
  return inOwnTransaction(database, { name: 'sixfold backup', isSnapshot: true }, async (snapshot, client) => {
    await sql`set local statement_timeout = 0`.execute(snapshot);
    await writePlainly(snapshot);
    const migrations = await listDoneMigrations(snapshot);
    const schema = migrations.at(-1);
    if (!schema) throw new BackupFault('empty', 'The database is empty: there is nothing to back up.');
    const lastMatch = await findLastMatch(snapshot);
    const parts = (await listMonths(snapshot)).map(({ name, until, isDetached }) => ({ name, until, isDetached }));
    const totals = { tables: 0, rows: 0 };
    const content = copyTables(snapshot, client, totals);
    const file = path.join(folder, `sixfold-${schema.split('_')[0]}-${momentText(now)}.zst`);
    await writeWhole(file, sealed({ madeAt: now.toISOString(), migrations, lastMatch, parts }, content), () => cutOff(client));
    const seconds = (performance.now() - startedAt) / 1000;
    return { file, schema, madeAt: now, bytes: fs.statSync(file).size, lastMatch, seconds, ...totals };
  });
}

async function* copyTables(snapshot: Db, client: pg.Client, totals: { tables: number; rows: number }): AsyncGenerator<Buffer> {
  const sums: BackupSums['sums'] = {};
  for (const table of await listTables(snapshot)) {
    yield lineOf({ table: table.name, columns: table.columns });
    for await (const rows of client.query(copyTo(copyOut(table)))) yield rows as Buffer;
    yield ROWS_END;
    const sum = await sumTable(snapshot, table);
    sums[table.name] = sum;
    totals.tables++;
    totals.rows += sum.rows;
  }
  // Sequences are not part of a snapshot: read after the rows, they are at the value the rows need, or beyond it.
  yield lineOf({ sums, sequences: await listSequences(snapshot) });
}

/**
 * Writes a file atomically: it appears under its name complete and synced to the disk, or not at all, and it never replaces another file.
 * `stopReading` ends the source of `content`.
 */
export async function writeWhole(file: string, content: AsyncIterable<Buffer>, stopReading: () => void): Promise<void> {
  const half = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.half`);
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 3 } });
  try {
    const writing = fs.createWriteStream(half, { mode: 0o600, flush: true });
    // After a write error, stop reading too: otherwise the pipeline and the database would wait for each other.
    writing.once('error', stopReading);
    await pipeline(content, zstd, writing);
    nameWhole(half, file);
  } catch (error) {
    const isOfDisk = error instanceof Error && 'syscall' in error;
    throw isOfDisk ? new BackupFault('unwritable', `The backup cannot be written: ${error.message}. Nothing is left of it.`) : error;
  } finally {
    fs.rmSync(half, { force: true });
  }
  syncFolder(path.dirname(file));
}

/** Unlike a rename, a hard link never replaces another backup. FAT and some network file systems have no hard links. */
function nameWhole(half: string, file: string): void {
  try {
    fs.linkSync(half, file);
  } catch (error) {
    if (!isUnsupported(error) || fs.existsSync(file)) throw error;
    fs.renameSync(half, file);
  }
}

/** A timestamp in the format of file names, such as `20261125T013000Z`. */
export function momentText(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** The timestamp in a backup's name. */
function momentOf(name: string): number {
  const [, year, month, day, hour, minute, second] = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The backups in a folder, newest first. Those with a timestamp in the future, from a clock that was ahead, come last. */
export function listBackups(folder: string, now: Date): string[] {
  if (!fs.existsSync(folder)) return [];
  const madeAt = (name: string) => (momentOf(name) > now.getTime() ? 0 : momentOf(name));
  const names = fs.readdirSync(folder).filter((name) => NAME.test(name));
  return names.toSorted((a, b) => madeAt(b) - madeAt(a)).map((name) => path.join(folder, name));
}

/** The newest backup in a folder, if there is one, or why the folder cannot be read. */
export function findNewestBackup(folder: string, now: Date): { file?: string | undefined; fault?: string } {
  try {
    return { file: listBackups(folder, now)[0] };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Deletes the backups older than `days`, but never the newest one nor the one named `kept`. Returns the names of the deleted files. */
export function sweepBackups(folder: string, days: number, now: Date, kept?: string): string[] {
  const from = now.getTime() - days * DAY_MS;
  const old = listBackups(folder, now)
    .slice(1)
    .filter((file) => momentOf(file) < from && path.basename(file) !== kept);
  for (const file of old) fs.rmSync(file, { force: true });
  return old.map((file) => path.basename(file));
}

/** Deletes the hidden partial files that killed backups left behind. */
function sweepHalves(folder: string, now: Date): void {
  const halves = fs.readdirSync(folder).filter((name) => HALF.test(name) && momentOf(name) < now.getTime() - HALF_KEPT_MS);
  for (const name of halves) fs.rmSync(path.join(folder, name), { force: true });
}
