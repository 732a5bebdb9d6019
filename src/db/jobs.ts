import { setTimeout as sleep } from 'node:timers/promises';
import { CronExpressionParser } from 'cron-parser';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Deps } from './deps.ts';

/** The dependencies of a job, which may also open connections of its own. */
export type JobDeps = Deps & { database: pg.PoolConfig };

/** A scheduled job. It runs once, however many workers there are. */
export type Job = {
  name: string;
  /** The schedule: minute hour day month weekday, in Moscow time. */
  cron: string;
  /** Also runs when a worker starts, if its last run was missed or it never ran. */
  catchesUp?: boolean;
  /** Starts after a random delay of up to this long, so that not every site calls an outside service in the same second. */
  spreadMs?: number;
  /** The timeout after which another worker retries it. */
  minutes?: number;
  /** Must be idempotent. A thrown error causes a retry. */
  run: (deps: JobDeps) => Promise<void>;
};

/** Work that every worker polls for; it must make sure that only one of them does each piece. */
export type Poller = { name: string; everyMs: number; run: (deps: Deps) => Promise<void> };

const TIME_ZONE = 'Europe/Moscow';
const USUAL_MINUTES = 15;
const QUEUE_LIMITS = { retryLimit: 3, retryDelay: 30, retryBackoff: true, policy: 'short' as const };

/** Runs the jobs until `stop`; each job has its own queue. */
export async function startJobs(jobs: readonly Job[], database: pg.PoolConfig, deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { host, port, user, connectionString } = database;
  const where = connectionString
    ? { connectionString }
    : { host: String(host), ...(port && { port }), user: String(user), database: String(database.database) };
  const boss = new PgBoss({ ...where, max: 3, application_name: 'sixfold jobs' });
  boss.on('error', (error: Error) => deps.log.error({ error: error.message }, 'the job queue failed'));
  await boss.start();
  const stopping = new AbortController();
  // A renamed or deleted job would keep filling a queue that no worker empties.
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) {
    if (names.has(name)) continue;
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
  for (const job of jobs) {
    const limits = { ...QUEUE_LIMITS, expireInSeconds: (job.minutes ?? USUAL_MINUTES) * 60 };
    await boss.createQueue(job.name, limits);
    await boss.work(job.name, { pollingIntervalSeconds: 10, includeMetadata: true }, (runs) =>
      runJob(
        job,
        { ...deps, database },
        { stopped: stopping.signal, isLast: runs.every(({ retryCount, retryLimit }) => retryCount >= retryLimit) },
      ),
    );
    await boss.schedule(job.name, job.cron, null, { tz: TIME_ZONE });
    if (job.catchesUp && (await isMissed(boss, job, deps.now()))) await boss.send(job.name);
  }
  return {
    stop() {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/**
 * Whether the last scheduled run is missing. Without this check every start would run the job, and deploys restart workers while visitors
 * are waiting.
 */
async function isMissed(boss: PgBoss, { name, cron }: Job, now: Date): Promise<boolean> {
  const dueAt = CronExpressionParser.parse(cron, { tz: TIME_ZONE, currentDate: now }).prev().toDate();
  const known = await boss.findJobs(name);
  return !known.some(({ state, completedOn }) => state === 'completed' && completedOn && completedOn >= dueAt);
}

type Try = {
  stopped: AbortSignal;
  /** Whether the job is not retried if it fails: only then does somebody have to look. */
  isLast: boolean;
};

/** Runs a job after its random delay, which the demo skips. Throws if stopped during the delay: another worker retries it. */
export async function runJob(job: Job, deps: JobDeps, { stopped, isLast }: Try, chance = Math.random): Promise<void> {
  const waitMs = deps.config.demo ? 0 : chance() * (job.spreadMs ?? 0);
  if (waitMs > 0) await sleep(waitMs, undefined, { signal: stopped });
  const startedAt = Date.now();
  try {
    await job.run(deps);
  } catch (error) {
    const line = { job: job.name, error: error instanceof Error ? error.message : String(error) };
    if (isLast) deps.log.error(line, 'a job failed');
    else deps.log.warn(line, 'a job failed and will be tried again');
    throw error;
  }
  deps.log.info({ job: job.name, ms: Date.now() - startedAt }, 'job done');
}

/** Polls for work until `stop`, which waits for the work in progress. An error is logged, and polling continues. */
export function startPollers(pollers: readonly Poller[], deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = pollers.map((poller) => runPoller(poller, deps, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function runPoller({ name, everyMs, run }: Poller, deps: Deps, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await run(deps);
    } catch (error) {
      const line = { poller: name, error: error instanceof Error ? error.message : String(error) };
      deps.log.error(line, 'a poller failed');
    }
    await sleep(everyMs, undefined, { signal: stopped }).catch(() => {});
  }
}
