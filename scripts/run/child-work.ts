import { fork } from 'node:child_process';

/** Runs a file in a process of its own, whose memory goes with it. Throws when it does not end well. */
export async function runInChild(file: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = fork(file, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} failed`))));
  });
}
