import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#services/config.ts';
import type { Logger } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { shareByLeastConnections, type SharedPort } from '#web/server/least-connections.ts';
import { RETIRE, type Beside } from './part-signals.ts';
import { execOptionsOf, fileOf, ready, restartDelayMs } from './parts.ts';

/** The web processes on one port: WEB_CONCURRENCY of them, each restarted when it dies. */
export class WebProcesses {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #environment: Record<string, string>;
  /** The processes that should be running; one that is leaving is no longer in here. */
  readonly #running = new Set<Worker>();
  #release = projectDir;
  /** The previous release, whose files are still requested by open pages. */
  #former: string | undefined;
  #port: SharedPort | undefined;
  #isStopping = false;

  constructor(config: Config, log: Logger, environment: Record<string, string> = {}) {
    this.#config = config;
    this.#log = log;
    this.#environment = environment;
    // A single process listens itself, and its successor beside it; with several, the primary distributes the connections.
    cluster.schedulingPolicy = config.webConcurrency > 1 ? cluster.SCHED_RR : cluster.SCHED_NONE;
  }

  async start(): Promise<void> {
    const { host, webConcurrency, webSpread, metricsPort } = this.#config;
    for (let count = 0; count < webConcurrency; count++) this.#running.add(this.#fork());
    if (webSpread) this.#port = await shareByLeastConnections(this.#config);
    if (metricsPort > 0) await (await import('#services/metrics.ts')).serveMetrics(host, metricsPort);
  }

  /**
   * Replaces the running processes with those of another release, one by one. Resolves when the old ones have answered all their requests.
   * If a new process fails to start, the previous release takes over again, and this throws an error that says how the site goes on.
   */
  async replace(release: string): Promise<void> {
    const before = this.#release;
    const old = new Set(this.#running);
    const leaving: Promise<unknown>[] = [];
    try {
      await this.#bring(release, before, [...old], leaving);
    } catch (error) {
      const brought = [...this.#running].filter((worker) => !old.has(worker));
      const outcome = await this.#bring(before, release, brought, leaving).then(
        () => 'The site goes on as it was.',
        (second: Error) =>
          `Some of its web processes serve nevertheless, since the release before does not start again: ${second.message}.`,
      );
      throw new Error(`${(error as Error).message}. ${outcome}`, { cause: error });
    } finally {
      await Promise.all(leaving);
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#port?.server.close();
    await Promise.all(
      Object.values(cluster.workers ?? {}).map(async (worker) => {
        if (!worker || worker.isDead()) return;
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  async #bring(release: string, former: string, old: readonly Worker[], leaving: Promise<unknown>[]): Promise<void> {
    this.#release = release;
    this.#former = former;
    const files: Beside = { beside: clientOf(release) };
    for (const worker of this.#running) if (worker.isConnected()) worker.send(files);
    for (const worker of old) {
      if (this.#isStopping) throw new Error('the site was asked to end');
      const next = this.#fork();
      try {
        await ready('web', next.process);
      } catch (error) {
        next.process.kill('SIGKILL');
        throw error;
      }
      this.#running.add(next);
      leaving.push(this.#retire(worker));
    }
  }

  async #retire(worker: Worker): Promise<void> {
    this.#running.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    this.#port?.leave(worker);
    if (worker.isConnected()) worker.send(RETIRE);
    await ended;
  }

  #fork(): Worker {
    const args = this.#former ? [clientOf(this.#former)] : [];
    cluster.setupPrimary({ exec: fileOf('web', 'build', this.#release), execArgv: execOptionsOf('web'), args });
    const startedAt = performance.now();
    const worker = cluster.fork(this.#environment);
    worker.on('exit', async (code) => {
      const isMissed = this.#running.delete(worker);
      if (this.#isStopping || !isMissed) return;
      this.#log.error({ name: 'web', code }, 'a part of the site ended; it is started again');
      await sleep(restartDelayMs(startedAt));
      if (!this.#isStopping) this.#running.add(this.#fork());
    });
    return worker;
  }
}

const clientOf = (release: string) => path.join(release, 'dist/client');
