import type { Db } from '#db/pool.ts';
import type { ContentSet } from './content-set.contract.ts';
import { readContent } from './content.repo.ts';
import { lossOf } from './loss.rules.ts';
import { findRevision } from './revisions.repo.ts';

/** What publishing the set would remove from the current content, a line each; empty if nothing was ever published. */
export async function findLoss(db: Db, set: ContentSet): Promise<string[]> {
  return (await findRevision(db)) ? lossOf(await readContent(db), set, true) : [];
}
