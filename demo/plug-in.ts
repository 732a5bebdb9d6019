import type { Demo } from '#main/plug-ins.ts';
import { startPostgres } from './postgres/embedded-postgres.ts';
import { startStandIns } from './stand-ins.ts';

/** The demo as the site knows it. The season is loaded only where it is played. */
export const demo: Demo = {
  startPostgres,
  startStandIns,
  async play(db, log, mayLock) {
    const { prepareDemo } = await import('./prepare-demo.ts');
    await prepareDemo(db, log, mayLock);
  },
};
