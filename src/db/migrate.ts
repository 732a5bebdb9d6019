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
 * What a migration may export beside its `up`. `limits`: how long it may wait for a lock at a time, while the site waits behind it, and how long each
 * of its statements may take, when it needs more than usual; 0 is without end. `backfill`: changes some rows and returns how many; it is run
 * before `up`, each time in a transaction of its own, until it returns 0, while the site goes on. `indexes`: which indexes are built before
 * `up`, while the site goes on.
 */
type OurMigration = Migration & {
  limits?: { lockSeconds?: number; statementSeconds?: number };
  backfill?: (db: Parameters<Migration['up']>[0]) => Promise<number>;
  indexes?: (db: Parameters<Migration['up']>[0]) => Promise<Index[]>;
};
/** An index by its name, and the table and columns it is of, such as `matches (started_at)`. */
type Index = { name: string; on: string; isUnique?: boolean };
type Named = { name: string; migration: OurMigration };
/** The lock that Kysely's migrators take. */
const MIGRATION_LOCK = '3853314791062309107';
const INDEXES_ASKED_MS = 500;
const USUAL_LIMITS = { lockSeconds: 2, statementSeconds: 60 };
/** A migration that cannot have its tables is tried so often; in between the site goes on for so many times as long as it was held up. */
const TRIES = 10;
const PAUSE_TIMES = 4;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** One that takes away what the release before it needs; 0050 is older than the rule. */
const CONTRACT = /^(\d+_contract_|0050_no_settled_sums$)/;

/** When a deploy runs a migration: before the release that brings it, or when the one before has gone. The name alone says it, which a release reads that knows no more of it. */
export function phaseOf(name: string): 'expand' | 'contract' {
  return CONTRACT.test(name) ? 'contract' : 'expand';
}

/** The database lacks what this program needs, which a migration that it does not know took away; its message is a sentence for the owner. Nothing was changed. */
export class NewerDatabase extends Error {}

type Wanted = {
  folder?: string;
  /** Only these migrations. */
  only?: readonly string[];
  /** 'expand' while processes of the release before go on: what those need stays. */
  phase?: 'expand' | 'contract';
};

/**
 * Brings the database to the newest migration, in one transaction or, when some change many rows, in as many as these begin; throws with the
 * name of the one that failed, and then neither it nor a later one has changed anything but rows filled before. Several starters wait for each
 * other. What a newer release has added stays, as this one served beside it; throws NewerDatabase when it has taken something away.
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
    if (next.migration.backfill) await fill(db, next, log);
    if (next.migration.indexes) await makeIndexes(db, next);
    // The next part begins with a migration that has work to do before.
    const end = later.findIndex(({ migration }) => migration.backfill ?? migration.indexes);
    const part = [next, ...(end < 0 ? later : later.slice(0, end))];
    const wanted = [...all.filter((each) => noted.has(each.name) || part.includes(each)), ...unknown.map(done)];
    await untilFree(db, log, () => run(db, wanted, log));
  }
}

async function run(db: Db, migrations: readonly Named[], log: Logger): Promise<void> {
  const known = Object.fromEntries(migrations.map(({ name, migration }) => [name, limited(migration)]));
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(known) };
  // Numbers are given out before the work: one may arrive after a later one, and none may build on one that can.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) if (result.status === 'Success') log.info({ migration: result.migrationName }, 'migrated');
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
}

/** Does once more what did not get its tables, while others wait behind it. What is part of a transaction is over with that. */
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

/** Between two pieces the site has the database for itself for as long as the last one took. */
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
 * Makes the indexes while others read and write the tables, and anew where whoever made one was ended; one starter at a time. In a transaction
 * nobody else writes.
 */
async function makeIndexes(db: Db, { name, migration }: Named): Promise<void> {
  const make = async () => {
    for (const wanted of (await migration.indexes?.(db)) ?? []) await makeIndex(db, name, wanted);
    return true;
  };
  if (db.isTransaction) return void (await make());
  for (;;) {
    // Whoever waited for the lock in one statement would be waited for by the index that is being made.
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
  // Whoever was faster may have given it another name by now.
  else if ((await listDoneMigrations(db)).includes(migration)) return;
  await sql.raw(`create ${isUnique ? 'unique ' : ''}index ${concurrently} ${name} on ${on}`).execute(db);
}

/** The names of the migrations that this version knows, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readMigrations(MIGRATIONS_DIR)).map(({ name }) => name);
}

async function readMigrations(folder: string): Promise<Named[]> {
  const found: Record<string, OurMigration> = await new FileMigrationProvider({ fs, path, migrationFolder: folder }).getMigrations();
  return Object.keys(found)
    .toSorted()
    .flatMap((name) => (found[name] ? { name, migration: found[name] } : []));
}

/** The names of the migrations that a database has, in their order; none of an empty one. */
export async function listDoneMigrations(db: Db): Promise<string[]> {
  const { rows: found } = await sql`select where to_regclass('public.kysely_migration') is not null`.execute(db);
  if (found.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Waits for whoever migrates; until the end of the transaction nobody else does. */
export async function lockMigrations(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(transaction);
}

/** Every database of ours has had the first migration. */
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

/** One that was done is not done again, whatever it is. */
function done(name: string): Named {
  return { name, migration: { up: async () => {} } };
}

/** Every migration sets its limits anew, as many run in one transaction. */
function limited(migration: OurMigration): Migration {
  return {
    async up(db) {
      await setLimits(db, migration);
      await migration.up(db);
    },
  };
}

async function setLimits(db: Parameters<Migration['up']>[0], { limits }: OurMigration): Promise<void> {
  const { lockSeconds, statementSeconds } = { ...USUAL_LIMITS, ...limits };
  await limitLockWaits(db, lockSeconds);
  await sql`select set_config('statement_timeout', ${`${statementSeconds}s`}, true)`.execute(db);
}
