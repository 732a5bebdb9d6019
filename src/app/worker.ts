import { connect } from '#platform/database.ts';
import { startJobs } from '#platform/jobs.ts';
import { makeLog } from '#platform/log.ts';
import { openDatabase } from '#platform/postgres/open-database.ts';
import { configOrExit, onStop } from '#platform/run.ts';
import { jobs } from './jobs.ts';

/** The jobs alone, until this process is asked to end. */
const config = configOrExit();
const log = makeLog(config.logLevel, 'worker');
const database = await openDatabase(config);
const connection = connect(database.config, log, 4);
const running = await startJobs(jobs, database.config, { db: connection.db, config, log, now: () => new Date() });
log.info({ jobs: jobs.length }, 'jobs are running');

onStop(async () => {
  await running.stop();
  await connection.close();
  await database.stop();
});
