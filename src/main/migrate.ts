import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { openDatabase } from './plug-ins.ts';

const config = configOrExit();
const log = makeLog(config.logLevel, 'migrate');
const database = await openDatabase(config);
const connection = connect(database.config, log, 2);
await migrate(connection.db, log);
await seedContent(connection.db, log);
await connection.close();
await database.stop();
