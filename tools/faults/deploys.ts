import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect, sql } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import type { Figure } from '../../bench/sections.ts';
import { startPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { makeRelease } from '../../tests/kits/release.ts';
import { startSite } from '../site/site-process.ts';
import { GameServers } from './game-servers.ts';

const KEY = 'key-of-the-deploys';
const GAME_SERVERS = 2;
const EVERY_MS = 20;
const MOST_TIMES = 2;
const PIECE = 2_000;
/** How long requests are measured before each deploy, as a baseline. */
const QUIET_MS = 10_000;
const KEPT = new Agent({ keepAlive: true });
const FRESH = new Agent({ keepAlive: false });

/**
 * Deploys one release after another, each with this many web processes, two of them with a migration of `rows` rows, while visitors and
 * game servers send requests.
 */
export async function deploys(count: number, rows: number, webs: number): Promise<Figure[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-deploys-'));
  fs.chmodSync(dataDir, 0o755);
  const site = await startSite({
    DATA_DIR: dataDir,
    DEMO: '0',
    GAME_KEYS: KEY,
    WEB_CONCURRENCY: String(webs),
    LOG_LEVEL: 'info',
    CHECK_ANSWERS: '0',
  });
  const releases = [makeRelease(), makeRelease()];
  await fillPlayers(dataDir, rows);
  const games = new GameServers(site.origin, KEY, GAME_SERVERS);
  try {
    await ask(site.origin, () => sleep(5_000));
    const quiet: Asked = { latencies: [], failed: 0 };
    const all: Asked = { latencies: [], failed: 0 };
    const seconds: number[] = [];
    for (let number = 1; number <= count; number++) {
      const isHeavy = number === Math.ceil(count / 3) || number === Math.ceil((count * 2) / 3);
      if (isHeavy) for (const { folder } of releases) addMigration(folder, number);
      // Measured before each deploy, because the data grows while game servers play.
      const before = await ask(site.origin, () => sleep(QUIET_MS));
      quiet.latencies.push(...before.latencies);
      quiet.failed += before.failed;
      const startedAt = performance.now();
      const asked = await ask(site.origin, () => deploy(releases[number % 2]?.folder ?? '', dataDir));
      seconds.push((performance.now() - startedAt) / 1000);
      console.log(
        `deploy ${number}${isHeavy ? ` with ${rows} rows` : ''}: ${seconds.at(-1)?.toFixed(1)} s, ${wordsOf(asked)}; before it ${wordsOf(before)}`,
      );
      all.latencies.push(...asked.latencies);
      all.failed += asked.failed;
    }
    await games.stop();
    const p99 = percentile(all, 0.99);
    return [
      {
        name: `${count} deploys of ${webs} web processes under load, two with a migration of ${rows} rows: failed requests`,
        value: `${all.failed} of ${all.latencies.length}, ${games.repeated} of ${games.posts} posts of the game; deploys of ${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)} s`,
        bound: '0',
        isMet: quiet.failed + all.failed + games.repeated + games.refused.length === 0,
      },
      {
        name: 'p99 during the deploys',
        value: `${p99.toFixed(0)} ms (${percentile(quiet, 0.99).toFixed(0)} ms without)`,
        bound: `≤ ${MOST_TIMES} ×`,
        isMet: p99 <= MOST_TIMES * percentile(quiet, 0.99),
      },
    ];
  } finally {
    await site.stop();
    for (const { remove } of releases) remove();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fillPlayers(dataDir: string, rows: number): Promise<void> {
  const server = await startPostgres(dataDir);
  const connection = connect(server.config, makeLog('silent', 'bench'), 1);
  await sql`insert into players (id, nickname, seen_at) select n, 'player ' || n, now() from generate_series(1, ${rows}::integer) n`.execute(
    connection.db,
  );
  await sql`vacuum analyze players`.execute(connection.db);
  await connection.close();
  await server.stop();
}

/** Adds a column that the previous release does not write, fills it in every row, and then makes it required. */
function addMigration(folder: string, number: number): void {
  const write = (name: string, text: string) =>
    fs.writeFileSync(
      path.join(folder, 'migrations', `9${String(number).padStart(2, '0')}${name}.ts`),
      `import { sql } from 'kysely';\n${text}\n`,
    );
  write(
    '1_add',
    `export const up = async (db) => void (await sql.raw('alter table players add column heavy${number} integer, alter heavy${number} set default 1').execute(db));`,
  );
  write(
    '2_fill',
    `let last = 0;
export async function backfill(db) {
  const { rows } = await sql.raw(\`with piece as (select id from players where id > \${last} order by id limit ${PIECE}),
    done as (update players set heavy${number} = 1 from piece where players.id = piece.id)
    select count(*)::int as count, max(id)::int as last from piece\`).execute(db);
  last = rows[0].last ?? last;
  return rows[0].count;
}
export const up = async () => {};`,
  );
  write(
    '3_contract_heavy',
    `export const up = async (db) => {
  await sql.raw('alter table players add constraint heavy${number}_there check (heavy${number} is not null) not valid').execute(db);
};`,
  );
}

async function deploy(cwd: string, dataDir: string): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  await promisify(execFile)(process.execPath, ['src/main/run.mjs', 'src/main/cli/deploy.ts'], { cwd, env });
}

type Asked = { latencies: number[]; failed: number };

/**
 * Sends a request every 20 ms, whether or not earlier ones are answered: to cached pages, rendered pages and API calls, one in five over a
 * new connection.
 */
async function ask(origin: string, during: () => Promise<void>): Promise<Asked> {
  const asked: Asked = { latencies: [], failed: 0 };
  const state = { isOver: false };
  const over = during().finally(() => (state.isOver = true));
  const open: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let number = 0; !state.isOver; number++) {
    const dueAt = startedAt + number * EVERY_MS;
    await sleep(Math.max(0, dueAt - performance.now()));
    open.push(answered(asked, dueAt, askOnce(origin + addressOf(number), number % 5 === 0 ? FRESH : KEPT)));
  }
  await Promise.all([...open, over]);
  return asked;
}

async function answered(asked: Asked, dueAt: number, answer: Promise<boolean>): Promise<void> {
  const isGood = await answer;
  asked.latencies.push(performance.now() - dueAt);
  if (!isGood) asked.failed += 1;
}

function addressOf(number: number): string {
  if (number % 4 === 0) return `/api/v2/matches/history?playerId=${1_600_000_000 + (number % 240)}&count=${1 + (number % 40)}`;
  if (number % 4 === 1) return `/players/${1_600_000_000 + (number % 240)}`;
  return number % 4 === 2 ? '/leaderboard' : '/heroes?lang=en';
}

function askOnce(address: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(address, { agent }, (response) => {
      response.resume().once('close', () => resolve(response.complete && (response.statusCode ?? 500) < 500));
    });
    sent.once('error', () => resolve(false)).end();
  });
}

function percentile({ latencies }: Asked, share: number): number {
  return latencies.toSorted((one, other) => one - other)[Math.floor(latencies.length * share)] ?? 0;
}

function wordsOf(asked: Asked): string {
  return `${asked.failed} of ${asked.latencies.length} failed, p50 ${percentile(asked, 0.5).toFixed(0)} ms, p99 ${percentile(asked, 0.99).toFixed(0)} ms`;
}
