import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '#services/config.ts';
import { makeLog } from '#services/log.ts';
import { rowsOf } from '../../tests/kits/stored.ts';
import { openWorld } from '../../tests/world/world.ts';
import { runJob, startJobs, type JobDeps } from './jobs.ts';
import { connect, sql } from './pool.ts';

const log = makeLog('silent', 'test');
const { db } = connect({}, log, 1);
const contextOf = (demo: string): JobDeps => ({ db, database: {}, log, config: readConfig({ DEMO: demo }), now: () => new Date() });
const onlyTry = { stopped: new AbortController().signal, isLast: true };

/** Runs a job with a spread of one second and a random value of 0.1. */
async function waitOf(demo: string): Promise<number> {
  const begunAt = performance.now();
  let ranAt = 0;
  const run = async () => void (ranAt = performance.now());
  await runJob({ name: 'test', cron: '', spreadMs: 1000, run }, contextOf(demo), onlyTry, () => 0.1);
  return ranAt - begunAt;
}

test('a job with a spread waits its share before it begins, but not at all in the demo', async () => {
  expect(await waitOf('0')).toBeGreaterThan(95);
  expect(await waitOf('1')).toBeLessThan(50);
});

test('a job that still waits when the worker stops is not begun, and fails so that it is tried again', async () => {
  const stopping = new AbortController();
  let isRun = false;
  const run = async () => void (isRun = true);
  const waiting = runJob(
    { name: 'test', cron: '', spreadMs: 60_000, run },
    contextOf('0'),
    { ...onlyTry, stopped: stopping.signal },
    () => 1,
  );
  stopping.abort();
  await expect(waiting).rejects.toThrow('aborted');
  expect(isRun).toBe(false);
});

test('a job that fails is a warning if it will be tried again, and otherwise an error', async () => {
  const lines: string[] = [];
  const run = () => Promise.reject(new Error('the tables are in use'));
  const deps = { ...contextOf('1'), log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
  const fail = (isLast: boolean) => expect(runJob({ name: 'test', cron: '', run }, deps, { ...onlyTry, isLast })).rejects.toThrow('in use');
  await fail(false);
  await fail(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, job: 'test', error: 'the tables are in use', msg: 'a job failed and will be tried again' },
    { level: 50, job: 'test', error: 'the tables are in use', msg: 'a job failed' },
  ]);
});

test('a removed job is no longer scheduled, and its queue is deleted', async () => {
  const world = await openWorld();
  const database = world.connection.config;
  const job = (name: string) => ({ name, cron: '0 0 1 1 *', run: async () => {} });
  const scheduled = () => rowsOf<{ name: string }>(world.db, 'select name from pgboss.schedule order by name');
  await (await startJobs([job('old-name'), job('kept')], database, contextOf('1'))).stop();
  expect(await scheduled()).toEqual([{ name: 'kept' }, { name: 'old-name' }]);
  await (await startJobs([job('new-name'), job('kept')], database, contextOf('1'))).stop();
  expect(await scheduled()).toEqual([{ name: 'kept' }, { name: 'new-name' }]);
  expect(await rowsOf(world.db, "select name from pgboss.queue where name = 'old-name'")).toEqual([]);
  await world.close();
});

test('a worker that starts runs a job whose last run was missed or failed, and no other', async () => {
  const world = await openWorld();
  const job = { name: 'yearly', cron: '0 0 1 1 *', catchesUp: true, run: async () => {} };
  const startAgain = async () => {
    await (await startJobs([job], world.connection.config, contextOf('1'))).stop();
    return rowsOf(world.db, "select from pgboss.job where name = 'yearly'");
  };
  const end = (state: string, endedAt: string) =>
    sql`update pgboss.job set state = ${sql.lit(state)}, completed_on = ${sql.raw(endedAt)} where name = 'yearly'`.execute(world.db);
  expect(await startAgain(), 'it never ran').toHaveLength(1);
  await end('completed', 'now()');
  expect(await startAgain(), 'it ran this year').toHaveLength(1);
  await end('completed', "now() - interval '1 year'");
  expect(await startAgain(), 'it ran the year before').toHaveLength(2);
  await end('failed', 'now()');
  expect(await startAgain(), 'it failed').toHaveLength(3);
  await world.close();
});
