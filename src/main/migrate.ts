import { migrate } from '#db/migrate.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { eraseAgain } from './erase-again.ts';
import { explain, withDatabase } from './with-database.ts';

// npm run migrate [-- --expand]: with it, what processes of the release before need stays; without it that goes too, once they have gone.
const phase = process.argv.includes('--expand') ? 'expand' : 'contract';
await withDatabase(
  'migrate',
  async ({ db, config, log }) => {
    await migrate(db, log, { phase });
    await eraseAgain(db, config, log);
    await seedContent(db, log);
  },
  { isLogged: true },
).catch(explain);
