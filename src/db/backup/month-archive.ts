import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { allowLongStatements } from '#db/lock-waits.ts';
import { listDoneMigrations } from '#db/migrate.ts';
import { countMatches, courseOf, dropCourse, holdMatches, joinCourse, makeCourse, type CourseTable, type Month } from '#db/parts.ts';
import { cutOff, inOwnTransaction, sql, type Db } from '#db/pool.ts';
import { lineOf, readBackup, ROWS_END, sealed, type BackupSums } from './content.ts';
import { BackupFault } from './fault.ts';
import { copyIn, copyOut, listTables, sumTable, writePlainly, type TableShape } from './tables.ts';
import { momentText, writeWhole } from './write-backup.ts';

/** The archive file of a month's course: its name, its SHA-256 (also the last line of the file), its rows and its size. */
export type MonthArchive = { name: string; sha256: string; rows: number; bytes: number };

type Detaching = {
  folder: string;
  now: Date;
  /** Records the change in the same transaction. */
  finish: (transaction: Db, archive: MonthArchive) => Promise<void>;
};

const LOCK_TIMEOUT = '55P03';

/**
 * Archives the course of a month's matches: writes it to a file in the backup format, loads the file into trial tables to check that it
 * restores every row, and removes the rows from the database. All in one transaction, so whatever interrupts it, the rows are either in the
 * tables or in a verified file. Meanwhile posts for these matches wait. Throws a BackupFault when anything but the archived rows would be
 * lost; then nothing was changed.
 */
export function detachMonth(database: pg.PoolConfig, month: Month, { folder, now, finish }: Detaching): Promise<MonthArchive> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return sayingInUse(
    inOwnTransaction(database, { name: 'sixfold months' }, async (transaction, client) => {
      await allowLongStatements(transaction);
      await writePlainly(transaction);
      const matches = await holdMatches(transaction, month);
      const migrations = await listDoneMigrations(transaction);
      const header = { madeAt: now.toISOString(), migrations, lastMatch: null, parts: [], month: month.name };
      const file = path.join(folder, `sixfold-month-${month.name}-${momentText(now)}.zst`);
      await writeWhole(file, sealed(header, copyCourse(transaction, client, month)), () => cutOff(client));
      const { sha256, rows } = await tryOut(transaction, client, file);
      const archive = { name: path.basename(file), sha256, rows, bytes: fs.statSync(file).size };
      await dropCourse(transaction, month);
      if ((await countMatches(transaction, month)) !== matches)
        throw new BackupFault('differs', `A match of ${month.name} was posted meanwhile: try again. Nothing was changed.`);
      await finish(transaction, archive);
      return archive;
    }),
  );
}

type Attaching = {
  /** The checksum recorded when the month was archived. */
  sha256: string;
  finish: (transaction: Db) => Promise<void>;
};

/**
 * Restores the course of a month from its file, all or nothing. Throws a BackupFault when the file is not the one that was written, or when
 * the tables have changed too much.
 */
export async function attachMonth(database: pg.PoolConfig, month: Month, file: string, { sha256, finish }: Attaching): Promise<void> {
  const archive = await readNotedArchive(file, { name: month.name, sha256 });
  await sayingInUse(
    inOwnTransaction(database, { name: 'sixfold months' }, async (transaction, client) => {
      await allowLongStatements(transaction);
      await writePlainly(transaction);
      await refuseLostColumns(transaction, file, month, archive);
      await makeCourse(transaction, month);
      await fillFrom(transaction, client, file, { archive, into: new Map(courseOf(month).map(({ name, part }) => [name, part])) });
      await joinCourse(transaction, month);
      await finish(transaction);
    }),
  );
}

type ReadArchive = BackupSums & { month: string; sha256: string; columns: ReadonlyMap<string, string[]> };

/** Reads a month's archive from header to seal. Throws a BackupFault when it is missing, truncated, changed or something else. */
async function readMonthArchive(file: string): Promise<ReadArchive> {
  const columns = new Map<string, string[]>();
  const { month, ...archive } = await readBackup(file, {
    async onTable(table, rows) {
      columns.set(table.name, table.columns);
      for await (const each of rows) void each;
    },
  });
  if (month === undefined) throw new BackupFault('unreadable', `${file} is a backup of a whole database, not of a month.`);
  return { ...archive, month, columns };
}

type Noted = { name: string; sha256: string };

async function readNotedArchive(file: string, { name, sha256 }: Noted): Promise<ReadArchive> {
  const archive = await readMonthArchive(file);
  if (archive.month !== name || archive.sha256 !== sha256)
    throw new BackupFault('differs', `${file} is not the file that was written when ${name} was detached. Nothing was changed.`);
  return archive;
}

/** Reads a month's archive to the end. Returns what is wrong with it, as a sentence; undefined when it is intact. */
export async function findArchiveFault(file: string, noted: Noted): Promise<string | undefined> {
  try {
    await readNotedArchive(file, noted);
    return undefined;
  } catch (error) {
    if (error instanceof BackupFault) return error.message;
    throw error;
  }
}

async function* copyCourse(transaction: Db, client: pg.Client, month: Month): AsyncGenerator<Buffer> {
  const sums: BackupSums['sums'] = {};
  for (const { name, part, columns } of await shapesOf(transaction, month)) {
    yield lineOf({ table: name, columns });
    for await (const rows of client.query(copyTo(copyOut({ name: part, columns })))) yield rows as Buffer;
    yield ROWS_END;
    sums[name] = await sumTable(transaction, { name: part, columns });
  }
  yield lineOf({ sums, sequences: [] });
}

/**
 * Loads a file into trial tables and drops them before the transaction ends. Returns the file's seal and the number of rows it restored.
 */
async function tryOut(transaction: Db, client: pg.Client, file: string): Promise<{ sha256: string; rows: number }> {
  const archive = await readMonthArchive(file);
  const into = new Map([...archive.columns.keys()].map((name) => [name, `tried_${name}`]));
  for (const [name, table] of into) await sql`create unlogged table ${sql.table(table)} (like ${sql.table(name)})`.execute(transaction);
  await fillFrom(transaction, client, file, { archive, into });
  for (const table of into.values()) await sql`drop table ${sql.table(table)}`.execute(transaction);
  return { sha256: archive.sha256, rows: Object.values(archive.sums).reduce((sum, { rows }) => sum + rows, 0) };
}

type Filling = { archive: ReadArchive; into: ReadonlyMap<string, string> };

/** Loads each table of a file into its target in `into`, then compares the result with the file's checksums. */
async function fillFrom(transaction: Db, client: pg.Client, file: string, { archive, into }: Filling): Promise<void> {
  await readBackup(file, {
    async onTable({ name, columns }, rows) {
      await pipeline(rows, client.query(copyFrom(copyIn({ name: into.get(name) ?? name, columns, parts: [] }))));
    },
  });
  for (const [name, table] of into) {
    const found = await sumTable(transaction, { name: table, columns: archive.columns.get(name) ?? [] });
    if (found.rows !== archive.sums[name]?.rows || found.sum !== archive.sums[name].sum)
      throw new BackupFault('differs', `${file} does not bring back what was in ${name}. Nothing was changed.`);
  }
}

async function shapesOf(db: Db, month: Month): Promise<(TableShape & CourseTable)[]> {
  const shapes = await listTables(db);
  return courseOf(month).map((course) => ({ ...course, columns: shapes.find(({ name }) => name === course.name)?.columns ?? [] }));
}

/** Columns added since get their defaults. Refuses a file with columns that this version lacks, because their data would be lost. */
async function refuseLostColumns(transaction: Db, file: string, month: Month, archive: ReadArchive): Promise<void> {
  const lost: string[] = [];
  for (const { name, columns } of await shapesOf(transaction, month))
    lost.push(...(archive.columns.get(name) ?? []).filter((column) => !columns.includes(column)).map((column) => `${name}.${column}`));
  if (lost.length > 0)
    throw new BackupFault(
      'newer',
      `${file} has columns that this version of Sixfold does not know: ${lost.join(', ')}. Nothing was changed.`,
    );
}

async function sayingInUse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isInUse = error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT;
    throw isInUse ? new BackupFault('inUse', 'The tables were in use for too long: try again in a while. Nothing was changed.') : error;
  }
}
