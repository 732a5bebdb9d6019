import { Refusal } from '#contract/refusals.ts';
import { sql, type Db } from '#db/pool.ts';
import type { HeroContent } from './hero-content.contract.ts';
import type { EntityKind, EntityVersion, Revision, EntityChange } from './revision.contract.ts';
import { type Entity, changesOf } from './revision.rules.ts';

/**
 * The differences between two revisions, entity by entity and value by value; `from` 0 is before the first one. An added or removed entity
 * has one value, its whole body. Throws Refusal revisionNotFound.
 */
export async function listContentChanges(db: Db, from: number, to: number): Promise<EntityChange[]> {
  for (const id of [from, to]) if (id !== 0 && !(await findRevision(db, id))) throw new Refusal('revisionNotFound');
  return diffOf(await listEntities(db, from), await listEntities(db, to));
}

/** The same for two sets of entities, such as a draft and the current content. */
function diffOf(before: readonly Entity[], after: readonly Entity[]): EntityChange[] {
  const name = ({ kind, key }: Entity) => `${kind} ${key}`;
  const old = new Map(before.map((entity) => [name(entity), entity]));
  const fresh = new Map(after.map((entity) => [name(entity), entity]));
  return [...new Map([...old, ...fresh]).values()].flatMap((entity): EntityChange[] => {
    const [was, is] = [old.get(name(entity)), fresh.get(name(entity))];
    const values = changesOf(was?.body, is?.body);
    const change = !was ? 'added' : !is ? 'removed' : 'changed';
    return values.length === 0 ? [] : [{ kind: entity.kind, key: entity.key, change, values }];
  });
}

const versions = sql`select e.kind, e.key, e.body, e.valid_from as "from", f.published_at as "fromAt",
    e.valid_until as until, u.published_at as "untilAt"
  from content_entities e join content_revisions f on f.id = e.valid_from left join content_revisions u on u.id = e.valid_until`;

/**
 * For every entity that was added, changed or removed after one revision and up to another: its versions from the first of them on, in
 * order.
 */
export async function listVersionsBetween(db: Db, from: number, to: number): Promise<EntityVersion[]> {
  const { rows } = await sql<EntityVersion>`${versions} where (e.valid_until is null or e.valid_until > ${from}) and exists (
      select from content_entities c where c.kind = e.kind and c.key = e.key
        and ((c.valid_from > ${from} and c.valid_from <= ${to}) or (c.valid_until > ${from} and c.valid_until <= ${to})))
    order by e.kind, e.key, e.valid_from`.execute(db);
  return rows;
}

/** Every version of one entity, in order. */
export async function listVersionsOf(db: Db, kind: EntityKind, key: string): Promise<EntityVersion[]> {
  const { rows } = await sql<EntityVersion>`${versions} where e.kind = ${kind} and e.key = ${key} order by e.valid_from`.execute(db);
  return rows;
}

type KnownHero = Pick<HeroContent, 'name' | 'addedOn' | 'title'>;

/** Every hero that was ever in the content: its last title, and the day on which it was added to the game, if known. */
export async function listKnownHeroes(db: Db): Promise<KnownHero[]> {
  const { rows } = await sql<{ hero: KnownHero }>`select distinct on (key) jsonb_strip_nulls(
      jsonb_build_object('name', key, 'addedOn', body -> 'addedOn', 'title', body -> 'title')) as hero
    from content_entities where kind = 'hero' order by key, valid_from desc`.execute(db);
  return rows.map(({ hero }) => hero);
}

/** When each current entity of a kind was last changed. */
export async function listChangeTimes(db: Db, kind: EntityKind): Promise<Map<string, Date>> {
  const { rows } = await sql<{ key: string; at: Date }>`select e.key, r.published_at as at
    from content_entities e join content_revisions r on r.id = e.valid_from where e.kind = ${kind} and e.valid_until is null`.execute(db);
  return new Map(rows.map(({ key, at }) => [key, at]));
}

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

/** The whole content of a draft, as it was stored. */
export async function findDraft(db: Db, id: number): Promise<(Draft & { body: unknown }) | undefined> {
  return db
    .selectFrom('content_drafts')
    .select(['id', 'digest', 'author', 'source', 'created_at as createdAt', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores a draft and returns its new number. */
export async function insertDraft(db: Db, draft: Omit<Draft, 'id'> & { body: unknown }): Promise<number> {
  const { createdAt, body, ...row } = draft;
  const { id } = await db
    .insertInto('content_drafts')
    .values({ ...row, body: JSON.stringify(body), created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes all but the newest drafts. */
export async function deleteOldDrafts(db: Db, kept: number): Promise<void> {
  await db
    .deleteFrom('content_drafts')
    .where('id', 'not in', (eb) => eb.selectFrom('content_drafts').select('id').orderBy('id', 'desc').limit(kept))
    .execute();
}

export type StoredEntity = Entity & { digest: string };
export type EntityDigest = { kind: EntityKind; key: string; digest: string };

/** Makes every other publish wait until this transaction ends. */
export async function lockContent(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(db);
}

/** A revision, by default the last one. */
export async function findRevision(db: Db, id?: number): Promise<Revision | undefined> {
  const rows = await listRevisions(db, 1, id);
  return rows.find((row) => id === undefined || row.id === id);
}

/** Revisions, the newest first, at most `limit`; from `upTo` backwards. */
export function listRevisions(db: Db, limit: number, upTo?: number): Promise<Revision[]> {
  return db
    .selectFrom('content_revisions')
    .select(['id', 'digest', 'author', 'source', 'restores', 'added', 'changed', 'removed', 'published_at as publishedAt'])
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The entities of a revision, by kind and key. */
export function listEntities(db: Db, revision: number): Promise<StoredEntity[]> {
  return standingAt(db, revision).select(['kind', 'key', 'digest', 'body']).orderBy('kind').orderBy('key').execute();
}

/** The revision since which each entity of a revision is unchanged, by its key. */
export async function listStandingSince(db: Db, revision: number): Promise<Map<string, number>> {
  const rows = await standingAt(db, revision).select(['key', 'valid_from as since']).execute();
  return new Map(rows.map(({ key, since }) => [key, since]));
}

/** The entities of a revision without their bodies, in any order. */
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

/** Ends these current entities at a revision: they are valid before it, not in it. */
export async function endEntities(db: Db, entities: readonly { kind: EntityKind; key: string }[], revision: number): Promise<void> {
  if (entities.length === 0) return;
  await sql`update content_entities set valid_until = ${revision}
    from jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as gone (kind text, key text)
    where content_entities.kind = gone.kind and content_entities.key = gone.key and valid_until is null`.execute(db);
}

/** Adds entities that are valid from a revision on. */
export async function insertEntities(db: Db, entities: readonly StoredEntity[], revision: number): Promise<void> {
  if (entities.length === 0) return;
  await sql`insert into content_entities (kind, key, valid_from, digest, body)
    select kind, key, ${revision}, digest, body
    from jsonb_to_recordset(${JSON.stringify(entities)}::jsonb) as fresh (kind text, key text, digest text, body jsonb)`.execute(db);
}
