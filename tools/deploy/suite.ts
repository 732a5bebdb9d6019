import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '#services/project.ts';
import { findPort } from '../site/site-process.ts';
import { DebianPostgres } from './debian-postgres.ts';
import { Pooler } from './pooler.ts';
import type { Trial } from './trial.ts';

/** The tests without a browser, on Debian's PostgreSQL behind PgBouncer, both configured as an owner would. */
export async function trySuite(trial: Trial, folder: string): Promise<void> {
  fs.chmodSync(folder, 0o755);
  const server = new DebianPostgres(path.join(folder, 'server'), await findPort());
  server.make(['max_connections = 200', 'max_locks_per_transaction = 256', 'random_page_cost = 1.1']);
  const pooler = new Pooler(path.join(folder, 'pooler'), await findPort(), server);
  try {
    await pooler.start();
    const { host, port, user } = server.config;
    const given = { server: { host, port, user }, pooler: { host: '127.0.0.1', port: pooler.port } };
    const { status } = spawnSync(path.join(projectDir, 'node_modules/.bin/vitest'), ['run'], {
      cwd: projectDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', TEST_POSTGRES: JSON.stringify(given) },
    });
    trial.note('the tests pass on a server of Debian’s with PgBouncer before it', status === 0);
  } finally {
    await pooler.kill();
    server.stop();
  }
}
