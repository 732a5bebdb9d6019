import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { connect, sql, type Db } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { startStandInSteam } from '../../demo/stand-ins/steam-server.ts';
import { standInTelegram } from '../../demo/stand-ins/telegram-calls.ts';
import { startStandInTelegram } from '../../demo/stand-ins/telegram.ts';
import { buildSite } from '../build/build-site.ts';
import { compareAcknowledged } from '../faults/compare.ts';
import { GameServers } from '../faults/game-servers.ts';
import { answers, findPort } from '../site/site-process.ts';
import { DebianPostgres } from './debian-postgres.ts';
import { caddyCommand, caddyExample, makeCertificate, nginxCommand, nginxExample } from './fronts.ts';
import { lookAtMachines, type Fleet } from './machine-checks.ts';
import { addresses, Machine } from './network.ts';
import { has, type Trial } from './trial.ts';

const KEY = 'key-of-the-machines';
const ADMIN = 1_700_000_001;
const SERVERS = 2;
const LONGEST_START_MS = 120_000;
const ORIGIN = `https://${addresses.public}`;
/** The address of each machine, and the ports of its web processes. */
const MACHINES = { one: { address: '10.87.0.11', ports: [3000, 3001] }, two: { address: '10.87.0.12', ports: [3000] } };

/** Three web processes and two workers on two machines behind nginx and then Caddy, with one database, while game servers play. */
export async function tryMachines(trial: Trial, folder: string): Promise<void> {
  if (process.getuid?.() !== 0 || !has('ip') || !has('caddy'))
    return trial.skip('machines', 'network namespaces need root and iproute2, and Caddy is looked at too');
  fs.chmodSync(folder, 0o755);
  const { authority, ...certificate } = makeCertificate(folder, addresses.public);
  tls.setDefaultCACertificates([...tls.getCACertificates(), fs.readFileSync(authority, 'utf8')]);
  await buildSite();
  const proxy = Machine.makeProxy();
  const database = new DebianPostgres(path.join(folder, 'database'), await findPort());
  const outside = await startOutside();
  try {
    database.make([`listen_addresses = '${addresses.world}'`], '10.87.0.0/24');
    const connection = connect(database.config, makeLog('silent', 'machines'), 2);
    const fleet = await startFleet(proxy, database, folder, outside.environment);
    const upstreams = fleet.webs.map((web) => new URL(web).host);
    const fronts = {
      nginx: nginxCommand(folder, nginxExample(certificate, upstreams)),
      Caddy: caddyCommand(folder, caddyExample(addresses.public, upstreams, certificate)),
    };
    await untilWorkersOf(connection.db, Object.keys(MACHINES).length);
    const games = new GameServers(ORIGIN, KEY, SERVERS);
    for (const [name, command] of Object.entries(fronts)) {
      const log = path.join(folder, `${name}.log`);
      const running = proxy.start(command, log);
      await lookAtMachines(trial, name, fleet);
      if (name === 'Caddy') await games.stop();
      proxy.die();
      await once(running, 'exit');
      trial.note(`${name}'s log has no key of a game server`, !fs.readFileSync(log, 'utf8').includes(KEY));
    }
    await lookAtRows(trial, connection.db, games);
    await connection.close();
    trial.note(
      `Telegram was told of each of ${fleet.published} updates once in each language`,
      outside.told() === fleet.published * 2,
      `${outside.told()} messages`,
    );
  } finally {
    Machine.removeAll();
    await outside.close();
    database.stop('immediate');
  }
}

/** The stand-ins for sign-in and for announcing updates, both reachable from the machines. */
async function startOutside(): Promise<{ environment: Record<string, string>; told: () => number; close: () => Promise<void> }> {
  const host = addresses.world;
  const steam = await startStandInSteam({ host, people: [] });
  const telegram = await startStandInTelegram({ host });
  const { token, chats } = standInTelegram;
  return {
    environment: {
      STEAM_ENDPOINT: steam.endpoint,
      TELEGRAM_API_BASE: telegram.origin,
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_CHAT_RU: chats.ru,
      TELEGRAM_CHAT_EN: chats.en,
    },
    told: () => telegram.messages.length,
    async close() {
      await steam.close();
      await telegram.close();
    },
  };
}

/** Starts on each machine what deploy/systemd starts there. The machines share the folder, as if it were on a file server. */
async function startFleet(proxy: Machine, database: DebianPostgres, folder: string, outside: Record<string, string>): Promise<Fleet> {
  const environment = {
    ...outside,
    ORIGIN,
    DATABASE_URL: `postgres://${String(database.config.user)}@${addresses.world}:${database.port}/postgres`,
    DATA_DIR: path.join(folder, 'data'),
    GAME_KEYS: KEY,
    ADMIN_IDS: String(ADMIN),
    DEMO: '0',
    LOG_LEVEL: 'error',
  };
  const program = (script: string) => [process.execPath, 'src/main/run.mjs', `src/main/${script}.ts`];
  const { status, stderr } = spawnSync(process.execPath, program('migrate').slice(1), {
    cwd: projectDir,
    env: { ...process.env, ...environment, DATABASE_URL: database.address },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const machines = Object.entries(MACHINES).map(([name, { address, ports }]) => {
    const machine = proxy.makeBeside(name, address);
    const webs = ports.map((port) => `http://${address}:${port}`);
    const begin = (script: string, more: Record<string, string> = {}) =>
      machine.start(program(script), path.join(folder, `${name}.log`), { ...environment, ...more }, projectDir);
    const startWeb = (port = 0) => begin('web', { HOST: address, PORT: String(port) });
    const serve = async () => void (await Promise.all(webs.map(untilServes)));
    let firstWeb: ChildProcess | undefined;
    return {
      machine,
      webs,
      async start() {
        [firstWeb] = ports.map(startWeb);
        begin('worker');
        await serve();
      },
      killWeb: () => void firstWeb?.kill('SIGKILL'),
      async startWeb() {
        firstWeb = startWeb(ports[0]);
        await serve();
      },
    };
  });
  await Promise.all(machines.map((each) => each.start()));
  return { origin: ORIGIN, key: KEY, admin: ADMIN, machines, webs: machines.flatMap(({ webs }) => webs), published: 0 };
}

async function untilServes(web: string): Promise<void> {
  for (const startedAt = Date.now(); !(await answers(`${web}/readyz`)); await sleep(100))
    if (Date.now() - startedAt > LONGEST_START_MS) throw new Error(`${web} does not serve`);
}

async function untilWorkersOf(db: Db, machines: number): Promise<void> {
  const count = sql<{ count: number }>`
    select count(distinct client_addr)::int as count from pg_stat_activity where application_name = 'sixfold jobs'`;
  for (const startedAt = Date.now(); (await count.execute(db)).rows[0]?.count !== machines; await sleep(200))
    if (Date.now() - startedAt > LONGEST_START_MS) throw new Error('the workers do not work');
}

/** Checks that everything acknowledged is in the database, and how often the jobs ran. */
async function lookAtRows(trial: Trial, db: Db, games: GameServers): Promise<void> {
  const { lost, doubled, disagreeing } = await compareAcknowledged(db, games.acknowledged);
  trial.note(
    `of ${games.acknowledged.length} acknowledged ends ${lost} are lost, ${doubled} doubled, ${disagreeing} sums disagree, ${games.refused.length} posts were refused`,
    games.acknowledged.length > 100 && lost + doubled + disagreeing + games.refused.length === 0,
    games.refused.slice(0, 3).join(', '),
  );
  const { runs, minutes } = await countRuns(db);
  trial.note(`a job of every minute ran ${runs} times in ${minutes} minutes with two workers`, runs === minutes);
}

/** How often a job scheduled every minute has run, after at least two runs, and in how many different minutes. */
async function countRuns(db: Db): Promise<{ runs: number; minutes: number }> {
  const count = sql<{ runs: number; minutes: number }>`
    select count(*)::int as runs, count(distinct date_trunc('minute', created_on))::int as minutes
    from pgboss.job where name = 'delete-erased-avatars' and state = 'completed'`;
  for (const startedAt = Date.now(); ; await sleep(1_000)) {
    const [found] = (await count.execute(db)).rows;
    if (found && found.runs > 1) return found;
    if (Date.now() - startedAt > LONGEST_START_MS + 60_000) throw new Error('a job of every minute does not run');
  }
}
