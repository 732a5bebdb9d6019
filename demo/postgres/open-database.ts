import type pg from 'pg';
import type { Config } from '#services/config.ts';
import { startPostgres } from './embedded-postgres.ts';

export type OpenDatabase = { config: pg.PoolConfig; stop(): Promise<void> };

/** DATABASE_URL's database, or the embedded one, started when nobody has yet. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return { config: { connectionString: config.databaseUrl }, stop: async () => {} };
  return startPostgres(config.dataDir);
}
