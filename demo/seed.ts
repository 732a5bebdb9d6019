import { migrate } from '#db/migrate.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { explain, nothingOrExit, withDatabase } from '#main/with-database.ts';
import { prepareDemo } from './prepare-demo.ts';

nothingOrExit('npm run seed: plays the demo season into a database without matches.');
await withDatabase(
  'seed',
  async ({ db, log }) => {
    await migrate(db, log);
    await seedContent(db, log);
    await prepareDemo(db, log, false);
  },
  { isLogged: true },
).catch(explain);
