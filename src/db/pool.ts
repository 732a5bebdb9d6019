import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '#services/log.ts';
import type { Tables } from './schema.generated.ts';

export { sql };
/** A connection pool, or a transaction: a repo does not tell them apart. */
export type Db = Kysely<Tables>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const DATE = 1082;
const types = new pg.TypeOverrides();
// Beyond 2^53 a number would be another id: such values stay exact as bigints.
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});
types.setTypeParser(INT8_ARRAY, (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number));
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(DATE, (text) => text);

/** Whole rows: PostgreSQL refuses a named query whose columns are others since it was planned, as after the migration of a release. */
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
 * Names queries with parameters, so that PostgreSQL plans them once per connection. Awaits by a callback: results behind the
 * driver's own promise outlive every young collection, which then took 4 ms instead of 0.4 after some twenty answers of 150 rows.
 */
class NamingClient extends pg.Client {
  override query(...input: unknown[]): never {
    const [text, values, ...rest] = input;
    const run = (...all: unknown[]) => super.query<never>(...(all as [never]));
    if (typeof text !== 'string') return run(...input);
    // A query of our own: one that the driver makes is a copy of its settings, which costs more than all else about it.
    const named = Array.isArray(values) && values.length > 0 ? Object.assign(new pg.Query(text, values), { name: nameOf(text) }) : text;
    const given: unknown[] = named === text ? input : [named, ...rest];
    if (typeof given.at(-1) === 'function') return run(...given);
    return new Promise((resolve, reject) =>
      run(...given, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result))),
    ) as never;
  }
}

type Lend = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** A pool that can be told that its database does not answer: whoever waits for it then fails at once, and nobody begins to wait. */
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

  /** Who waits while the database goes away is refused then, and gives back what comes to him later. */
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

/** Ends a connection whose server may be frozen: it cannot be asked to end it. */
export function cutOff(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

export type Connection = {
  db: Db;
  pool: pg.Pool;
  config: pg.PoolConfig;
  /** While it is away, what waits for it fails as when it cannot be reached, and what comes fails at once. */
  setAway: (isAway: boolean) => void;
  close(): Promise<void>;
};

/** How long a visitor's or the game's request may hold the database up; jobs, which may take minutes, have no such limits. */
export const REQUEST_LIMITS = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 };
type Limits = Partial<typeof REQUEST_LIMITS>;

type PoolOptions = { limits?: Limits; isPooler?: boolean };

/**
 * Opens a pool of `size` connections, each query within the `limits`, in ms. Lost idle connections are logged and replaced. A pooler in
 * transaction mode gives each transaction any connection of its own: there no query is named, and the limits are the pooler's to set.
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
  // A connection lost in use fails its query; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ error: error.message }, 'a database connection was lost')));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, config, setAway: (isAway) => pool.setAway(isAway), close: () => db.destroy() };
}

export type SingleConnection = { db: Db; client: pg.Client; close: () => Promise<void> };

/** One connection both as repos know it and as the driver's own client, so that streams are part of a transaction. For one thing after another. */
export async function connectOnce(config: pg.PoolConfig, name: string): Promise<SingleConnection> {
  const client = new NamingClient({ ...config, types, connectionTimeoutMillis: 10_000, application_name: name });
  // What is lost in use fails its query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  const held = Object.assign(client, { release: () => {} });
  const pool = { connect: async () => held, end: async () => {} } as unknown as PostgresPool;
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), client, close: () => client.end() };
}

/**
 * Runs `work` in the one transaction of a connection of its own, of one moment with `isSnapshot`. When it fails the connection is
 * cut off, and with it the transaction: a stream that was not read to its end would hold up a rollback for ever.
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

/** Runs `work` in one transaction; given a transaction already, it joins that one. */
export function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute((transaction: Transaction<Tables>) => work(transaction));
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // Its machine, or the way to it or to its name, is gone.
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
  // PgBouncer has no server to give.
  '08P01',
  // A statement, a lock and an idle transaction that took too long.
  '57014',
  '55P03',
  '25P03',
]);

/** Its disk is full, it has no memory or no connection left, its disk fails: somebody has to look. */
const EXHAUSTED_CODES = new Set(['53100', '53200', '53300', '58030']);

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether the database could be reached and had no means to answer. */
export function isExhausted(error: unknown): boolean {
  return error instanceof Error && EXHAUSTED_CODES.has(codeOf(error));
}

/** Whether an error means that the database cannot be reached or cannot serve now, rather than that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isExhausted(error) ||
    AWAY_CODES.has(codeOf(error)) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(error.message)
  );
}
