import { connect } from '../src/platform/database.ts';
import { makeLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openDatabase } from '../src/platform/postgres/open-database.ts';
import { configOrExit } from '../src/platform/run.ts';
import { seedContent } from './content/seed-content.ts';
import { prepareDemo } from './run/prepare-demo.ts';

const config = configOrExit();
const log = makeLog(config.logLevel, 'seed');
const database = await openDatabase(config);
const connection = connect(database.config, log, 4);
await migrate(connection.db, log);
await seedContent(connection.db, log);
await prepareDemo(connection.db, log, false);
await connection.close();
await database.stop();
