import type { RawBuilder } from 'kysely';
import * as v from 'valibot';
import { sql, type Db } from '#db/pool.ts';
import { type Mark, ShownHero, ShownUpdate } from './shown-update.contract.ts';
import type { PublishedUpdate } from './update-public.rules.ts';

const HISTORY_LENGTH = 50;

/**
 * A filter for updates: those that changed a hero or an item, that have a line of a kind (for these, if named), from a moment until before
 * another.
 */
export type UpdateWish = {
  hero?: string | undefined;
  item?: string | undefined;
  kind?: Mark | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
};

function published(db: Db, wish: UpdateWish = {}) {
  return wanted(db, wish).select(['id', 'url', 'published_at as publishedAt', 'corrected_at as correctedAt', 'shown']);
}

function wanted(db: Db, { hero, item, kind, from, before }: UpdateWish) {
  const parts = [
    ...(hero ? [sql`(select h.body from update_heroes h where h.update_id = updates.id and h.hero = ${hero})`] : []),
    ...(item ? [sql`jsonb_path_query_first(shown, '$.items[*] ? (@.name == $name)', jsonb_build_object('name', ${item}::text))`] : []),
  ];
  const marked = (part: RawBuilder<unknown>) =>
    sql`jsonb_path_exists(${part}, '$.**.mark ? (@ == $mark)', jsonb_build_object('mark', ${kind ?? null}::text))`;
  const conditions = [
    ...parts.map((part) => sql`${part} is not null`),
    ...(kind ? [sql`(${sql.join((parts.length > 0 ? parts : [sql`shown`]).map(marked), sql` or `)})`] : []),
    ...(from ? [sql`published_at >= ${from}`] : []),
    ...(before ? [sql`published_at < ${before}`] : []),
  ];
  return conditions.reduce(
    (query, condition) => query.where(condition.$castTo<boolean>()),
    db.selectFrom('updates').where('state', '=', 'published'),
  );
}

type Found = { id: number; url: string; publishedAt: Date | null; correctedAt: Date | null; shown: unknown };

function read({ publishedAt, shown, ...row }: Found): PublishedUpdate {
  return { ...row, publishedAt: publishedAt ?? new Date(0), shown: v.parse(ShownUpdate, shown) };
}

/** A page of published updates, newest first. */
export async function listPublishedUpdates(db: Db, limit: number, offset: number, wish?: UpdateWish): Promise<PublishedUpdate[]> {
  const rows = await published(db, wish).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return rows.map(read);
}

export async function countPublishedUpdates(db: Db, wish: UpdateWish = {}): Promise<number> {
  const { count } = await wanted(db, wish)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The published update at an address; drafts are left out. */
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

/** The changes of a hero by the last updates, newest first. */
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

/** How many updates were published after a moment, when the first one was, and the game's names of the heroes they changed. */
export async function findChangesAfter(db: Db, moment: Date): Promise<{ count: number; firstAt: Date | null; heroes: string[] }> {
  const { rows } = await sql<{ count: number; firstAt: Date | null; heroes: string[] }>`select count(*) as count,
      min(published_at) as "firstAt",
      array(select distinct h.hero from update_heroes h join updates u on u.id = h.update_id
        where u.state = 'published' and u.published_at > ${moment}) as heroes
    from updates where state = 'published' and published_at > ${moment}`.execute(db);
  return rows[0] ?? { count: 0, firstAt: null, heroes: [] };
}

/** The game's names of the heroes and items that published updates have changed, unordered. */
export async function listSubjects(db: Db): Promise<{ heroes: string[]; items: string[] }> {
  const { rows } = await sql<{ heroes: string[]; items: string[] }>`select array(select distinct hero from update_heroes) as heroes,
      array(select distinct jsonb_path_query(shown, '$.items[*].name') #>> '{}' from updates where state = 'published') as items`.execute(
    db,
  );
  return rows[0] ?? { heroes: [], items: [] };
}
