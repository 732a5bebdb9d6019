import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readTree } from '../../bench/processes.ts';
import { startPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { findPort, startSite, type SiteProcess } from '../../tools/site/site-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-runtime-'));
fs.chmodSync(dataDir, 0o755);
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const start = (environment: Record<string, string> = {}) => startSite({ DATA_DIR: dataDir, DEMO: '0', ...environment });
const isAlive = (pid: number) => fs.existsSync(`/proc/${pid}`) && !/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));

async function expectGone(pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive), { timeout: 15_000, interval: 100 }).toEqual([]);
}

/** Ctrl-C as a terminal sends it: to every process of the group at once, which does not include the database's. */
function interrupt({ child }: SiteProcess): void {
  for (const { pid, name } of readTree(child.pid ?? 0)) if (name.startsWith('node ') && isAlive(pid)) process.kill(pid, 'SIGINT');
}

/** A request that has reached the server and is not complete yet. */
async function beginPost(address: string): Promise<{ finish: () => void; answered: Promise<number | undefined> }> {
  const post = request(address, { method: 'POST', headers: { 'content-type': 'application/json' } });
  const answered = new Promise<number | undefined>((resolve, reject) =>
    post.once('response', (response) => resolve(response.statusCode)).once('error', reject),
  );
  post.write('{"a": ');
  await sleep(200);
  return { finish: () => post.end('1}'), answered };
}

describe('a running site', () => {
  it('leaves no process behind when its supervisor is killed, and starts again', async () => {
    const site = await start();
    const pids = readTree(site.child.pid ?? 0).map(({ pid }) => pid);
    expect(pids.length).toBeGreaterThan(5);
    await site.stop('SIGKILL');
    await expectGone(pids);
    const again = await start();
    await again.stop();
  });

  it('asked to stop before it serves, while the season is played, stops without a fault and leaves no process behind', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-runtime-'));
    fs.chmodSync(folder, 0o755);
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    const child = spawn(process.execPath, ['src/main/run.mjs', 'src/main/start.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(await findPort()), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const tree = () => readTree(child.pid ?? 0);
    await expect.poll(() => tree().some(({ name }) => name.includes('prepare')), { timeout: 30_000 }).toBe(true);
    const pids = tree().map(({ pid }) => pid);
    child.kill();
    await expect.poll(() => child.exitCode, { timeout: 20_000 }).toBe(0);
    expect(said).toBe('');
    await expectGone(pids);
  });

  it.each([1, 2])('finishes the answers it has begun, then stops %i web, jobs and database, on Ctrl-C', async (webs) => {
    const site = await start({ WEB_CONCURRENCY: String(webs) });
    const pids = readTree(site.child.pid ?? 0).map(({ pid }) => pid);
    const { finish, answered } = await beginPost(`${site.origin}/api/game/report`);
    interrupt(site);
    await sleep(300);
    finish();
    expect(await answered).toBe(401);
    await expect.poll(() => site.child.exitCode, { timeout: 20_000 }).toBe(0);
    await expectGone(pids);
  });

  it('answers that it cannot work while the database is down, and works again by itself afterwards', async () => {
    const site = await start();
    const server = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(server, 'SIGKILL');
    const page = await fetch(`${site.origin}/leaderboard?sort=games`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('Идут технические работы');
    const call = await fetch(`${site.origin}/api/v2/leaderboard?isduo=true`);
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ data: null, hasErrors: true });
    await expect
      .poll(async () => (await fetch(`${site.origin}/leaderboard?sort=games`)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
    await site.stop();
  });

  it('serves metrics only on their own port', async () => {
    const metricsPort = await findPort();
    const site = await start({ METRICS_PORT: String(metricsPort) });
    await fetch(`${site.origin}/leaderboard`);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/sixfold_http_requests_total\{area="page",status="200",process="1"\} [1-9]/);
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
    await site.stop();
  });

  it.each([
    ['src/main/start.ts', '0'],
    ['src/main/web.ts', '0'],
    ['src/main/web.ts', '1'],
  ])('shares one port among several web processes, begun by %s with WEB_SPREAD=%s', async (script, spread) => {
    const site = await startSite({ DATA_DIR: dataDir, DEMO: '0', WEB_CONCURRENCY: '2', WEB_SPREAD: spread }, 30_000, script);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.origin}/leaderboard`)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const pids = readTree(site.child.pid ?? 0).map(({ pid }) => pid);
    await site.stop();
    await expectGone(pids);
  });
});

describe('the development server', () => {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-dev-'));
  afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

  it('shows pages over an empty data folder, and what was saved since; Ctrl-C leaves no process behind', async () => {
    for (const name of ['content', 'migrations', 'packages', 'public', 'demo', 'tools', 'src', 'package.json', 'vite.config.ts'])
      fs.cpSync(path.join(root, name), path.join(project, name), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
    const site = await startSite({ DATA_DIR: path.join(dataDir, 'dev'), DEMO: '0' }, 60_000, 'tools/dev.ts', project);
    const pids = readTree(site.child.pid ?? 0).map(({ pid }) => pid);
    const page = async (language: string) => (await fetch(`${site.origin}/heroes?lang=${language}`)).text();
    expect(await page('ru')).toMatch(/<html lang="ru">.*<h1[^>]*>Герои</s);
    const english = await page('en');
    expect(english).toMatch(/<html lang="en">.*<h1[^>]*>Heroes</s);
    // The browser's style sheet names a class as the server does.
    const [, className = ''] = /class="(PageHead[^" ]*_head_[^" ]*)"/.exec(english) ?? [];
    expect(className).not.toBe('');
    expect(await (await fetch(`${site.origin}/src/ui/layout/PageHead.module.css`)).text()).toContain(`.${className}`);
    const edit = (name: string, from: string, to: string) => {
      const file = path.join(project, 'src', name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    };
    const told = async () => {
      const response = await fetch(`${site.origin}/heroes?lang=en`);
      return `${response.status} ${await response.text()}`;
    };
    edit('ui/layout/PageHead.tsx', '<h1>', '<h1 title="saved">');
    await expect.poll(told).toMatch(/^200 .*<h1 title="saved">Heroes</s);
    for (const name of ['web/server/server.ts', 'areas/wiki/heroes/heroes.page.tsx']) {
      edit(name, 'export ', 'expor ');
      await expect.poll(told).toMatch(new RegExp(`^500 .*src/${name}`, 's'));
      edit(name, 'expor ', 'export ');
      await expect.poll(told).toMatch(/^200 /);
    }
    interrupt(site);
    await expect.poll(() => site.child.exitCode, { timeout: 20_000 }).toBe(0);
    await expectGone(pids);
  });
});

describe('a wrong configuration', () => {
  it.each([
    ['PORT', 'many', 'PORT must be a port number.'],
    ['PORT', '70000', 'PORT must be a port number, 65535 at most.'],
    ['DEMO', 'perhaps', 'DEMO must be 1, 0, true or false.'],
    ['ORIGIN', 'https://example.org/path', 'ORIGIN must be an origin without a path'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://'],
    ['GAME_KEYS', 'short', 'GAME_KEYS must be keys of 8 to 200'],
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY must be a whole number from 1 to 64.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ])('of %s=%s stops the start with a message that names it', (name, value, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, ['src/main/run.mjs', 'src/main/start.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, [name]: value },
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(sentence);
  });
});

describe('a database from which a newer program has removed something', () => {
  it.each([['src/main/migrate.ts'], ['src/main/start.ts'], ['src/main/cli/admin.ts', 'grant', '1']])(
    'ends %s with a message',
    async (...command) => {
      const server = await startPostgres(dataDir);
      const client = new pg.Client(server.config);
      await client.connect();
      await client.query(`create table if not exists kysely_migration (name text primary key, timestamp text not null)`);
      await client.query(`insert into kysely_migration values ('0999_contract_later', '2026-01-01T00:00:00.000Z')`);
      const { status, stderr } = spawnSync(process.execPath, ['src/main/run.mjs', ...command], {
        cwd: root,
        encoding: 'utf8',
        timeout: 60_000,
        env: { PATH: process.env.PATH, PORT: String(await findPort()), DATA_DIR: dataDir, DEMO: '0' },
      });
      await client.query(`delete from kysely_migration where name = '0999_contract_later'`);
      await client.end();
      await server.stop();
      expect(status).toBe(1);
      expect(stderr).toMatch(/^The database is newer than this program: it has 0999_contract_later, which [^\n]+ Nothing was changed\.\n$/);
    },
  );
});

describe('a port that is in use', () => {
  it.each(['src/main/start.ts', 'tools/dev.ts', 'src/main/web.ts'])('stops %s with a message that names it', async (script) => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => taken.listen(0, '127.0.0.1', () => resolve(Number(Object(taken.address()).port))));
    const { status, stderr } = spawnSync(process.execPath, ['src/main/run.mjs', script], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PORT: String(port) },
    });
    taken.close();
    expect(status).toBe(1);
    expect(stderr).toBe(`PORT ${port} of 127.0.0.1 is taken: stop what listens there, or set another PORT\n`);
  });
});

describe.runIf(process.getuid?.() === 0)('a project that only root may read', () => {
  let site: SiteProcess;
  const elsewhere = '/var/lib/sixfold';
  const listElsewhere = () => (fs.existsSync(elsewhere) ? fs.readdirSync(elsewhere) : []);
  const before = new Set(listElsewhere());
  const closed = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-closed-'));
  beforeAll(async () => {
    fs.chmodSync(closed, 0o700);
    site = await start({ DATA_DIR: path.join(closed, 'data') });
  });
  afterAll(async () => {
    await site?.stop();
    for (const name of listElsewhere())
      if (!before.has(name) && name.startsWith('data-')) fs.rmSync(path.join(elsewhere, name), { recursive: true });
    fs.rmSync(closed, { recursive: true, force: true });
  });

  it('still has a database, in a place that PostgreSQL can access', async () => {
    expect((await fetch(`${site.origin}/leaderboard`)).status).toBe(200);
  });
});
