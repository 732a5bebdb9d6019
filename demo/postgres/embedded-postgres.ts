import { execFile as callbackExecFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { findPostgresPrograms, makeOwnDir, placeDataDir, postgresUser } from './binaries.ts';

const execFile = promisify(callbackExecFile);
const START_LIMIT_MS = 20_000;
/** After a crash the server replays its log first, which may take long. */
const READY_LIMIT_MS = 120_000;
const RESTART_DELAY_MS = 300;
const LAUNCH_EVERY_MS = 250;
const WATCH_EVERY_MS = 1000;
/** Enough for the demo's small data; larger databases get more. */
const LEAST_BUFFERS_MB = 64;
/** A socket path may have 107 bytes; PostgreSQL appends its own name. */
const LONGEST_SOCKET_DIR = 80;

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  max_connections: '60',
  max_wal_size: '1GB',
  // A query of a player's matches locks every month's table with its indexes.
  max_locks_per_transaction: '256',
  random_page_cost: '1.1',
  log_min_messages: 'warning',
  jit: 'off',
  // A query whose client has died ends within a second; until then it would keep a killed server's last process alive.
  client_connection_check_interval: '1s',
};

/**
 * Starts PostgreSQL and stops it at once when the other end of fd 3 closes, which happens however this process dies. Runs in a session of
 * its own, so that Ctrl-C in the terminal does not reach it before the web server has drained.
 */
const GUARD =
  '"$@" </dev/null 3<&- & p=$!; trap "kill -INT $p" INT TERM; { read -r _; kill -INT $p; } <&3 2>/dev/null & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s';

/** For disposable data, which is lost if the machine loses power. */
const SHORT_LIVED = { fsync: 'off', full_page_writes: 'off' };

export type RunningPostgres = { config: pg.PoolConfig; stop(): Promise<void> };

/**
 * Starts the bundled server over its data folder, or joins the one that already runs there. Listens on a private socket only. A joined
 * server ends with the process that started it, such as a command; with `isKept`, this process then starts a server of its own.
 */
export async function startPostgres(dataDir: string, { isKept = false, isShortLived = false } = {}): Promise<RunningPostgres> {
  const programs = findPostgresPrograms();
  const data = placeDataDir(path.resolve(dataDir, 'postgres'));
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) await initialise(programs, data);
  checkVersion(programs, data);
  const socketDir =
    Buffer.byteLength(data) < LONGEST_SOCKET_DIR
      ? path.join(data, 'socket')
      : `/tmp/sixfold-${process.getuid?.() ?? 0}-${fs.statSync(data).ino}`;
  makeOwnDir(socketDir);

  const server = new Server(programs, data, { ...settings, ...(isShortLived && SHORT_LIVED), unix_socket_directories: socketDir });
  await server.ready();
  if (isKept) server.keep();
  return { config: { host: socketDir, user: 'app', database: 'postgres' }, stop: () => server.stop() };
}

class Server {
  readonly #command: string[];
  readonly #data: string;
  #child: ChildProcess | undefined;
  #isOver = true;
  #isStopping = false;
  /** Whether the server that this process started has been ready since. */
  #hasWorked = false;
  #log = '';

  constructor(programs: string, data: string, chosen: Record<string, string>) {
    this.#data = data;
    const options = Object.entries(chosen).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    this.#command = [path.join(programs, 'postgres'), '-D', data, ...options];
  }

  async ready(): Promise<void> {
    const startedAt = Date.now();
    let launchedAt = 0;
    for (;;) {
      const running = readPostmaster(this.#data);
      if (running?.isReady) {
        this.#hasWorked = !this.#isOver;
        return;
      }
      if (this.#isStopping) return;
      if (!running && this.#isOver && Date.now() - launchedAt > LAUNCH_EVERY_MS) {
        if (Date.now() - startedAt > START_LIMIT_MS) throw new Error(`PostgreSQL does not start: ${this.#log}`);
        launchedAt = Date.now();
        this.#launch();
      }
      if (Date.now() - startedAt > READY_LIMIT_MS) throw new Error(`PostgreSQL is not ready: ${this.#log}`);
      await sleep(15);
    }
  }

  /** Watches a server that was joined, and starts one when it is gone. */
  keep(): void {
    const watch = setInterval(() => {
      const isJoined = this.#isOver && !this.#isStopping;
      if (isJoined && readPostmaster(this.#data)) return;
      clearInterval(watch);
      if (isJoined)
        void this.ready()
          .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
          .finally(() => this.keep());
    }, WATCH_EVERY_MS);
    watch.unref();
  }

  /** Stops the server that this process started; a joined one goes on. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    while (!this.#isOver) {
      // A server that is just starting has not written its pid yet; it is stopped as soon as it has.
      const running = readPostmaster(this.#data);
      if (running) process.kill(running.pid, 'SIGINT');
      await sleep(10);
    }
  }

  #launch(): void {
    this.#isOver = false;
    const child = spawn('/bin/sh', ['-c', GUARD, 'sh', ...this.#command, '-c', `shared_buffers=${buffersMb(this.#data)}MB`], {
      ...postgresUser,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#log = (this.#log + chunk.toString()).slice(-4000);
    });
    child.on('exit', () => {
      this.#isOver = true;
      // A server that has worked and died is started again, once per death; one that cannot start is not.
      if (this.#isStopping || !this.#hasWorked) return;
      this.#hasWorked = false;
      setTimeout(() => this.ready().catch((error: unknown) => process.stderr.write(`${String(error)}\n`)), RESTART_DELAY_MS);
    });
    child.on('error', (error) => {
      this.#log += error.message;
      this.#isOver = true;
    });
    this.#child = child;
    this.#child.unref();
  }
}

/**
 * The size of shared_buffers in MB: half the size of the tables when the server starts, at most a quarter of the machine's memory, and at
 * least LEAST_BUFFERS_MB.
 */
function buffersMb(data: string): number {
  const tables = path.join(data, 'base');
  const files = fs.existsSync(tables) ? fs.readdirSync(tables, { recursive: true, withFileTypes: true }) : [];
  const sizes = files.map(({ parentPath, name }) => fs.statSync(path.join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return Math.round(Math.max(LEAST_BUFFERS_MB, Math.min(bytes / 2, os.totalmem() / 4) / 1024 ** 2));
}

export function readPostmaster(data: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    // A file that is not written yet gives 0, and a signal to process 0 would reach our whole process group.
    if (!(pid > 0)) return undefined;
    process.kill(pid, 0);
    if (isZombie(pid)) return undefined;
    return { pid, isReady: ['ready', 'standby'].includes(lines[7]?.trim() ?? '') };
  } catch {
    return undefined;
  }
}

/** Terminated but not reaped by its parent: in a container that may never happen. */
function isZombie(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return fs.existsSync(stat) && /\) Z /.test(fs.readFileSync(stat, 'utf8'));
}

/**
 * Creates the cluster under another name and renames it, so that a killed initdb leaves no half a cluster and two starters do not collide.
 */
async function initialise(programs: string, data: string): Promise<void> {
  const half = `${data}.new-${process.pid}`;
  let reason = '';
  // C comes last, because LC_CTYPE=C silently breaks trigram search in Cyrillic.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    makeOwnDir(half);
    const options = [
      '-D',
      half,
      '-U',
      'app',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    try {
      await execFile(path.join(programs, 'initdb'), options, { ...postgresUser, cwd: '/', env: { PATH: process.env.PATH, TZ: 'UTC' } });
    } catch (error) {
      reason = String(error);
      fs.rmSync(half, { recursive: true, force: true });
      continue;
    }
    try {
      fs.renameSync(half, data);
    } catch {
      fs.rmSync(half, { recursive: true, force: true });
    }
    return;
  }
  throw new Error(`The database cannot be made in ${data}: ${reason}`);
}

function checkVersion(programs: string, data: string): void {
  const major = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const bundled = /\) (\d+)/.exec(spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
  if (major !== bundled)
    throw new Error(`The data folder is of PostgreSQL ${major}, the bundled server is ${bundled}: export it with the old version first.`);
}
