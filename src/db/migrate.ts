import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import type { Logger } from '#services/log.ts';
import { projectDir } from '#services/project.ts';

const MIGRATIONS_DIR = path.join(projectDir, 'migrations');

/** Brings the database to the newest migration; throws with the name of the one that failed. Several starters wait for each other. */
export async function migrate(db: Db, log: Logger, schema?: string): Promise<void> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: MIGRATIONS_DIR });
  // Numbers are given out before the work: one may arrive after a later one, and none may build on one that can.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true, ...(schema ? { migrationTableSchema: schema } : {}) });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) if (result.status === 'Success') log.info({ migration: result.migrationName }, 'migrated');
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
}
