import { connect } from '../src/platform/database.ts';
import { makeLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { configOrExit } from '../src/platform/run.ts';
import { seedContent } from './content/seed-content.ts';
import { openDatabase } from '../src/platform/postgres/open-database.ts';

const config = configOrExit();
const log = makeLog(config.logLevel, 'migrate');
const database = await openDatabase(config);
const connection = connect(database.config, log, 2);
await migrate(connection.db, log);
await seedContent(connection.db, log);
await connection.close();
await database.stop();
