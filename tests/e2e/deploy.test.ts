import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spriteVersion } from '#areas/wiki/widgets/sprites.rules.ts';
import { readTree } from '../../bench/processes.ts';
import { startPostgres } from '../../demo/postgres/embedded-postgres.ts';
import { startSite, type SiteProcess } from '../../tools/site/site-process.ts';
import { makeRelease } from '../kits/release.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-deploy-'));
fs.chmodSync(dataDir, 0o755);
const migration = (statement: string) =>
  `import { sql, type Kysely } from 'kysely';
   export const up = async (db: Kysely<unknown>) => void (await sql.raw("${statement}").execute(db));`;
const next = makeRelease({
  '9001_expand': migration('create table deployed (step text primary key, at timestamptz default clock_timestamp())'),
  '9002_contract_deployed': migration("insert into deployed values ('contract')"),
});
const broken = makeRelease();
const assetsOf = (folder: string) => path.join(folder, 'dist/client/assets');
/** Files of this release only, files of the next only, and one not named by its content, which only processes of the next release have. */
const [former = ''] = fs.readdirSync(assetsOf(next.folder)).filter((name) => name.endsWith('.woff2'));
const latter = 'latter-1a2b3c4d.js';
fs.rmSync(path.join(assetsOf(next.folder), former));
const emblems = path.join(next.folder, 'dist/client/emblems', spriteVersion);
const [formerEmblem = ''] = fs.readdirSync(emblems).filter((name) => name.endsWith('.svg'));
fs.renameSync(emblems, path.join(path.dirname(emblems), '0a1b2c3d'));
fs.writeFileSync(path.join(assetsOf(next.folder), latter), '// of the next release');
fs.writeFileSync(path.join(next.folder, 'dist/client/next.txt'), 'the next release');
let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ DATA_DIR: dataDir, DEMO: '0', WEB_CONCURRENCY: '2' });
});
afterAll(async () => {
  await site.stop();
  for (const { remove } of [next, broken]) remove();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The pause after an answer, which leaves the processors to the deploy: some 200 requests a second. */
const PAUSE_MS = 20;
const processesOf = (parts = /\b(web|worker)\.js/) =>
  readTree(site.child.pid ?? 0)
    .filter(({ name }) => parts.test(name))
    .map(({ pid }) => pid);
const websOf = () => processesOf(/\bweb\.js/);
const deploy = (cwd: string, folder = dataDir) =>
  promisify(execFile)(process.execPath, ['src/main/run.mjs', 'src/main/cli/deploy.ts'], {
    cwd,
    env: { PATH: process.env.PATH, DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error' },
  });

/** Requests a file without a pause, on new connections; returns the answers in order, with times. */
function askForFile(address: string): () => Promise<{ status: number; at: number }[]> {
  const answers: { status: number; at: number }[] = [];
  const stopping = new AbortController();
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      const { status } = await fetch(site.origin + address, { headers: { connection: 'close' } });
      answers.push({ status, at: performance.now() });
    }
  })();
  return async () => {
    stopping.abort();
    await asking;
    return answers;
  };
}

/** Repeats requests, on kept and on new connections, until told to stop; returns the statuses, 0 for no answer. */
function askOn(): () => Promise<number[]> {
  const statuses = new Set<number>();
  const stopping = new AbortController();
  const agents = [new Agent({ keepAlive: true, maxSockets: 4 }), new Agent({ keepAlive: false })];
  const ask = (agent: Agent, address: string) =>
    new Promise<number>((resolve) => {
      const asked = request(site.origin + address, { agent, method: address.startsWith('/api/game') ? 'POST' : 'GET' }, (response) =>
        response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0)),
      );
      asked.once('error', () => resolve(0)).end();
    });
  const asking = agents.flatMap((agent) =>
    ['/leaderboard', '/heroes?lang=en', '/api/v2/leaderboard', '/api/game/report'].map(async (address) => {
      while (!stopping.signal.aborted) {
        const status = await ask(agent, address);
        statuses.add(status);
        await sleep(PAUSE_MS);
      }
    }),
  );
  return async () => {
    stopping.abort();
    await Promise.all(asking);
    for (const agent of agents) agent.destroy();
    return [...statuses].toSorted((one, other) => one - other);
  };
}

it.each(['web', 'worker'])('a release whose %s process does not start leaves the running one in place, and is told why', async (part) => {
  const before = processesOf();
  const program = path.join(broken.folder, `dist/server/${part}.js`);
  const whole = fs.readFileSync(program);
  fs.writeFileSync(program, 'process.exit(3);');
  const stop = askOn();
  await expect(deploy(broken.folder)).rejects.toMatchObject({
    stderr: `its ${part} process ended before it was ready. The site goes on as it was.\n`,
  });
  expect(await stop()).toEqual([200, 401]);
  expect(processesOf()).toEqual(before);
  fs.writeFileSync(program, whole);
});

it('a new release replaces the running one: no request is lost, its pages find the files of both, and files that only the old one needs are deleted after it ends', async () => {
  const before = websOf();
  const stop = askOn();
  const files = [`/assets/${former}`, `/emblems/${spriteVersion}/${formerEmblem}`, `/assets/${latter}`, '/next.txt'].map(askForFile);
  await deploy(next.folder);
  expect(await stop()).toEqual([200, 401]);
  const [ofOld = [], ofOldEmblem = [], ofNew = [], ofProcess = []] = await Promise.all(files.map((stopAsking) => stopAsking()));
  for (const answers of [ofOld, ofOldEmblem]) expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Whichever process is asked, it has the files of the next release before any of its pages is served.
  const missedUntil = Math.max(...ofNew.filter(({ status }) => status === 404).map(({ at }) => at));
  const servedFrom = ofProcess.find(({ status }) => status === 200)?.at;
  expect(servedFrom).toBeGreaterThan(missedUntil);
  const after = websOf();
  expect(after).toHaveLength(2);
  for (const pid of after) {
    expect(before).not.toContain(pid);
    expect(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain(next.folder);
  }
  const server = await startPostgres(dataDir);
  const client = new pg.Client(server.config);
  await client.connect();
  expect((await client.query('select step from deployed')).rows).toEqual([{ step: 'contract' }]);
  await client.end();
});

it('nothing is begun if no site is running', async () => {
  const empty = path.join(dataDir, 'nobody');
  await expect(deploy(next.folder, empty)).rejects.toMatchObject({ stderr: expect.stringMatching(/^No site runs over DATA_DIR .*\.\n$/) });
  expect(fs.existsSync(empty)).toBe(false);
});
