import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FileMigrationProvider, Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Logger } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { limitLockWaits } from './lock-waits.ts';
import { inTransaction, sql, type Db } from './pool.ts';

const MIGRATIONS_DIR = path.join(projectDir, 'migrations');

/**
 * What a migration may export besides `up`. `limits`, when it needs more than usual: how long it may wait for a lock at a time, while the
 * site queues behind it, and how long each of its statements may take; 0 means no limit. `backfill`: changes some rows and returns how
 * many; it runs before `up`, repeatedly, each time in its own transaction, until it returns 0, while the site stays up. `indexes`: the
 * indexes to build before `up`, while the site stays up.
 */
type OurMigration = Migration & {
  limits?: { lockSeconds?: number; statementSeconds?: number };
  backfill?: (db: Parameters<Migration['up']>[0]) => Promise<number>;
  indexes?: (db: Parameters<Migration['up']>[0]) => Promise<Index[]>;
};
/** An index: its name, and the table and columns it covers, such as `matches (started_at)`. */
type Index = { name: string; on: string; isUnique?: boolean };
type Named = { name: string; migration: OurMigration };
/** The advisory lock that Kysely's migrator takes. */
const MIGRATION_LOCK = '3853314791062309107';
const INDEXES_ASKED_MS = 500;
const USUAL_LIMITS = { lockSeconds: 2, statementSeconds: 60 };
/** How often a migration is tried when it cannot lock its tables. */
const TRIES = 10;
/** Before the next try, the site gets the tables this many times as long as the last try took. */
const PAUSE_TIMES = 4;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** A migration that removes something the previous release needs; 0050 predates the naming rule. */
const CONTRACT = /^(\d+_contract_|0050_no_settled_sums$)/;

/**
 * When a deploy runs a migration: before the new release starts, or after the previous one has stopped. The name alone decides, so that a
 * release can tell even for a migration it does not have.
 */
export function phaseOf(name: string): 'expand' | 'contract' {
  return CONTRACT.test(name) ? 'contract' : 'expand';
}

/** A migration unknown to this program removed something it needs. The message is a sentence for the owner. Nothing was changed. */
export class NewerDatabase extends Error {}

type Wanted = {
  folder?: string;
  /** Only these migrations. */
  only?: readonly string[];
  /** 'expand' while processes of the previous release still run: what they need stays. */
  phase?: 'expand' | 'contract';
};

/**
 * Migrates the database to the newest version: in one transaction or, with backfills or index builds, in several, each starting with such a
 * migration. Throws with the name of the migration that failed; then neither it nor a later one has changed anything except backfilled
 * rows. Concurrent starters wait for each other. Additions of a newer release stay, because this one also ran beside it; throws
 * NewerDatabase when a newer release has removed something.
 */
export async function migrate(db: Db, log: Logger, { folder = MIGRATIONS_DIR, only, phase = 'contract' }: Wanted = {}): Promise<void> {
  await inTransaction(db, lockMigrations);
  const all = await readMigrations(folder);
  const isWanted = ({ name }: Named) => (only?.includes(name) ?? true) && (phase === 'contract' || phaseOf(name) === 'expand');
  for (;;) {
    const noted = new Set(await listDoneMigrations(db));
    const unknown = [...noted].filter((name) => !all.some((each) => each.name === name));
    refuseForeign(all[0]?.name ?? '', noted, unknown);
    refuseNewer(unknown);
    const [next, ...later] = all.filter((each) => !noted.has(each.name) && isWanted(each));
    if (!next) {
      if (unknown.length > 0) log.warn({ migrations: unknown }, 'a newer release has added to the database; this one works with it');
      return;
    }
    if (next.migration.backfill) await naming(next, () => fill(db, next, log));
    if (next.migration.indexes) await naming(next, () => makeIndexes(db, next));
    // The next part starts at the next migration with a backfill or indexes.
    const end = later.findIndex(({ migration }) => migration.backfill ?? migration.indexes);
    const part = [next, ...(end < 0 ? later : later.slice(0, end))];
    const wanted = [...all.filter((each) => noted.has(each.name) || part.includes(each)), ...unknown.map(done)];
    await untilFree(db, log, () => run(db, wanted, log));
  }
}

async function run(db: Db, migrations: readonly Named[], log: Logger): Promise<void> {
  const known = Object.fromEntries(migrations.map((each) => [each.name, limited(each)]));
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(known) };
  // Numbers are assigned before a migration is written, so a lower one may arrive after a higher one. None may depend on one that can
  // arrive later.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) if (result.status === 'Success') log.info({ migration: result.migrationName }, 'migrated');
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
}

/**
 * Retries work that could not lock its tables in time, while others queue behind it. Inside a transaction there is no retry, because the
 * transaction has failed.
 */
async function untilFree<T>(db: Db, log: Logger, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      if (db.isTransaction || attempt === TRIES || !isLocked(error)) throw error;
      log.info({ attempt }, 'the tables are in use: the migration is tried again');
      await sleep(PAUSE_TIMES * (performance.now() - startedAt));
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED);
}

/** Runs the backfill in pieces. After each piece it pauses for as long as the piece took, so that the site gets the database to itself. */
async function fill(db: Db, { name, migration }: Named, log: Logger): Promise<void> {
  let rows = 0;
  for (;;) {
    const startedAt = performance.now();
    const fillPiece = async (transaction: Db) => {
      await setLimits(transaction, migration);
      return (await migration.backfill?.(transaction)) ?? 0;
    };
    const changed = await untilFree(db, log, () => inTransaction(db, fillPiece));
    if (changed === 0) break;
    rows += changed;
    await sleep(performance.now() - startedAt);
  }
  log.info({ migration: name, rows }, 'rows are filled');
}

/**
 * Builds the indexes while others read and write the tables, and rebuilds those that a killed process left invalid; one starter at a time.
 * Inside a transaction the build is not concurrent: there nobody else writes.
 */
async function makeIndexes(db: Db, { name, migration }: Named): Promise<void> {
  const make = async () => {
    for (const wanted of (await migration.indexes?.(db)) ?? []) await makeIndex(db, name, wanted);
    return true;
  };
  if (db.isTransaction) return void (await make());
  for (;;) {
    // Polls for the lock: the concurrent index build would wait for a transaction that is blocked on it.
    const isMade = await inTransaction(db, async (held) => {
      const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(hashtext('indexes')) as "isOurs"`.execute(held);
      return rows[0]?.isOurs ? make() : false;
    });
    if (isMade) return;
    await sleep(INDEXES_ASKED_MS);
  }
}

async function makeIndex(db: Db, migration: string, { name, on, isUnique = false }: Index): Promise<void> {
  const concurrently = db.isTransaction ? '' : 'concurrently';
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.isValid) return;
  if (rows[0]) await sql.raw(`drop index ${concurrently} ${name}`).execute(db);
  // Another starter may have been faster, and the index may have a different name by now.
  else if ((await listDoneMigrations(db)).includes(migration)) return;
  await sql.raw(`create ${isUnique ? 'unique ' : ''}index ${concurrently} ${name} on ${on}`).execute(db);
}

/** The names of the migrations in this version, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readMigrations(MIGRATIONS_DIR)).map(({ name }) => name);
}

async function readMigrations(folder: string): Promise<Named[]> {
  const found: Record<string, OurMigration> = await new FileMigrationProvider({ fs, path, migrationFolder: folder }).getMigrations();
  return Object.keys(found)
    .toSorted()
    .flatMap((name) => (found[name] ? { name, migration: found[name] } : []));
}

/** The names of the migrations that a database has run, in order; none for an empty database. */
export async function listDoneMigrations(db: Db): Promise<string[]> {
  const { rows: found } = await sql`select where to_regclass('public.kysely_migration') is not null`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Waits for a running migrator, then keeps others from migrating until the end of the transaction. */
export async function lockMigrations(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(transaction);
}

/** Refuses a database of another program: all of ours have the first migration. */
function refuseForeign(first: string, noted: ReadonlySet<string>, unknown: readonly string[]): void {
  if (unknown.length === 0 || noted.has(first)) return;
  throw new Error(`The database is of another program, or from before ${first}: it has ${unknown.join(', ')}. Nothing was changed.`);
}

function refuseNewer(unknown: readonly string[]): void {
  const taking = unknown.filter((name) => phaseOf(name) === 'contract');
  if (taking.length === 0) return;
  throw new NewerDatabase(
    `The database is newer than this program: it has ${taking.join(', ')}, which this version does not know and which took away what it needs. ` +
      'Start the version that made it, or a newer one, or restore a backup from before the upgrade. Nothing was changed.',
  );
}

/** Stands in for a migration that has already run and is not run again. */
function done(name: string): Named {
  return { name, migration: { up: async () => {} } };
}

/** Sets the limits for each migration, because many run in one transaction. */
function limited(named: Named): Migration {
  const { migration } = named;
  return {
    up: (db) =>
      naming(named, async () => {
        await setLimits(db, migration);
        await migration.up(db);
      }),
  };
}

/** Puts the migration's name before the message of an error. The error stays the same object, because its code is read. */
async function naming({ name }: Named, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && error.message !== '') error.message = `${name}: ${error.message}`;
    throw error;
  }
}

async function setLimits(db: Parameters<Migration['up']>[0], { limits }: OurMigration): Promise<void> {
  const { lockSeconds, statementSeconds } = { ...USUAL_LIMITS, ...limits };
  await limitLockWaits(db, lockSeconds);
  await sql`select set_config('statement_timeout', ${`${statementSeconds}s`}, true)`.execute(db);
}
