import type { Demo } from '#main/plug-ins.ts';
import { startPostgres } from './postgres/embedded-postgres.ts';
import { startStandIns } from './stand-ins.ts';

/** The demo as the site sees it. The code of the season is loaded only when it is played. */
export const demo: Demo = {
  startPostgres,
  startStandIns,
  async play(db, log, mayLock) {
    const { prepareDemo } = await import('./prepare-demo.ts');
    await prepareDemo(db, log, mayLock);
  },
};
