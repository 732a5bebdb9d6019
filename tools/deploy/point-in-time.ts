import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { projectDir } from '#services/project.ts';
import { findPort } from '../site/site-process.ts';
import { DebianPostgres, own } from './debian-postgres.ts';
import type { Trial } from './trial.ts';

const MOST_LOST_SECONDS = 60;
const ARCHIVE_SECONDS = 30;
const TICK_MS = 20;

/** A server whose WAL is archived by pgBackRest. */
class Server extends DebianPostgres {
  /** Writes the configuration described in docs/backups.md and starts the server. */
  override make(): void {
    for (const name of ['repo', 'log', 'lock', 'spool']) fs.mkdirSync(path.join(this.folder, name));
    const repo = ['repo1-path', 'log-path', 'lock-path', 'spool-path'].map(
      (name) => `${name}=${this.folder}/${/repo|log|lock|spool/.exec(name)?.[0]}`,
    );
    const own = [`pg1-path=${this.data}`, `pg1-port=${this.port}`, `pg1-socket-path=${this.folder}`];
    const lines = [
      '[global]',
      ...repo,
      'repo1-retention-full=2',
      'start-fast=y',
      'compress-type=zst',
      'log-level-console=warn',
      '[sixfold]',
      ...own,
    ];
    fs.writeFileSync(path.join(this.folder, 'pgbackrest.conf'), `${lines.join('\n')}\n`);
    super.make([
      'archive_mode = on',
      `archive_timeout = ${ARCHIVE_SECONDS}`,
      `archive_command = 'pgbackrest --config=${this.folder}/pgbackrest.conf --stanza=sixfold archive-push %p'`,
    ]);
  }

  /** Simulates a lost disk: nothing more is written, and no data is left. */
  lose(): void {
    this.stop('immediate');
    fs.rmSync(this.data, { recursive: true });
    fs.mkdirSync(this.data, { mode: 0o700 });
    own(this.folder);
  }

  backrest(...given: string[]): void {
    this.run(['pgbackrest', `--config=${this.folder}/pgbackrest.conf`, '--stanza=sixfold', ...given]);
  }
}

/** Loses a server's disk during writes and restores it from the archive: to the end, and to a point in time. */
export async function tryPointInTime(trial: Trial, folder: string): Promise<void> {
  const server = new Server(folder, await findPort());
  server.make();
  try {
    server.backrest('stanza-create');
    await ask(server, 'create table ticks (at timestamptz primary key)');
    await migrateSite(trial, server);
    server.backrest('backup', '--type=full');
    const { middle, last } = await write(server, ARCHIVE_SECONDS * 1.5);
    server.lose();
    const rto = restore(server, []);
    const kept = await lastTick(server);
    const lostSeconds = (last.getTime() - kept.getTime()) / 1000;
    trial.note(
      `a lost disk costs ${lostSeconds.toFixed(1)} s of what was written (RPO ≤ ${MOST_LOST_SECONDS} s), back after ${rto.toFixed(1)} s`,
      lostSeconds <= MOST_LOST_SECONDS,
    );
    await migrateSite(trial, server);
    server.lose();
    const again = restore(server, [
      '--type=time',
      `--target=${middle.toISOString().replace('T', ' ').replace('Z', '+00')}`,
      '--target-action=promote',
    ]);
    const stood = await lastTick(server);
    const isExact = stood <= middle && middle.getTime() - stood.getTime() < 20 * TICK_MS;
    trial.note(
      `a restore to a moment has what came before it and nothing after, after ${again.toFixed(1)} s`,
      isExact,
      `${stood.toISOString()} for ${middle.toISOString()}`,
    );
  } finally {
    server.stop();
  }
}

/** Restores the server. Returns the seconds until it accepts connections again, which may be before the replay has ended. */
function restore(server: Server, target: readonly string[]): number {
  const startedAt = performance.now();
  server.backrest('restore', ...target);
  server.start();
  return (performance.now() - startedAt) / 1000;
}

/** Writes rows one after another. Returns a moment in the middle, after which writing continued, and the moment of the last row. */
async function write(server: Server, seconds: number): Promise<{ middle: Date; last: Date }> {
  const client = new pg.Client(server.config);
  await client.connect();
  const startedAt = Date.now();
  let middle: Date | undefined;
  let last = new Date();
  while (Date.now() - startedAt < seconds * 1000) {
    const { rows } = await client.query<{ at: Date }>('insert into ticks values (clock_timestamp()) returning at');
    last = rows[0]?.at ?? last;
    if (!middle && Date.now() - startedAt > seconds * 300) middle = new Date();
    await sleep(TICK_MS);
  }
  await client.end();
  return { middle: middle ?? last, last };
}

async function lastTick(server: Server): Promise<Date> {
  for (let tries = 0; tries < 300; tries++) {
    const [row] = await ask<{ at: Date; isReplaying: boolean }>(
      server,
      'select max(at) as at, pg_is_in_recovery() as "isReplaying" from ticks',
    );
    if (row && !row.isReplaying) return row.at;
    await sleep(100);
  }
  throw new Error('the server does not end its recovery');
}

async function ask<T extends pg.QueryResultRow>(server: Server, query: string): Promise<T[]> {
  const client = new pg.Client(server.config);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the site's own migration command on this server, before the loss and after the restore. */
async function migrateSite(trial: Trial, { address }: Server): Promise<void> {
  trial.run('the site takes this server', [
    'env',
    `DATABASE_URL=${address}`,
    'DEMO=0',
    process.execPath,
    path.join(projectDir, 'src/main/run.mjs'),
    'src/main/migrate.ts',
  ]);
}
