import type { ChildProcess } from 'node:child_process';

/** Resolves when a child has ended well; throws when it has not. */
export async function ended(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnargs.at(-1)} failed`))));
  });
}
