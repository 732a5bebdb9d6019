import { setTimeout as sleep } from 'node:timers/promises';
import { CronExpressionParser } from 'cron-parser';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Deps } from './deps.ts';

/** What a job needs: it may open connections of its own. */
export type JobDeps = Deps & { database: pg.PoolConfig };

/** Work that runs by the clock, once wherever many workers run. */
export type Job = {
  name: string;
  /** When: minute hour day month weekday, in Moscow time. */
  cron: string;
  /** Also runs when a worker starts, if its last time was missed or it never ran. */
  catchesUp?: boolean;
  /** Begins by chance up to so much later, so that not everybody asks an outside party in the same second. */
  spreadMs?: number;
  /** How long it may take before another worker tries it again. */
  minutes?: number;
  /** Must be safe to run twice. Throws to be tried again. */
  run: (deps: JobDeps) => Promise<void>;
};

/** Work that is looked for again and again, by every worker: it must let only one of them do each piece. */
export type Poller = { name: string; everyMs: number; run: (deps: Deps) => Promise<void> };

const TIME_ZONE = 'Europe/Moscow';
const USUAL_MINUTES = 15;
const QUEUE_LIMITS = { retryLimit: 3, retryDelay: 30, retryBackoff: true, policy: 'short' as const };

/** Runs the jobs until `stop`; each is a queue of its own. */
export async function startJobs(jobs: readonly Job[], database: pg.PoolConfig, deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { host, port, user, connectionString } = database;
  const where = connectionString
    ? { connectionString }
    : { host: String(host), ...(port && { port }), user: String(user), database: String(database.database) };
  const boss = new PgBoss({ ...where, max: 3, application_name: 'sixfold jobs' });
  boss.on('error', (error: Error) => deps.log.error({ error: error.message }, 'the job queue failed'));
  await boss.start();
  const stopping = new AbortController();
  // A job that is called otherwise now, or is gone, would fill a queue that nobody empties.
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) {
    if (names.has(name)) continue;
    await boss.unschedule(name);
    await boss.deleteQueue(name);
  }
  for (const job of jobs) {
    const limits = { ...QUEUE_LIMITS, expireInSeconds: (job.minutes ?? USUAL_MINUTES) * 60 };
    await boss.createQueue(job.name, limits);
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => runJob(job, { ...deps, database }, stopping.signal));
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

/** Not every start runs it: releases replace each other while visitors ask. */
async function isMissed(boss: PgBoss, { name, cron }: Job, now: Date): Promise<boolean> {
  const dueAt = CronExpressionParser.parse(cron, { tz: TIME_ZONE, currentDate: now }).prev().toDate();
  const known = await boss.findJobs(name);
  return !known.some(({ state, completedOn }) => state === 'completed' && completedOn && completedOn >= dueAt);
}

/** Runs a job after its wait, which the demo does without. Throws at a stop while it waits: another worker tries it again. */
export async function runJob(job: Job, deps: JobDeps, stopped: AbortSignal, chance = Math.random): Promise<void> {
  const waitMs = deps.config.demo ? 0 : chance() * (job.spreadMs ?? 0);
  if (waitMs > 0) await sleep(waitMs, undefined, { signal: stopped });
  const startedAt = Date.now();
  try {
    await job.run(deps);
  } catch (error) {
    deps.log.error({ job: job.name, error: error instanceof Error ? error.message : String(error) }, 'a job failed');
    throw error;
  }
  deps.log.info({ job: job.name, ms: Date.now() - startedAt }, 'job done');
}

/** Looks for work until `stop`, which waits for what is being done. A fault is logged, and the next look comes all the same. */
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
