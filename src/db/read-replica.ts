import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Logger } from '#services/log.ts';
import type { Changes } from './notify.ts';
import { isDatabaseAway, type Connection, type Db } from './pool.ts';
import type { Tables } from './schema.generated.ts';

/** How often a replica that is catching up is polled. */
const ASK_EVERY_MS = 10;
/** How often the replica is compared with the primary even without a change, and how far it may lag. */
const COMPARE_EVERY_MS = 1000;
/** A replica that has not reported its position for this long counts as not answering: its pending queries go elsewhere. */
const SILENT_AFTER_MS = 600;
/** The error of a replica query that was cancelled because the primary has removed rows it reads. */
const RECOVERY_CONFLICT = '40001';

/** The database for public reads. */
export type Reading = { db: Db; close(): Promise<void> };

/**
 * Reads from a streaming replica while it has everything that was announced, otherwise from the primary: once a process has received a
 * change, every response it makes includes it. Transactions run on the primary; a query that the replica fails to answer is repeated there.
 */
export function readAtReplica(primary: Connection, replica: Connection, changes: Changes, log: Logger): Reading {
  const follower = new Follower(primary, replica, log);
  const stopListening = changes.listen(() => follower.noteChange());
  const pool: PostgresPool = {
    connect: () => Promise.resolve(new ReadingClient(primary, replica, follower) as unknown as PostgresPoolClient),
    end: () => replica.pool.end(),
    options: replica.config,
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    async close() {
      stopListening();
      await follower.stop();
      await db.destroy();
    },
  };
}

/** A reader's connection: sends each query to the server that can answer it at that moment. */
class ReadingClient {
  readonly #primary: Connection;
  readonly #replica: Connection;
  readonly #follower: Follower;
  #transaction: pg.PoolClient | undefined;

  constructor(primary: Connection, replica: Connection, follower: Follower) {
    this.#primary = primary;
    this.#replica = replica;
    this.#follower = follower;
  }

  async query(text: string, values: unknown[]): Promise<unknown> {
    if (/^(begin|start transaction)/.test(text)) this.#transaction ??= await this.#primary.pool.connect();
    if (this.#transaction) return this.#transaction.query(text, values);
    if (this.#follower.isCurrent) {
      try {
        return await this.#replica.pool.query(text, values);
      } catch (error) {
        if (!isDatabaseAway(error) && !(error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT)) throw error;
        this.#follower.noteChange();
      }
    }
    return this.#primary.pool.query(text, values);
  }

  /** A connection whose transaction could not be ended is discarded. */
  release(isBroken?: boolean): void {
    this.#transaction?.release(isBroken);
    this.#transaction = undefined;
  }
}

/** Tracks whether the replica has everything the primary had when this process last received a change. */
class Follower {
  isCurrent = false;
  readonly #primary: Connection;
  readonly #replica: Connection;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #changes = 0;
  #running: Promise<void> | undefined;
  #isStopped = false;
  #trouble = '';

  constructor(primary: Connection, replica: Connection, log: Logger) {
    this.#primary = primary;
    this.#replica = replica;
    this.#log = log;
    this.#timer = setInterval(() => this.#compare(), COMPARE_EVERY_MS);
  }

  /** Stops reading from the replica until it has this change. */
  noteChange(): void {
    this.#changes++;
    this.isCurrent = false;
    this.#begin();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** A replica still catching up since the last comparison lags too far, even if it has every announced change. */
  #compare(): void {
    if (this.#running) this.isCurrent = false;
    else this.#begin();
  }

  #begin(): void {
    this.#running ??= this.#catchUp()
      .then(
        () => this.#tell(''),
        (error: unknown) => {
          this.isCurrent = false;
          this.#tell(error instanceof Error ? error.message : String(error));
        },
      )
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #catchUp(): Promise<void> {
    for (let seen = -1; seen !== this.#changes;) {
      seen = this.#changes;
      const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(this.#primary.db);
      while (!(await this.#has(rows[0]?.position ?? ''))) {
        if (this.#isStopped) return;
        await sleep(ASK_EVERY_MS);
      }
    }
    this.isCurrent = !this.#isStopped;
  }

  /**
   * Whether the replica has replayed the WAL up to a position. Throws if the server is not in recovery: it may have written a different WAL
   * since.
   */
  async #has(position: string): Promise<boolean> {
    const cutting = setTimeout(() => {
      this.#replica.setAway(true);
      this.#replica.setAway(false);
    }, SILENT_AFTER_MS);
    const { rows } = await sql<{ isReplica: boolean; isThere: boolean | null }>`
      select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isThere"`
      .execute(this.#replica.db)
      .finally(() => clearTimeout(cutting));
    if (rows[0]?.isReplica !== true) throw new Error('the server of DATABASE_READ_URL is no replica');
    return rows[0].isThere === true;
  }

  #tell(trouble: string): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    if (trouble === '') this.#log.info('the replica is read again');
    else this.#log.warn({ error: trouble }, 'the replica cannot be read, the primary is');
  }
}
