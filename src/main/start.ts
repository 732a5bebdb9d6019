import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoGameKey } from '#services/config.ts';
import { makeLog } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { handleDeploys } from './deploys.ts';
import { BEGIN } from './part-signals.ts';
import { ended, ready, restartDelayMs, startPart } from './parts.ts';
import { loadBuild, loadDemo, openDatabase, type OpenDatabase, type StandIns } from './plug-ins.ts';
import { needPort } from './ports.ts';
import { WebProcesses } from './web-processes.ts';

/**
 * The supervisor: starts the database, runs the migrations, plays the demo season into an empty site, and runs jobs and web. `npm run
 * deploy` switches it to other releases.
 */
const config = configOrExit();
const log = makeLog(config.logLevel, 'start');
let standing: Promise<StandIns> | undefined;
let opening: Promise<OpenDatabase> | undefined;
let preparing: ChildProcess | undefined;
let worker: ChildProcess | undefined;
/** The worker of a release that is being deployed. */
let nextWorker: ChildProcess | undefined;
let webs: WebProcesses | undefined;
let release = projectDir;
let stopDeploys: (() => void) | undefined;
let isStopping = false;

onStop(async () => {
  isStopping = true;
  // Shut down the web first, then the jobs, then the database.
  stopDeploys?.();
  await webs?.stop();
  await Promise.all([stop(worker), stop(nextWorker)]);
  await stop(preparing);
  await (await standing)?.stop();
  await (await opening)?.stop();
});

await needPort(config);
const build = await loadBuild();
const wasBuilt = build.isBuilt();
const built = wasBuilt ? Promise.resolve() : build.buildInChild();
standing = built.then(startStandIns);
opening = openDatabase(config, { isKept: true });
await unlessStopping(opening);
preparing = startPart('prepare', wasBuilt ? 'build' : 'sources');
await unlessStopping(ended(preparing).catch(giveUp));
const standIns = await unlessStopping(standing);
webs = new WebProcesses(config, log, standIns.environment);
await webs.start();
keepWorker(runWorker(release));
stopDeploys = await handleDeploys(config.dataDir, deploy);
if (config.demo)
  log.info({ address: config.origin }, `the demo season is on; the game server key is ${demoGameKey} unless GAME_KEYS says otherwise`);

/** Never resolves once the site was asked to stop, so that nothing after it runs. */
async function unlessStopping<T>(work: Promise<T>): Promise<T> {
  const done = await work;
  return isStopping ? new Promise(() => {}) : done;
}

/** The failed part has already logged why. */
async function giveUp(): Promise<void> {
  if (isStopping) return;
  await (await standing)?.stop();
  await (await opening)?.stop();
  process.exit(1);
}

/** Starts the demo's stand-ins for outside services; a site without a demo does not load them. */
async function startStandIns(): Promise<StandIns> {
  if (!config.demo) return { environment: {}, stop: async () => {} };
  return (await loadDemo()).startStandIns(config, log, 'build');
}

/** Starts the new release's worker before visitors reach that release; the worker takes over the jobs only after they do. */
async function deploy(next: string): Promise<void> {
  const startedAt = performance.now();
  const child = runWorker(next);
  nextWorker = child;
  try {
    await ready('worker', child).catch((error: Error) => Promise.reject(new Error(`${error.message}. The site goes on as it was.`)));
    await webs?.replace(next);
  } catch (error) {
    await stop(child);
    throw error;
  }
  const old = worker;
  release = next;
  keepWorker(child);
  await stop(old);
  log.info({ release, ms: Math.round(performance.now() - startedAt) }, 'another release serves');
}

function runWorker(from: string): ChildProcess {
  return startPart('worker', 'build', standIns.environment, from);
}

/** Gives this worker the jobs; if it dies, starts another. */
function keepWorker(child: ChildProcess): void {
  const startedAt = performance.now();
  worker = child;
  const again = async () => {
    if (isStopping || worker !== child) return;
    log.error({ name: 'worker', code: child.exitCode }, 'a part of the site ended; it is started again');
    await sleep(restartDelayMs(startedAt));
    if (!isStopping && worker === child) keepWorker(runWorker(release));
  };
  if (isOver(child)) void again();
  else child.once('exit', again).send(BEGIN, () => {});
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || isOver(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
