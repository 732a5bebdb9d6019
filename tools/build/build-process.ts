import { fork } from 'node:child_process';
import { buildSite } from './build-site.ts';
import { ended } from '#main/ended.ts';

/** Builds the site in a process of its own, whose memory goes with it. */
export async function buildInChild(): Promise<void> {
  await ended(fork(import.meta.filename, { stdio: 'inherit' }));
}

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit(1));
  await buildSite();
  process.exit(0);
}
