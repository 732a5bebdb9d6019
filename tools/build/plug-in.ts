import { fork } from 'node:child_process';
import { ended } from '#main/parts.ts';
import type { Build } from '#main/plug-ins.ts';
import { buildSite, isBuilt } from './build-site.ts';

/** The build, in the interface that the site's processes use. */
export const build: Build = {
  isBuilt,
  build: () => buildSite(),
  buildInChild: () => ended(fork(import.meta.filename, { stdio: 'inherit' })),
};

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit(1));
  await buildSite();
  process.exit(0);
}
