import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import type { Changes } from '#db/notify.ts';
import type { Db } from '#db/pool.ts';
import { ContentSet } from './content-set.contract.ts';
import type { Revision } from './revision.contract.ts';
import { setOf } from './revision.rules.ts';
import { findRevision, listEntities } from './revisions.repo.ts';

const MOST_SETS = 3;
/** Whole sets by digest: equal content is the same set in every revision and database. */
const known = new LRUCache<string, Promise<ContentSet>>({ max: MOST_SETS });

/** The last revisions of databases that notify us of changes, until the next publish; undefined while it must be fetched. */
const standing = new Map<Db, Promise<Revision | undefined> | undefined>();

/** From now on a database's last revision is fetched once per published change, not by every reader. */
export function subscribeToRevisions(db: Db, changes: Changes): void {
  standing.set(db, undefined);
  changes.listen((tags) => {
    if (typeof tags === 'string' || tags.includes(tag.content)) standing.set(db, undefined);
  });
}

export type Content = ContentSet & { revision: Revision };

/**
 * The content of a revision, by default the last one. It is read and checked once per process and content. The current revision is fetched
 * each time or, with notifications, after each publish: caches of it are cleared at the same moment. Throws Refusal revisionNotFound, and
 * unavailable if nothing was ever published.
 */
export async function readContent(db: Db, asOf?: number): Promise<Content> {
  const revision = await (asOf === undefined ? lastRevision(db) : findRevision(db, asOf));
  if (!revision) throw new Refusal(asOf === undefined ? 'unavailable' : 'revisionNotFound');
  let set = known.get(revision.digest);
  if (!set) {
    set = loadSet(db, revision.id);
    known.set(revision.digest, set);
    set.then(undefined, () => known.delete(revision.digest));
  }
  return { ...(await set), revision };
}

function lastRevision(db: Db): Promise<Revision | undefined> {
  if (!standing.has(db)) return findRevision(db);
  let asked = standing.get(db);
  if (!asked) {
    asked = findRevision(db);
    standing.set(db, asked);
    asked.then(undefined, () => standing.set(db, undefined));
  }
  return asked;
}

async function loadSet(db: Db, revision: number): Promise<ContentSet> {
  return v.parse(ContentSet, setOf(await listEntities(db, revision)));
}
