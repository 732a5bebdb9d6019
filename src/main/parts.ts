import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#lib/durations.ts';
import { projectDir } from '#services/project.ts';
import { ON_WORD, READY } from './part-signals.ts';

/** Resolves when a child has ended well; throws when it has not. */
export async function ended(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnargs.at(-1)} failed`))));
  });
}

const LONGEST_START_MS = MINUTE_MS;

/** Resolves when a part says that it is ready: the web that it serves, a worker that it waits for its word; throws when it ends before, or takes too long. */
export async function ready(part: Part, child: ChildProcess): Promise<void> {
  const stopped = new AbortController();
  const begun = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => message === READY && resolve());
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`its ${part} process ended before it was ready`)));
    sleep(LONGEST_START_MS, undefined, { signal: stopped.signal }).then(
      () => reject(new Error(`its ${part} process was not ready within ${LONGEST_START_MS / 1000} s`)),
      () => {},
    );
  });
  await begun.finally(() => stopped.abort());
}

/** The processes of the site. The build makes one file of each, which starts sooner and in less memory than its sources. */
export const parts = {
  prepare: 'src/main/prepare.ts',
  web: 'src/main/web-process.ts',
  worker: 'src/main/worker.ts',
  'stand-ins': 'demo/stand-ins/outside.ts',
} as const;

export type Part = keyof typeof parts;
export type MadeFrom = 'build' | 'sources';

/** How much garbage may wait, in MB: pages are rendered a quarter faster with more, the rest is mostly idle. */
const SEMI_SPACE_MB: Record<Part, number> = { prepare: 16, web: 32, worker: 1, 'stand-ins': 1 };

/** One that dies as soon as it is started must not keep the machine busy. */
const STARTED_AGAIN_EVERY_MS = 2_000;

/** How long a part that has died is missed before it is started again: not at all when it had run for a while. `startedAt` is of `performance.now()`. */
export function restartDelayMs(startedAt: number): number {
  return Math.max(0, startedAt + STARTED_AGAIN_EVERY_MS - performance.now());
}

/** The file of a part, in the folder of this release or of another. */
export function fileOf(part: Part, from: MadeFrom, release = projectDir): string {
  return path.join(release, from === 'build' ? `dist/server/${part}.js` : parts[part]);
}

export function execOptionsOf(part: Part): string[] {
  return [`--max-semi-space-size=${SEMI_SPACE_MB[part]}`];
}

/** Starts a part as a process of its own, its output among ours; a worker does nothing before it is told to `BEGIN`. */
export function startPart(part: Part, from: MadeFrom, environment: Record<string, string> = {}, release = projectDir): ChildProcess {
  const env = { ...process.env, ...environment };
  const args = part === 'worker' ? [ON_WORD] : [];
  const child = fork(fileOf(part, from, release), args, { stdio: 'inherit', execArgv: execOptionsOf(part), env });
  // Visitors come first. It has no number when it could not be started.
  if (part === 'worker' && child.pid) os.setPriority(child.pid, Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
  return child;
}
