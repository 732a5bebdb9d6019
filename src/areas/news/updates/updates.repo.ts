import * as v from 'valibot';
import { sql, type Db } from '#db/pool.ts';
import { ShownHero, ShownUpdate } from './shown-update.contract.ts';
import type { PublishedUpdate } from './update-public.rules.ts';

const HISTORY_LENGTH = 50;

function published(db: Db) {
  return db
    .selectFrom('updates')
    .where('state', '=', 'published')
    .select(['id', 'url', 'published_at as publishedAt', 'corrected_at as correctedAt', 'shown']);
}

type Found = { id: number; url: string; publishedAt: Date | null; correctedAt: Date | null; shown: unknown };

function read({ publishedAt, shown, ...row }: Found): PublishedUpdate {
  return { ...row, publishedAt: publishedAt ?? new Date(0), shown: v.parse(ShownUpdate, shown) };
}

/** A page of what readers see, newest first. */
export async function listPublishedUpdates(db: Db, limit: number, offset: number): Promise<PublishedUpdate[]> {
  const rows = await published(db).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return rows.map(read);
}

export async function countPublishedUpdates(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('updates')
    .where('state', '=', 'published')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What readers see at an address; drafts are not there. */
export async function findPublishedUpdate(db: Db, url: string): Promise<PublishedUpdate | undefined> {
  const row = await published(db).where('url', '=', url).executeTakeFirst();
  return row && read(row);
}

/** The same by its number. */
export async function findPublishedUpdateById(db: Db, id: number): Promise<PublishedUpdate | undefined> {
  const row = await published(db).where('id', '=', id).executeTakeFirst();
  return row && read(row);
}

export type HeroInUpdate = { url: string; name: ShownUpdate['name']; publishedAt: Date; correctedAt: Date | null; hero: ShownHero };

/** What the last updates did to a hero, newest first. */
export async function listUpdatesOfHero(db: Db, hero: string): Promise<HeroInUpdate[]> {
  const rows = await db
    .selectFrom('update_heroes as h')
    .innerJoin('updates as u', 'u.id', 'h.update_id')
    .where('h.hero', '=', hero)
    .where('u.state', '=', 'published')
    .select(['u.url', 'u.published_at as publishedAt', 'u.corrected_at as correctedAt', 'h.body'])
    .select(sql`u.shown -> 'name'`.as('name'))
    .orderBy('u.published_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(HISTORY_LENGTH)
    .execute();
  return rows.map(({ url, publishedAt, correctedAt, body, name }) => ({
    url,
    name: v.parse(ShownUpdate.entries.name, name),
    publishedAt: publishedAt ?? new Date(0),
    correctedAt,
    hero: v.parse(ShownHero, body),
  }));
}
