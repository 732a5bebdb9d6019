import pg from 'pg';
import type { Tag } from '#contract/tags.ts';
import type { Logger } from '#services/log.ts';
import { sql, type Db } from './pool.ts';

const CHANNEL = 'changed';
const EVERYTHING = '*';
/** In bytes; PostgreSQL takes less than 8,000. */
const LONGEST_NOTICE = 7900;

/** Tells every process, at the commit of this transaction, that what carries these tags has changed. Tags hold no comma. */
export async function announceChange(db: Db, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, notice) from unnest(${noticesOf(tags)}::text[]) notice`.execute(db);
}

/** The tags as texts of a length that PostgreSQL takes: a longer one would fail the transaction. */
function noticesOf(tags: readonly Tag[]): string[] {
  const notices: string[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const tag of tags) {
    const length = Buffer.byteLength(tag) + 1;
    size += length;
    if (size <= LONGEST_NOTICE) {
      notices.push(`${notices.pop()},${tag}`);
    } else {
      notices.push(tag);
      size = length;
    }
  }
  return notices;
}

/** Tells every process, at the commit of this transaction, to forget whatever it keeps: for changes that may show anywhere. */
export async function announceEverything(db: Db): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${EVERYTHING})`.execute(db);
}

export type Changes = {
  /** Calls `heard` with the tags of every change; with 'all' when anything may have changed, or changes may have been missed. Returns how to stop. */
  listen(heard: (tags: readonly string[] | 'all') => void): () => void;
  close(): Promise<void>;
};

/** One connection that hears every change; it reconnects by itself and then reports 'all'. */
export async function openChanges(config: pg.ClientConfig, log: Logger): Promise<Changes> {
  const listeners = new Set<(tags: readonly string[] | 'all') => void>();
  const tell = (tags: readonly string[] | 'all') => listeners.forEach((heard) => heard(tags));
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = (error: Error) => {
    if (closed || retry) return;
    log.warn({ error: error.message }, 'the connection that hears changes was lost');
    tell('all');
    retry = setTimeout(() => {
      retry = undefined;
      open().catch(lost);
    }, 500);
  };
  const open = async () => {
    const next = new pg.Client({ ...config, application_name: 'sixfold changes', keepAlive: true });
    next.on('error', lost);
    next.on('end', () => lost(new Error('ended')));
    next.on('notification', (message) => tell(message.payload === EVERYTHING ? 'all' : (message.payload ?? '').split(',')));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    tell('all');
  };
  await open();

  return {
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
