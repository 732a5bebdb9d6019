import * as v from 'valibot';
import type { ShownUpdate } from '#areas/news/updates/shown-update.contract.ts';
import { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { sql, type Db } from '#db/pool.ts';

type UpdateState = 'draft' | 'scheduled' | 'published';
export type StoredUpdate = {
  id: number;
  state: UpdateState;
  version: number;
  document: UpdateDocument;
  publishAt: Date | null;
  isWaived: boolean;
  shownVersion: number | null;
  publishedAt: Date | null;
  correctedAt: Date | null;
  editedAt: Date;
};

const columns = [
  'id',
  'state',
  'version',
  'body',
  'publish_at as publishAt',
  'is_waived as isWaived',
  'shown_version as shownVersion',
  'published_at as publishedAt',
  'corrected_at as correctedAt',
  'edited_at as editedAt',
] as const;

function read<R extends { body: unknown }>({ body, ...row }: R): Omit<R, 'body'> & { document: UpdateDocument } {
  return { ...row, document: v.parse(UpdateDocument, body) };
}

/** Every update with its editor data, the last edited first, at most `limit`. */
export async function listStoredUpdates(db: Db, limit: number): Promise<StoredUpdate[]> {
  const rows = await db.selectFrom('updates').select(columns).orderBy('edited_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(read);
}

export async function findStoredUpdate(db: Db, id: number): Promise<StoredUpdate | undefined> {
  const row = await db.selectFrom('updates').select(columns).where('id', '=', id).executeTakeFirst();
  return row && read(row);
}

/** The same, with its row locked against other editors until this transaction ends. */
export async function findStoredUpdateForUpdate(db: Db, id: number): Promise<StoredUpdate | undefined> {
  const row = await db.selectFrom('updates').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && read(row);
}

/** Scheduled updates that are due and that nobody else is publishing right now. */
export async function listDueUpdatesForUpdate(db: Db, now: Date): Promise<StoredUpdate[]> {
  const rows = await db
    .selectFrom('updates')
    .select(columns)
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(read);
}

export async function hasUpdates(db: Db): Promise<boolean> {
  return (await db.selectFrom('updates').select('id').limit(1).execute()).length > 0;
}

/** The id of the update with this address. */
export async function findUpdateIdByUrl(db: Db, url: string): Promise<number | undefined> {
  return (await db.selectFrom('updates').select('id').where('url', '=', url).executeTakeFirst())?.id;
}

/** Inserts an update and returns its id; undefined if its address is taken. */
export async function insertUpdate(db: Db, document: UpdateDocument, now: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('updates')
    .values({ url: document.url, version: 1, body: JSON.stringify(document), created_at: now, edited_at: now })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateDocument(db: Db, id: number, version: number, document: UpdateDocument, now: Date): Promise<void> {
  await db
    .updateTable('updates')
    .set({ url: document.url, version, body: JSON.stringify(document), edited_at: now })
    .where('id', '=', id)
    .execute();
}

export async function updateSchedule(db: Db, id: number, publishAt: Date | null, isWaived: boolean): Promise<void> {
  await db
    .updateTable('updates')
    .set({ state: publishAt ? 'scheduled' : 'draft', publish_at: publishAt, is_waived: isWaived })
    .where('id', '=', id)
    .execute();
}

type Published = { shown: ShownUpdate; version: number; publishedAt: Date; correctedAt: Date | null; isWaived: boolean };

/** Makes a version the published one. */
export async function updatePublished(
  db: Db,
  id: number,
  { shown, version, publishedAt, correctedAt, isWaived }: Published,
): Promise<void> {
  await db
    .updateTable('updates')
    .set({
      state: 'published',
      publish_at: null,
      shown: JSON.stringify(shown),
      shown_version: version,
      published_at: publishedAt,
      corrected_at: correctedAt,
      is_waived: isWaived,
    })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('update_heroes').where('update_id', '=', id).execute();
  await sql`insert into update_heroes (hero, update_id, body)
    select distinct on (hero) hero, ${id}, body
    from jsonb_to_recordset(${JSON.stringify(shown.heroes.map((hero) => ({ hero: hero.name, body: hero })))}::jsonb) as changed (hero text, body jsonb)`.execute(
    db,
  );
}
