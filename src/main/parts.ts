import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { projectDir } from '#services/project.ts';

/** Resolves when a child has ended well; throws when it has not. */
export async function ended(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnargs.at(-1)} failed`))));
  });
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

/** Starts a part as a process of its own, its output among ours. */
export function startPart(part: Part, from: MadeFrom, environment: Record<string, string> = {}, release = projectDir): ChildProcess {
  const env = { ...process.env, ...environment };
  const child = fork(fileOf(part, from, release), { stdio: 'inherit', execArgv: execOptionsOf(part), env });
  // Visitors come first. It has no number when it could not be started.
  if (part === 'worker' && child.pid) os.setPriority(child.pid, Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
  return child;
}
