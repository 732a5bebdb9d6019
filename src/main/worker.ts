import { once } from 'node:events';
import { startJobs, startPollers } from '#db/jobs.ts';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { jobs, pollers } from '#site/jobs.ts';
import { ON_WORD, READY } from './part-signals.ts';
import { openDatabase } from './plug-ins.ts';

/** The jobs alone, until this process is asked to end; those of a release that is being deployed not before its web processes serve. */
const config = configOrExit();
// The one who started this process was killed: who is told so only once the jobs run would do them for ever.
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
