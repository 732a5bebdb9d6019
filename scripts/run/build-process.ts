import { buildSite, isBuilt } from '../build/build-site.ts';
import { runInChild } from './child-work.ts';

/** Builds the site in a process of its own when it is not built yet. */
export async function buildInChild(): Promise<void> {
  if (!isBuilt()) await runInChild(import.meta.filename);
}

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit(1));
  await buildSite();
  process.exit(0);
}
