import pg from 'pg';
import type { Tag } from '#contract/tags.ts';
import type { Logger } from '#services/log.ts';
import { cutOff, sql, type Db } from './pool.ts';

const CHANNEL = 'changed';
const EVERYTHING = '*';
/** In bytes; PostgreSQL allows less than 8,000. */
const LONGEST_PAYLOAD = 7900;

/** When this transaction commits, notifies every process that what carries these tags has changed. Tags contain no comma. */
export async function announceChange(db: Db, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloadsOf(tags)}::text[]) payload`.execute(db);
}

/** Splits the tags into payloads that PostgreSQL accepts: a longer one would fail the transaction. */
function payloadsOf(tags: readonly Tag[]): string[] {
  const payloads: string[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const tag of tags) {
    const length = Buffer.byteLength(tag) + 1;
    size += length;
    if (size <= LONGEST_PAYLOAD) {
      payloads.push(`${payloads.pop()},${tag}`);
    } else {
      payloads.push(tag);
      size = length;
    }
  }
  return payloads;
}

/** When this transaction commits, tells every process to drop its whole cache: for changes that may show anywhere. */
export async function announceEverything(db: Db): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${EVERYTHING})`.execute(db);
}

/** The tags of a change; 'all' when anything may have changed; 'missed' when notifications may have been lost. */
export type ChangedTags = readonly string[] | 'all' | 'missed';

export type Changes = {
  /** Calls `listener` with every change. Returns a function that unsubscribes. */
  listen(listener: (tags: ChangedTags) => void): () => void;
  close(): Promise<void>;
};

const BEAT_MS = 100;
/**
 * The database counts as away when `select 1` has gone unanswered for this many beats; while the process itself is blocked, no beats are
 * counted.
 */
const AWAY_AFTER_BEATS = 6;
const RECONNECT_AFTER_BEATS = 50;

/**
 * One connection that listens to every change. It reconnects by itself and then reports 'missed'. It also checks that the database answers
 * at all, because a frozen one keeps the connection open: `setAway` is called when it stops answering and when it answers again.
 */
export async function openChanges(config: pg.ClientConfig, log: Logger, setAway?: (isAway: boolean) => void): Promise<Changes> {
  const listeners = new Set<(tags: ChangedTags) => void>();
  const tell = (tags: ChangedTags) => listeners.forEach((listener) => listener(tags));
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const stopBeating = setAway && beat(() => client, log, setAway);

  const lost = (error: Error) => {
    if (closed || retry) return;
    log.warn({ error: error.message }, 'the connection that listens to changes was lost');
    tell('missed');
    client = undefined;
    retry = setTimeout(() => {
      retry = undefined;
      open().catch(lost);
    }, 500);
  };
  const open = async () => {
    const next = new pg.Client({ ...config, application_name: 'sixfold changes', keepAlive: true, connectionTimeoutMillis: 5_000 });
    next.on('error', lost);
    next.on('end', () => lost(new Error('ended')));
    next.on('notification', (message) => tell(message.payload === EVERYTHING ? 'all' : (message.payload ?? '').split(',')));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    tell('missed');
  };
  await open();

  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      stopBeating?.();
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** Sends a heartbeat query on the current client at a fixed interval. Returns a function that stops it. */
function beat(current: () => pg.Client | undefined, log: Logger, setAway: (isAway: boolean) => void): () => void {
  let asked: pg.Client | undefined;
  let silence = 0;
  let isAway = false;
  const change = (to: boolean) => {
    if (isAway === to) return;
    isAway = to;
    log.warn(to ? 'the database does not answer' : 'the database answers again');
    setAway(to);
  };
  const timer = setInterval(() => {
    const client = current();
    if (asked && asked === client) {
      silence++;
      if (silence === AWAY_AFTER_BEATS) change(true);
      if (silence === RECONNECT_AFTER_BEATS) cutOff(client);
      return;
    }
    asked = client;
    silence = 0;
    client?.query('select 1', (error) => {
      if (asked !== client) return;
      asked = undefined;
      if (!error) change(false);
    });
  }, BEAT_MS);
  return () => clearInterval(timer);
}
