import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '#services/log.ts';
import type { Tables } from './schema.generated.ts';

export { sql };
/** A connection pool or a transaction; a repo does not need to know which. */
export type Db = Kysely<Tables>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const DATE = 1082;
const types = new pg.TypeOverrides();
// A number beyond 2^53 would become another id, so such values stay exact as bigints.
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});
types.setTypeParser(INT8_ARRAY, (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number));
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(DATE, (text) => text);

/**
 * Queries for whole rows are not named: PostgreSQL rejects a prepared statement whose columns have changed since it was planned, as after a
 * release's migration.
 */
const WHOLE_ROWS = /^\s*select (?:\w+\.)?\*|returning (?:\w+\.)?\*\s*$/i;

const names = new Map<string, string>();
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    if (names.size > 2000 || WHOLE_ROWS.test(text)) return '';
    name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
  }
  return name;
}

/**
 * Names queries with parameters, so that PostgreSQL plans them once per connection. Passes results through a callback: behind the driver's
 * own promise they outlived every young-generation collection, which then took 4 ms instead of 0.4 after some twenty responses of 150 rows.
 */
class NamingClient extends pg.Client {
  override query(...input: unknown[]): never {
    const [text, values, ...rest] = input;
    const run = (...all: unknown[]) => super.query<never>(...(all as [never]));
    if (typeof text !== 'string') return run(...input);
    // Creates the query object here: the driver would copy its settings into a new one, at a higher cost than the rest of a query.
    const named = Array.isArray(values) && values.length > 0 ? Object.assign(new pg.Query(text, values), { name: nameOf(text) }) : text;
    const given: unknown[] = named === text ? input : [named, ...rest];
    if (typeof given.at(-1) === 'function') return run(...given);
    return new Promise((resolve, reject) =>
      run(...given, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result))),
    ) as never;
  }
}

type Lend = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** A pool that can be told that its database does not answer. Then waiting requests fail at once, and new ones do not start to wait. */
class Pool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  readonly #waiting = new Set<() => void>();
  #isAway = false;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#clients.add(client));
    this.on('remove', (client) => this.#clients.delete(client));
  }

  override connect(...input: unknown[]): never {
    const [callback] = input;
    if (typeof callback === 'function') {
      this.#lend(callback as Lend);
      return undefined as never;
    }
    return new Promise<pg.PoolClient>((resolve, reject) => {
      this.#lend((error, client) => (client ? resolve(client) : reject(error)));
    }) as never;
  }

  setAway(isAway: boolean): void {
    this.#isAway = isAway;
    if (!isAway) return;
    for (const refuse of this.#waiting) refuse();
    this.#waiting.clear();
    for (const client of this.#clients) cutOff(client);
  }

  /** Rejects a waiting request when the database goes away, and releases the connection that arrives for it later. */
  #lend(lend: Lend): void {
    const refuse = () => lend(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }), undefined, () => {});
    if (this.#isAway) return refuse();
    this.#waiting.add(refuse);
    super.connect((error, client, release) => {
      if (this.#waiting.delete(refuse)) lend(error, client, release);
      else release();
    });
  }
}

/** Destroys a connection whose server may be frozen: such a server cannot be asked to close it. */
export function cutOff(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

export type Connection = {
  db: Db;
  pool: pg.Pool;
  config: pg.PoolConfig;
  /** While the database is away, pending work fails as if the database were unreachable, and new work fails at once. */
  setAway: (isAway: boolean) => void;
  close(): Promise<void>;
};

/**
 * How long a request from a visitor or the game may hold the database up, in ms. Jobs have no such limits, because they may take minutes.
 */
export const REQUEST_LIMITS = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 };
type Limits = Partial<typeof REQUEST_LIMITS>;

type PoolOptions = { limits?: Limits; isPooler?: boolean };

/**
 * Opens a pool of `size` connections; `limits`, in ms, apply to every query. Lost idle connections are logged and replaced. Behind a pooler
 * in transaction mode each transaction may run on a different server connection: queries are not named there, and the pooler sets the
 * limits.
 */
export function connect(config: pg.PoolConfig, log: Logger, size = 10, { limits = {}, isPooler = false }: PoolOptions = {}): Connection {
  const full: pg.PoolConfig = {
    ...config,
    ...(isPooler ? {} : limits),
    max: size,
    types,
    Client: isPooler ? pg.Client : NamingClient,
    connectionTimeoutMillis: 10_000,
    application_name: 'sixfold',
  };
  const pool = new Pool(full);
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'));
  // A connection lost while in use fails its query; without a listener the error would also end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ error: error.message }, 'a database connection was lost')));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, config, setAway: (isAway) => pool.setAway(isAway), close: () => db.destroy() };
}

export type SingleConnection = { db: Db; client: pg.Client; close: () => Promise<void> };

/**
 * One connection, both as a Kysely database for repos and as the driver's client, so that COPY streams can be part of a transaction. For
 * sequential use only.
 */
export async function connectOnce(config: pg.PoolConfig, name: string): Promise<SingleConnection> {
  const client = new NamingClient({ ...config, types, connectionTimeoutMillis: 10_000, application_name: name });
  // A connection lost while in use fails its query; without a listener the error would also end the process.
  client.on('error', () => {});
  await client.connect();
  const held = Object.assign(client, { release: () => {} });
  const pool = { connect: async () => held, end: async () => {} } as unknown as PostgresPool;
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), client, close: () => client.end() };
}

/**
 * Runs `work` in a transaction on a connection of its own, on one snapshot with `isSnapshot`. On failure the connection is destroyed, and
 * with it the transaction: a stream that was not read to its end would block a rollback forever.
 */
export async function inOwnTransaction<T>(
  config: pg.PoolConfig,
  { name, isSnapshot = false }: { name: string; isSnapshot?: boolean },
  work: (transaction: Db, client: pg.Client) => Promise<T>,
): Promise<T> {
  const { db, client, close } = await connectOnce(config, name);
  const begun = isSnapshot ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only') : db.transaction();
  let failure: unknown;
  try {
    return await begun.execute(async (transaction) => {
      try {
        return await work(transaction, client);
      } catch (error) {
        failure = error;
        cutOff(client);
        throw error;
      }
    });
  } catch (error) {
    throw failure ?? error;
  } finally {
    await close();
  }
}

/** Runs `work` in a transaction; joins the current one if there is one. */
export function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute((transaction: Transaction<Tables>) => work(transaction));
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // The host, the route to it, or its DNS name is gone.
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  // PgBouncer has no server connection available.
  '08P01',
  // A statement, lock or idle transaction timed out.
  '57014',
  '55P03',
  '25P03',
]);

/** The disk is full, memory or connections are exhausted, or the disk fails: somebody has to look. */
const EXHAUSTED_CODES = new Set(['53100', '53200', '53300', '58030']);

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether the database was reachable but out of resources. */
export function isExhausted(error: unknown): boolean {
  return error instanceof Error && EXHAUSTED_CODES.has(codeOf(error));
}

/** Whether an error means that the database is unreachable or unavailable, rather than that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isExhausted(error) ||
    AWAY_CODES.has(codeOf(error)) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(error.message)
  );
}
