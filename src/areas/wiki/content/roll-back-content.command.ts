import type { Db } from '#db/database.ts';
import { readContent } from './content.repo.ts';
import { publishContent } from './publish-content.command.ts';
import type { Revision } from './revision.contract.ts';

type RollBack = { to: number; author: string; now: Date };

/**
 * Brings back the content of an older revision as a new one; nothing of the history goes. Throws Refusal
 * revisionNotFound.
 */
export async function rollBackContent(db: Db, { to, author, now }: RollBack): Promise<{ revision: Revision; isNew: boolean }> {
  const { revision, ...content } = await readContent(db, to);
  return publishContent(db, { content, author, source: `back to revision ${revision.id}`, restores: revision.id, now });
}
