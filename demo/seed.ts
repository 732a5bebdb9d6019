import { migrate } from '#db/migrate.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { explain, withDatabase } from '#main/with-database.ts';
import { prepareDemo } from './prepare-demo.ts';

await withDatabase(
  'seed',
  async ({ db, log }) => {
    await migrate(db, log);
    await seedContent(db, log);
    await prepareDemo(db, log, false);
  },
  { isLogged: true },
).catch(explain);
