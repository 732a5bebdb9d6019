import type { Db } from '#db/database.ts';

export type Draft = { id: number; digest: string; author: string; source: string; createdAt: Date };

/** Drafts, the newest first. */
export function listDrafts(db: Db, limit: number): Promise<Draft[]> {
  return db
    .selectFrom('content_drafts')
    .select(['id', 'digest', 'author', 'source', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The whole content of a draft, as it was kept. */
export async function findDraft(db: Db, id: number): Promise<(Draft & { body: unknown }) | undefined> {
  return db
    .selectFrom('content_drafts')
    .select(['id', 'digest', 'author', 'source', 'created_at as createdAt', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps a draft; the number it has from now on. */
export async function insertDraft(db: Db, draft: Omit<Draft, 'id'> & { body: unknown }): Promise<number> {
  const { createdAt, body, ...row } = draft;
  const { id } = await db
    .insertInto('content_drafts')
    .values({ ...row, body: JSON.stringify(body), created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets all but the newest drafts. */
export async function deleteOldDrafts(db: Db, kept: number): Promise<void> {
  await db
    .deleteFrom('content_drafts')
    .where('id', 'not in', (eb) => eb.selectFrom('content_drafts').select('id').orderBy('id', 'desc').limit(kept))
    .execute();
}
