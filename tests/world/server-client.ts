import pg from 'pg';
import { inject } from 'vitest';

let client: Promise<pg.Client> | undefined;

/**
 * This process's one connection to the run's PostgreSQL, on which databases are made and dropped. A new connection would have to map the
 * template's pages anew: the first database made on one took 190 ms, each after it 40.
 */
async function openClient(): Promise<pg.Client> {
  const opened = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  opened.on('error', () => (client = undefined));
  await opened.connect();
  // The process may end without a word to it.
  (opened as pg.Client & { unref(): void }).unref();
  return opened;
}

/** The rows of one query over that connection. */
export async function askServer<T extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<T[]> {
  client ??= openClient();
  const { rows } = await (await client).query<T>(query, values);
  return rows;
}
