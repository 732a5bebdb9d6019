import { connect } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { eraseAgain } from './erase-again.ts';
import { migrateOrExit } from './migrate-or-exit.ts';
import { openDatabase } from './plug-ins.ts';

// npm run migrate [-- --expand]: with it, what processes of the release before need stays; without it that goes too, once they have gone.
const config = configOrExit();
const log = makeLog(config.logLevel, 'migrate');
const database = await openDatabase(config);
const connection = connect(database.config, log, 2);
await migrateOrExit(connection, database, log, process.argv.includes('--expand') ? 'expand' : undefined);
await eraseAgain(connection.db, config, log);
await seedContent(connection.db, log);
await connection.close();
await database.stop();
