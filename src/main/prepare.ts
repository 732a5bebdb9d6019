import { migrate } from '#db/migrate.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { eraseAgain } from './erase-again.ts';
import { loadDemo } from './plug-ins.ts';
import { explain, withDatabase } from './with-database.ts';

/** Prepares the running database for the site. Runs in a process of its own, because playing a season takes 200 MB. */
process.on('disconnect', () => process.exit(1));
await withDatabase(
  'start',
  async ({ db, config, log }) => {
    await migrate(db, log);
    await eraseAgain(db, config, log);
    await seedContent(db, log);
    if (config.demo) await (await loadDemo()).play(db, log, true);
  },
  { isLogged: true },
).catch(explain);
process.exit();
