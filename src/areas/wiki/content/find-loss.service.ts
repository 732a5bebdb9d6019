import type { Db } from '#db/pool.ts';
import type { ContentSet } from './content-set.contract.ts';
import { readContent } from './content.repo.ts';
import { lossOf } from './loss.rules.ts';
import { findRevision } from './revisions.repo.ts';

/** What a publish of the set would take away from what stands, a line each; none where nothing was ever published. */
export async function findLoss(db: Db, set: ContentSet): Promise<string[]> {
  return (await findRevision(db)) ? lossOf(await readContent(db), set, true) : [];
}
