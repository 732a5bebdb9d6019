import { readContent } from '#areas/wiki/content/content.repo.ts';
import { listStandingSince } from '#areas/wiki/content/revisions.repo.ts';
import type { Db } from '#db/pool.ts';

/**
 * The content of a revision, by default the last one, and the revision since which each of its entities is unchanged. Throws Refusal
 * revisionNotFound.
 */
export async function readAsOf(db: Db, asOf: number | undefined) {
  const content = await readContent(db, asOf);
  const { id, publishedAt } = content.revision;
  return { content, revision: { id, publishedAt: publishedAt.toISOString() }, since: await listStandingSince(db, id) };
}
