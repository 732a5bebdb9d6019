import { listPublishedUpdates } from '#areas/news/updates/updates.repo.ts';
import type { Revision } from '#areas/wiki/content/revision.contract.ts';
import { findRevision, listVersionsBetween } from '#areas/wiki/content/revisions.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/pool.ts';
import type { ContentDifference } from './content-changes.contract.ts';
import { datedChangesOf } from './entity-history.rules.ts';
import { MOST_UPDATES, noteFor } from './notes.rules.ts';

/**
 * The differences between two revisions, each value with the update that mentioned it; `from` 0 is before the first. Throws Refusal
 * revisionNotFound.
 */
export async function readDifference(db: Db, from: number, to: number): Promise<ContentDifference> {
  const [earlier, later, versions, updates] = await Promise.all([
    from === 0 ? null : findRevision(db, from),
    findRevision(db, to),
    listVersionsBetween(db, from, to),
    listPublishedUpdates(db, MOST_UPDATES, 0),
  ]);
  if (earlier === undefined || !later || from > to) throw new Refusal('revisionNotFound');
  const oldestFirst = updates.toReversed();
  const byEntity = Map.groupBy(versions, ({ kind, key }) => `${kind} ${key}`);
  return {
    from: earlier && shown(earlier),
    to: shown(later),
    entities: [...byEntity.values()].flatMap((own) => {
      const [first] = own;
      const values = datedChangesOf(own, from, to);
      if (!first || values.length === 0) return [];
      const { kind, key } = first;
      const whole = values.find(({ path }) => path === '');
      const change = !whole ? ('changed' as const) : whole.before === null ? ('added' as const) : ('removed' as const);
      const told = values.map(({ firstAt, nextAt, ...value }) => ({
        ...value,
        note: noteFor(oldestFirst, { kind, key, path: value.path, firstAt, nextAt }),
      }));
      return [{ kind, key, change, values: told }];
    }),
  };
}

function shown({ id, publishedAt }: Revision) {
  return { id, publishedAt: publishedAt.toISOString() };
}
