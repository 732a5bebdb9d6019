import { once } from 'node:events';
import { startJobs, startPollers } from '#db/jobs.ts';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { jobs, pollers } from '#site/jobs.ts';
import { ON_WORD, READY } from './part-signals.ts';
import { openDatabase } from './plug-ins.ts';

/** Runs the jobs until this process is asked to stop. During a deploy it starts them only after the new web processes serve. */
const config = configOrExit();
// The parent was killed. Registered first: a worker that noticed only after starting the jobs would run them forever.
process.on('disconnect', () => process.exit(1));
if (process.argv.includes(ON_WORD)) {
  process.send?.(READY);
  await once(process, 'message');
}
const log = makeLog(config.logLevel, 'worker');
const database = await openDatabase(config);
const connection = connect(database.config, log, 4);
const context = { db: connection.db, config, log, now: () => new Date() };
const running = await startJobs(jobs, database.config, context);
const watching = startPollers(pollers, context);
log.info({ jobs: jobs.length }, 'jobs are running');

onStop(async () => {
  await watching.stop();
  await running.stop();
  await connection.close();
  await database.stop();
});
