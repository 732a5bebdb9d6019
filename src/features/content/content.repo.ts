import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { Refusal } from '#lib/refusals.ts';
import type { Db } from '#platform/database.ts';
import { ContentSet } from './content-set.contract.ts';
import { setOf } from './revision.rules.ts';
import { findRevision, listEntities } from './revisions.repo.ts';
import type { Revision } from './revision.contract.ts';

const MOST_SETS = 3;
/** Whole sets by digest: the same content is the same set in every revision and database. */
const known = new LRUCache<string, Promise<ContentSet>>({ max: MOST_SETS });

export type Content = ContentSet & { revision: Revision };

/**
 * The content of a revision, by default of the last one. It is read and checked once per process and content; what is
 * asked each time is only which revision stands, so a publish counts from its commit on in every process. Throws
 * Refusal revisionNotFound, and unavailable when nothing was ever published.
 */
export async function readContent(db: Db, asOf?: number): Promise<Content> {
  const revision = await findRevision(db, asOf);
  if (!revision) throw new Refusal(asOf === undefined ? 'unavailable' : 'revisionNotFound');
  let set = known.get(revision.digest);
  if (!set) {
    set = loadSet(db, revision.id);
    known.set(revision.digest, set);
    set.then(undefined, () => known.delete(revision.digest));
  }
  return { ...(await set), revision };
}

async function loadSet(db: Db, revision: number): Promise<ContentSet> {
  return v.parse(ContentSet, setOf(await listEntities(db, revision)));
}
