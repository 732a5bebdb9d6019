import { connect } from '#db/pool.ts';
import { seedContent } from '#main/cli/seed-content.ts';
import { migrateOrExit } from '#main/migrate-or-exit.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { prepareDemo } from './prepare-demo.ts';

const config = configOrExit();
const log = makeLog(config.logLevel, 'seed');
const database = await openDatabase(config);
const connection = connect(database.config, log, 4);
await migrateOrExit(connection, database, log);
await seedContent(connection.db, log);
await prepareDemo(connection.db, log, false);
await connection.close();
await database.stop();
