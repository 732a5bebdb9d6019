import path from 'node:path';
import pg from 'pg';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { makeLog } from '#services/log.ts';
import { startPostgres } from '../../demo/postgres/embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port?: number; user: string };
    /** Where PgBouncer hears, when the run has one before its server. */
    pooler: { host: string; port: number } | null;
  }
}

/** Another server than the bundled one, and a pooler before it: `TEST_POSTGRES` as JSON. */
type Given = { server: ProvidedContext['postgres']; pooler: ProvidedContext['pooler'] };

/** One real PostgreSQL for the whole run, with a migrated template that holds the demo pack's content, which every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, pooler, stop } = await openServer();
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  const old = await admin.query<{ datname: string }>(`select datname from pg_database where datname like 'test\\_%'`);
  for (const { datname } of old.rows) await admin.query(`drop database "${datname}" with (force)`);
  await admin.query('create database test_template');
  await admin.end();

  const log = makeLog('warn', 'test');
  const template = connect({ ...server, database: 'test_template' }, log, 2);
  await migrate(template.db, log);
  await seedContent(template.db, log);
  await template.close();

  project.provide('postgres', server);
  project.provide('pooler', pooler);
  return stop;
}

async function openServer(): Promise<Given & { stop: () => Promise<void> }> {
  const { TEST_POSTGRES } = process.env;
  if (TEST_POSTGRES) return { ...(JSON.parse(TEST_POSTGRES) as Given), stop: async () => {} };
  const bundled = await startPostgres(path.resolve(import.meta.dirname, '../../.cache/test'), { isShortLived: true });
  const { host = '', user = '' } = bundled.config;
  return { server: { host, user }, pooler: null, stop: () => bundled.stop() };
}
