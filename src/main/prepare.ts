import { connect } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { eraseAgain } from './erase-again.ts';
import { migrateOrExit } from './migrate-or-exit.ts';
import { loadDemo, openDatabase } from './plug-ins.ts';

/** Brings the running database to where the site can use it, in a process of its own: playing a season takes 200 MB. */
process.on('disconnect', () => process.exit(1));
const config = configOrExit();
const log = makeLog(config.logLevel, 'start');
const database = await openDatabase(config);
const connection = connect(database.config, log, 4);
await migrateOrExit(connection, database, log);
await eraseAgain(connection.db, config, log);
await seedContent(connection.db, log);
if (config.demo) await (await loadDemo()).play(connection.db, log, true);
await connection.close();
await database.stop();
process.exit(0);
