import { setTimeout as sleep } from 'node:timers/promises';
import { listDoneMigrations, migrate } from '#db/migrate.ts';
import { isDatabaseAway, type Db } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import type { Logger } from '#services/log.ts';
import { eraseAgain } from './erase-again.ts';
import { explain, isTakenByNpm, sentenceOf, withDatabase } from './with-database.ts';

const usage = `npm run migrate [-- [--expand] [--wait]]
  --expand   what processes of the release before need stays; without it that goes too, once they have gone
  --wait     a database that does not answer yet, as after a power cut, is waited for`;

const ASKED_AGAIN_MS = 1000;
const OPTIONS = ['--expand', '--wait'];
const given = process.argv.slice(2);
// npm keeps options before the dashes for itself: the migration would then not be held back.
if (isTakenByNpm('expand', 'wait') || given.some((each) => !OPTIONS.includes(each))) {
  console.error(usage);
  process.exit(2);
}
const phase = given.includes('--expand') ? 'expand' : 'contract';
await withDatabase(
  'migrate',
  async ({ db, config, log }) => {
    if (given.includes('--wait')) await untilThere(db, log);
    await migrate(db, log, { phase });
    await eraseAgain(db, config, log);
    await seedContent(db, log);
  },
  { isLogged: true },
).catch(explain);

async function untilThere(db: Db, log: Logger): Promise<void> {
  for (;;) {
    try {
      await listDoneMigrations(db);
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ error: sentenceOf(error) }, 'the database does not answer yet');
      await sleep(ASKED_AGAIN_MS);
    }
  }
}
