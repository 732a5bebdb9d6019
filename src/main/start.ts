import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoGameKey } from '#services/config.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { ended, startPart } from './parts.ts';
import { loadBuild, loadDemo, openDatabase, type StandIns } from './plug-ins.ts';
import { needPort } from './ports.ts';

/** The supervisor: database, migrations, the demo season when the site is empty, jobs, web. */
const RESTART_DELAY_MS = 1_000;
const config = configOrExit();
const log = makeLog(config.logLevel, 'start');
const children = new Map<string, ChildProcess>();
let isStopping = false;

onStop(async () => {
  isStopping = true;
  // The web drains first, then the jobs, then the database.
  for (const name of ['web', 'worker'] as const) await stopChild(name);
  await standIns.stop();
  await database.stop();
});

await needPort(config);
const build = await loadBuild();
const wasBuilt = build.isBuilt();
const built = wasBuilt ? Promise.resolve() : build.buildInChild();
const standing = built.then(startStandIns);
const database = await openDatabase(config);
await ended(startPart('prepare', wasBuilt ? 'build' : 'sources')).catch(giveUp);
const standIns = await standing;
startChild('web');
startChild('worker');
if (config.demo)
  log.info({ address: config.origin }, `the demo season is on; the game server key is ${demoGameKey} unless GAME_KEYS says otherwise`);

/** The part that failed has said why. */
async function giveUp(): Promise<never> {
  await (await standing).stop();
  await database.stop();
  process.exit(1);
}

/** What the demo lacks of the outside world; a site with everything of its own does not load it. */
async function startStandIns(): Promise<StandIns> {
  if (!config.demo) return { environment: {}, stop: async () => {} };
  return (await loadDemo()).startStandIns(config, log, 'build');
}

function startChild(name: 'web' | 'worker'): void {
  const child = startPart(name, 'build', standIns.environment);
  children.set(name, child);
  child.on('exit', async (code) => {
    children.delete(name);
    if (isStopping) return;
    log.error({ name, code }, 'a part of the site ended; it is started again');
    await sleep(RESTART_DELAY_MS);
    if (!isStopping) startChild(name);
  });
}

async function stopChild(name: string): Promise<void> {
  const child = children.get(name);
  if (!child || child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
