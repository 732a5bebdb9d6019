import { fork, type ChildProcess } from 'node:child_process';
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

export function fileOf(part: Part, from: MadeFrom): string {
  return path.join(projectDir, from === 'build' ? `dist/server/${part}.js` : parts[part]);
}

/** Starts a part as a process of its own, its output among ours. */
export function startPart(part: Part, from: MadeFrom, environment: Record<string, string> = {}): ChildProcess {
  const execArgv = [`--max-semi-space-size=${SEMI_SPACE_MB[part]}`];
  return fork(fileOf(part, from), { stdio: 'inherit', execArgv, env: { ...process.env, ...environment } });
}
