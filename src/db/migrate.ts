import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Logger } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { takeOverOldChain } from './old-migrations.ts';
import { sql, type Db } from './pool.ts';

const MIGRATIONS_DIR = path.join(projectDir, 'migrations');

/**
 * How long a migration may wait for a lock while the site waits behind it, and how long each of its statements may take.
 * One that needs more exports `limits` with the seconds it needs beside its `up`; 0 is without end.
 */
type LimitedMigration = Migration & { limits?: { lockSeconds?: number; statementSeconds?: number } };
const USUAL_LIMITS = { lockSeconds: 5, statementSeconds: 60 };

/** The database has migrations that this program does not know; its message is a sentence for the owner. Nothing was changed. */
export class NewerDatabase extends Error {}

/**
 * Brings the database to the newest migration; throws with the name of the one that failed, and then nothing has changed.
 * Several starters wait for each other. A database of the chain before the one by areas is taken over when it stood at its end.
 * With `only`, it is brought to where these migrations have run and no others. Throws NewerDatabase.
 */
export async function migrate(db: Db, log: Logger, folder = MIGRATIONS_DIR, only?: readonly string[]): Promise<void> {
  if (await takeOverOldChain(db)) log.info('the migrations of this database are noted by areas now');
  await refuseNewer(db, await listMigrations(folder));
  const provider = withLimits(new FileMigrationProvider({ fs, path, migrationFolder: folder }), only);
  // Numbers are given out before the work: one may arrive after a later one, and none may build on one that can.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) if (result.status === 'Success') log.info({ migration: result.migrationName }, 'migrated');
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
}

/** The names of the migrations that this version knows, in their order. */
export async function listMigrations(folder = MIGRATIONS_DIR): Promise<string[]> {
  return Object.keys(await new FileMigrationProvider({ fs, path, migrationFolder: folder }).getMigrations()).toSorted();
}

async function refuseNewer(db: Db, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name <> all(${known}::text[]) order by name`.execute(
    db,
  );
  if (rows.length === 0) return;
  throw new NewerDatabase(
    `The database is newer than this program: it has ${rows.map(({ name }) => name).join(', ')}, which this version does not know. ` +
      'Start the version that made it, or a newer one, or restore a backup from before the upgrade. Nothing was changed.',
  );
}

function withLimits(files: MigrationProvider, only?: readonly string[]): MigrationProvider {
  return {
    async getMigrations() {
      const found: Record<string, LimitedMigration> = await files.getMigrations();
      const wanted = Object.entries(found).filter(([name]) => only?.includes(name) ?? true);
      return Object.fromEntries(wanted.map(([name, migration]) => [name, limited(migration)]));
    },
  };
}

/** Every migration sets its limits anew, as all of a start run in one transaction. */
function limited(migration: LimitedMigration): Migration {
  const { lockSeconds, statementSeconds } = { ...USUAL_LIMITS, ...migration.limits };
  const up: Migration['up'] = async (db) => {
    await sql`select set_config('lock_timeout', ${`${lockSeconds}s`}, true), set_config('statement_timeout', ${`${statementSeconds}s`}, true)`.execute(
      db,
    );
    await migration.up(db);
  };
  return { up };
}
