import { fork } from 'node:child_process';
import { buildSite, isBuilt } from '../build/build-site.ts';

/** Builds the site in a process of its own when it is not built yet, so that the builder's memory goes with it. */
export async function buildInChild(): Promise<void> {
  if (isBuilt()) return;
  await new Promise<void>((resolve, reject) => {
    const child = fork(import.meta.filename, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the build failed'))));
  });
}

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit(1));
  await buildSite();
  process.exit(0);
}
