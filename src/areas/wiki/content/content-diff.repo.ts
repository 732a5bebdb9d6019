import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/database.ts';
import type { EntityChange } from './revision.contract.ts';
import { changesOf, type Entity } from './revision.rules.ts';
import { findRevision, listEntities } from './revisions.repo.ts';

/**
 * What differs between two revisions, entity by entity and value by value; `from` 0 is before the first one. An entity
 * that came or went has one value, the whole of it. Throws Refusal revisionNotFound.
 */
export async function listContentChanges(db: Db, from: number, to: number): Promise<EntityChange[]> {
  for (const id of [from, to]) if (id !== 0 && !(await findRevision(db, id))) throw new Refusal('revisionNotFound');
  return diffOf(await listEntities(db, from), await listEntities(db, to));
}

/** The same for two sets of entities, such as a draft against what stands. */
export function diffOf(before: readonly Entity[], after: readonly Entity[]): EntityChange[] {
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
