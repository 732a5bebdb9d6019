import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { stableJson } from '#lib/stable-json.ts';
import { digestOf } from '#services/secrets.ts';
import { checkContent, isChecked } from './check-content.service.ts';
import type { ContentSet } from './content-set.contract.ts';
import { readContent } from './content.repo.ts';
import { inOrder } from './content.rules.ts';
import type { Revision } from './revision.contract.ts';
import { entitiesOf } from './revision.rules.ts';
import {
  endEntities,
  findRevision,
  insertEntities,
  insertRevision,
  listEntityDigests,
  lockContent,
  type StoredEntity,
} from './revisions.repo.ts';

type RollBack = { to: number; author: string; now: Date };

/** Publishes the content of an older revision as a new one; the history stays complete. Throws Refusal revisionNotFound. */
export async function rollBackContent(db: Db, { to, author, now }: RollBack): Promise<{ revision: Revision; isNew: boolean }> {
  const { revision, ...content } = await readContent(db, to);
  return publishContent(db, { content, author, source: `back to revision ${revision.id}`, restores: revision.id, now });
}

/** Tags of everything that shows content. */
const contentTags = [tag.content, tag.heroes, tag.items];

export type Publish = {
  content: ContentSet;
  /** The author: a player id, or the command. */
  author: string;
  /** Where the content comes from, in words. */
  source: string;
  /** The revision that this one restores. */
  restores?: number | undefined;
  now: Date;
};

/**
 * Makes a whole set the current content, as a new revision of the differences, in one transaction. A set equal to the current content
 * changes nothing: it returns the current revision with `isNew` false. Throws Refusal wrongContent.
 */
export async function publishContent(
  db: Db,
  { content, author, source, restores, now }: Publish,
): Promise<{ revision: Revision; isNew: boolean }> {
  const { content: checked, problems } = isChecked(content) ? { content, problems: [] } : checkContent(content);
  if (!checked)
    throw new Refusal(
      'wrongContent',
      problems
        .slice(0, 5)
        .map((each) => `${each.key} ${each.path} ${each.message}`)
        .join('; '),
    );
  const fresh = entitiesOf(inOrder(checked)).map((entity): StoredEntity => ({ ...entity, digest: digestOf(stableJson(entity.body)) }));
  const digest = digestOfEntities(fresh);
  return inTransaction(db, async (transaction) => {
    await lockContent(transaction);
    const last = await findRevision(transaction);
    if (last?.digest === digest) return { revision: last, isNew: false };
    const standing = last ? await listEntityDigests(transaction, last.id) : [];
    const { gone, changed, added } = compare(standing, fresh);
    const revision: Revision = {
      id: (last?.id ?? 0) + 1,
      digest,
      author,
      source,
      restores: restores ?? null,
      added: added.length,
      changed: changed.length,
      removed: gone.length,
      publishedAt: now,
    };
    await insertRevision(transaction, revision);
    await endEntities(
      transaction,
      [...gone, ...changed].map(({ kind, key }) => ({ kind, key })),
      revision.id,
    );
    await insertEntities(transaction, [...added, ...changed], revision.id);
    const detail = { source, restores, added: added.length, changed: changed.length, removed: gone.length };
    await insertAuditEntry(transaction, {
      author,
      action: restores ? 'roll back content' : 'publish content',
      subject: `content:${revision.id}`,
      detail,
      at: now,
    });
    await announceChange(transaction, contentTags);
    return { revision, isNew: true };
  });
}

/** The digest of a whole set, whatever its order. */
export function digestOfSet(set: ContentSet): string {
  return digestOfEntities(entitiesOf(inOrder(set)).map((entity) => ({ ...entity, digest: digestOf(stableJson(entity.body)) })));
}

/** How many heroes, general talents, items and shelves publishing the set would add, change and remove. */
export type Differences = { added: number; changed: number; removed: number };

/** What publishing the set would change; read-only. */
export async function differencesOf(db: Db, set: ContentSet): Promise<Differences> {
  const last = await findRevision(db);
  const fresh = entitiesOf(inOrder(set)).map((entity) => ({ ...entity, digest: digestOf(stableJson(entity.body)) }));
  const { gone, changed, added } = compare(last ? await listEntityDigests(db, last.id) : [], fresh);
  return { added: added.length, changed: changed.length, removed: gone.length };
}

function digestOfEntities(entities: readonly StoredEntity[]): string {
  return digestOf(entities.map(({ kind, key, digest }) => `${kind} ${key} ${digest}`).join('\n'));
}

type Known = { kind: string; key: string; digest: string };

function compare<T extends Known>(standing: readonly T[], fresh: readonly StoredEntity[]) {
  const name = ({ kind, key }: Known) => `${kind} ${key}`;
  const old = new Map(standing.map((each) => [name(each), each.digest]));
  const present = new Set(fresh.map(name));
  return {
    gone: standing.filter((each) => !present.has(name(each))),
    added: fresh.filter((each) => !old.has(name(each))),
    changed: fresh.filter((each) => old.has(name(each)) && old.get(name(each)) !== each.digest),
  };
}
