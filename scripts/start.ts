import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeLog } from '../src/platform/log.ts';
import { configOrExit, onStop } from '../src/platform/run.ts';
import { buildInChild } from './run/build-process.ts';
import { openDatabase } from '../src/platform/postgres/open-database.ts';
import { prepareInChild } from './run/prepare-process.ts';
import { startStandIns } from './run/stand-ins.ts';

/** The supervisor: database, migrations, the demo season when the site is empty, jobs, web. */
const RESTART_DELAY_MS = 1_000;
const config = configOrExit();
const log = makeLog(config.logLevel, 'start');
const children = new Map<string, ChildProcess>();
let isStopping = false;

onStop(async () => {
  isStopping = true;
  // The web drains first, then the jobs, then the database.
  for (const name of ['web', 'worker']) await stopChild(name);
  await standIns.stop();
  await database.stop();
});

const built = buildInChild();
const [standIns, database] = await Promise.all([startStandIns(config, log), openDatabase(config)]);
await prepareInChild();
await built;
startChild('web', 'scripts/web.ts');
startChild('worker', 'src/app/worker.ts');
if (config.demo)
  log.info(
    { address: config.origin, gameKeys: config.gameKeys },
    'the demo season is on; the game server key is demo-game-key unless GAME_KEYS says otherwise',
  );

function startChild(name: string, file: string): void {
  const child = fork(path.resolve(import.meta.dirname, '..', file), { stdio: 'inherit', env: { ...process.env, ...standIns.environment } });
  children.set(name, child);
  child.on('exit', async (code) => {
    children.delete(name);
    if (isStopping) return;
    log.error({ name, code }, 'a part of the site ended; it is started again');
    await sleep(RESTART_DELAY_MS);
    if (!isStopping) startChild(name, file);
  });
}

async function stopChild(name: string): Promise<void> {
  const child = children.get(name);
  if (!child || child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
