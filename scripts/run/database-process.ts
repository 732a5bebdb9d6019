import type pg from 'pg';
import type { Config } from '../../src/platform/config.ts';
import type { Logger } from '../../src/platform/log.ts';
import { startPostgres } from '../../src/platform/postgres/embedded-postgres.ts';

export type Database = { config: pg.PoolConfig; stop(): Promise<void> };

/** DATABASE_URL's database, or the embedded one, started when nobody has yet. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) return { config: { connectionString: config.databaseUrl }, stop: async () => {} };
  const startedAt = Date.now();
  const database = await startPostgres(config.dataDir);
  log.debug({ ms: Date.now() - startedAt }, 'the embedded database is ready');
  return database;
}
