import { connect } from '../../src/platform/database.ts';
import { makeLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { openDatabase } from '../../src/platform/postgres/open-database.ts';
import { configOrExit } from '../../src/platform/run.ts';
import { seedContent } from '../content/seed-content.ts';
import { prepareDemo } from './prepare-demo.ts';

/** Brings the running database to where the site can use it, in a process of its own: playing a season takes 200 MB. */
process.on('disconnect', () => process.exit(1));
const config = configOrExit();
const log = makeLog(config.logLevel, 'start');
const database = await openDatabase(config);
const connection = connect(database.config, log, 4);
await migrate(connection.db, log);
await seedContent(connection.db, log);
if (config.demo) await prepareDemo(connection.db, log, true);
await connection.close();
await database.stop();
process.exit(0);
