import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#db/migrate.ts';
import { connect, sql, type Connection, type Db } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { makeLog } from '#services/log.ts';
import { startPostgres } from '../demo/postgres/embedded-postgres.ts';
import { answers, findPort } from '../tools/site/site-process.ts';

export type OwnWeb = { origin: string; pid: number; stop(): Promise<void> } & AsyncDisposable;
export type OwnSite = {
  readonly db: Db;
  readonly connection: Connection;
  /**
   * Brings a freshly filled database into the state of a running one: restarts its server with buffers for this much data, and warms them.
   */
  settle(): Promise<void>;
  startWeb(environment?: Record<string, string>): Promise<OwnWeb>;
} & AsyncDisposable;

/** An empty, migrated database of a section's own, and web processes on it. */
export async function openOwnSite(): Promise<OwnSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-bench-'));
  fs.chmodSync(dataDir, 0o755);
  const log = makeLog('warn', 'bench');
  let server = await startPostgres(dataDir);
  let connection = connect(server.config, log, 4);
  await migrate(connection.db, log);
  await seedContent(connection.db, log);
  return {
    get db() {
      return connection.db;
    },
    get connection() {
      return connection;
    },
    async settle() {
      await connection.close();
      await server.stop();
      server = await startPostgres(dataDir);
      connection = connect(server.config, log, 4);
      await sql`create extension if not exists pg_prewarm`.execute(connection.db);
      await sql`select pg_prewarm(oid) from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`.execute(
        connection.db,
      );
    },
    startWeb: (environment = {}) => startWeb({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO: '0', ...environment }),
    async [Symbol.asyncDispose]() {
      await connection.close();
      await server.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A web process as `npm run web` starts it, on a free port. */
export async function startWeb(environment: Record<string, string>): Promise<OwnWeb> {
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'src/main/run.mjs', 'src/main/web.ts'], {
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error('the web process ended');
    await sleep(100);
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: stop };
}
