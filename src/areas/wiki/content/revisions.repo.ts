import { sql, type Db } from '#db/database.ts';
import type { EntityKind, Revision } from './revision.contract.ts';
import type { Entity } from './revision.rules.ts';

export type StoredEntity = Entity & { digest: string };
export type EntityDigest = { kind: EntityKind; key: string; digest: string };

/** Keeps every other publish waiting until this transaction ends. */
export async function lockContent(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(db);
}

/** A revision, by default the last one. */
export async function findRevision(db: Db, id?: number): Promise<Revision | undefined> {
  const rows = await selectRevisions(db, 1, id);
  return rows.find((row) => id === undefined || row.id === id);
}

/** Revisions, the newest first, at most `limit`; from `upTo` backwards. */
export function listRevisions(db: Db, limit: number, upTo?: number): Promise<Revision[]> {
  return selectRevisions(db, limit, upTo);
}

function selectRevisions(db: Db, limit: number, upTo?: number): Promise<Revision[]> {
  return db
    .selectFrom('content_revisions')
    .select(['id', 'digest', 'author', 'source', 'restores', 'added', 'changed', 'removed', 'published_at as publishedAt'])
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What stands at a revision, in the order of kind and key. */
export function listEntities(db: Db, revision: number): Promise<StoredEntity[]> {
  return standingAt(db, revision).select(['kind', 'key', 'digest', 'body']).orderBy('kind').orderBy('key').execute();
}

/** The same without the bodies. */
export function listEntityDigests(db: Db, revision: number): Promise<EntityDigest[]> {
  return standingAt(db, revision).select(['kind', 'key', 'digest']).execute();
}

function standingAt(db: Db, revision: number) {
  return db
    .selectFrom('content_entities')
    .where('valid_from', '<=', revision)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', revision)]));
}

export async function insertRevision(db: Db, revision: Revision): Promise<void> {
  const { publishedAt, ...row } = revision;
  await db
    .insertInto('content_revisions')
    .values({ ...row, published_at: publishedAt })
    .execute();
}

/** Ends what stands of these entities at a revision: they count until it, not in it. */
export async function endEntities(db: Db, entities: readonly { kind: EntityKind; key: string }[], revision: number): Promise<void> {
  if (entities.length === 0) return;
  await sql`update content_entities set valid_until = ${revision}
    from jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as gone (kind text, key text)
    where content_entities.kind = gone.kind and content_entities.key = gone.key and valid_until is null`.execute(db);
}

/** Adds entities that stand from a revision on. */
export async function insertEntities(db: Db, entities: readonly StoredEntity[], revision: number): Promise<void> {
  if (entities.length === 0) return;
  await sql`insert into content_entities (kind, key, valid_from, digest, body)
    select kind, key, ${revision}, digest, body
    from jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as fresh (kind text, key text, digest text, body jsonb)`.execute(db);
}
