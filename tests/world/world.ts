import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openChanges, type Changes } from '#db/notify.ts';
import { connect, type Connection, type Db } from '#db/pool.ts';
import { readConfig, type Config } from '#services/config.ts';
import { makeLog, type Logger } from '#services/log.ts';
import type { Context } from '#web/server/route.ts';
import { askServer } from './server-client.ts';

export type World = {
  db: Db;
  connection: Connection;
  changes: Changes;
  config: Config;
  /** What handlers receive; `now` may be replaced to move the clock. */
  context: Context;
  /** Drops the database, or keeps it under a name for others to copy. */
  close(keepAs?: string): Promise<void>;
};

/** A migrated database of its own on the run's PostgreSQL, empty but for the demo pack's content or as the template has it, with everything a handler needs. */
export async function openWorld(environment: Record<string, string> = {}, template = 'test_template'): Promise<World> {
  const server = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await askServer('select pg_advisory_lock(6)');
  try {
    await askServer(`create database ${database} template ${template}`);
    // Nothing here has to survive the server: a commit need not wait for the disk.
    await askServer(`alter database ${database} set synchronous_commit = off`);
  } finally {
    await askServer('select pg_advisory_unlock(6)');
  }

  const log = makeLog(process.env.TEST_LOG_LEVEL ?? 'silent', 'test');
  const connection = connectAsAsked({ ...server, database }, log, 10);
  const changes = await openChanges(connection.config, log);
  const config = readConfig(environment);
  const context: Context = { db: connection.db, config, log, now: () => new Date(), requestId: 'test', changes, caller: undefined, fetch };
  return {
    db: connection.db,
    connection,
    changes,
    config,
    context,
    async close(keepAs) {
      await changes.close();
      await connection.close();
      // A pooler keeps connections that nobody uses.
      if (keepAs) await askServer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
      await askServer(keepAs ? `alter database ${database} rename to ${keepAs}` : `drop database ${database} with (force)`);
    },
  };
}

/** Opens a pool as the site does: through the run's pooler when it has one. Its `config` is the database's own all the same. */
export function connectAsAsked(config: pg.PoolConfig, log: Logger, size: number): Connection {
  const pooler = inject('pooler');
  return pooler ? { ...connect({ ...config, ...pooler }, log, size, { isPooler: true }), config } : connect(config, log, size);
}
