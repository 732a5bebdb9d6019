import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#lib/durations.ts';
import { projectDir } from '#services/project.ts';
import { ON_WORD, READY } from './part-signals.ts';

/** Resolves when a child exits successfully; throws otherwise. */
export async function ended(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnargs.at(-1)} failed`))));
  });
}

const LONGEST_START_MS = MINUTE_MS;

/**
 * Resolves when a part reports that it is ready: the web process serves requests, the worker waits for its command. Throws when the part
 * exits first or takes too long.
 */
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

/** The site's processes. The build makes one file of each, which starts faster and uses less memory than the sources. */
export const parts = {
  prepare: 'src/main/prepare.ts',
  web: 'src/main/web-process.ts',
  worker: 'src/main/worker.ts',
  'stand-ins': 'demo/stand-ins/outside.ts',
} as const;

export type Part = keyof typeof parts;
export type MadeFrom = 'build' | 'sources';

/** V8's semi-space in MB: with more, pages render a quarter faster; the other processes are mostly idle. */
const SEMI_SPACE_MB: Record<Part, number> = { prepare: 16, web: 32, worker: 1, 'stand-ins': 1 };

/** A part that crashes on start must not keep the machine busy. */
const STARTED_AGAIN_EVERY_MS = 2_000;

/** The delay before a crashed part is restarted; none when it had run for a while. `startedAt` is from `performance.now()`. */
export function restartDelayMs(startedAt: number): number {
  return Math.max(0, startedAt + STARTED_AGAIN_EVERY_MS - performance.now());
}

/** The file of a part, in this release's folder or another's. */
export function fileOf(part: Part, from: MadeFrom, release = projectDir): string {
  return path.join(release, from === 'build' ? `dist/server/${part}.js` : parts[part]);
}

export function execOptionsOf(part: Part): string[] {
  return [`--max-semi-space-size=${SEMI_SPACE_MB[part]}`];
}

/** Starts a part as a separate process that shares our output. A worker does nothing until it is sent `BEGIN`. */
export function startPart(part: Part, from: MadeFrom, environment: Record<string, string> = {}, release = projectDir): ChildProcess {
  const env = { ...process.env, ...environment };
  const args = part === 'worker' ? [ON_WORD] : [];
  const child = fork(fileOf(part, from, release), args, { stdio: 'inherit', execArgv: execOptionsOf(part), env });
  // Lower priority: visitors come first. Without a pid the process failed to start.
  if (part === 'worker' && child.pid) os.setPriority(child.pid, Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
  return child;
}
