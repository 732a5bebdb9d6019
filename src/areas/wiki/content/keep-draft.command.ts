import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { checkContent } from './check-content.service.ts';
import type { ContentSet } from './content-set.contract.ts';
import { findLoss } from './find-loss.service.ts';
import { digestOfSet, publishContent } from './publish-content.command.ts';
import type { Revision } from './revision.contract.ts';
import { deleteOldDrafts, findDraft, insertDraft } from './revisions.repo.ts';

const MOST_DRAFTS = 20;

type NewDraft = { content: ContentSet; author: string; source: string; now: Date };

/** Stores content as a draft, to be reviewed and published later; nobody sees it until then. Returns the draft's number. */
export function keepDraft(db: Db, { content, author, source, now }: NewDraft): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const id = await insertDraft(transaction, { digest: digestOfSet(content), author, source, createdAt: now, body: content });
    await deleteOldDrafts(transaction, MOST_DRAFTS);
    await insertAuditEntry(transaction, { author, action: 'keep draft', subject: `content-draft:${id}`, detail: { source }, at: now });
    return id;
  });
}

type PublishedDraft = { author: string; acceptsLoss: boolean; now: Date };

/**
 * Publishes a draft as it was stored. If it would remove much and that is not accepted, nothing changes and the loss is returned. Throws
 * Refusal revisionNotFound if there is no such draft, and wrongContent.
 */
export async function publishDraft(
  db: Db,
  id: number,
  { author, acceptsLoss, now }: PublishedDraft,
): Promise<{ revision: Revision; isNew: boolean } | { loss: string[] }> {
  const draft = await findDraft(db, id);
  if (!draft) throw new Refusal('revisionNotFound');
  const { content } = checkContent(draft.body);
  if (!content) throw new Refusal('wrongContent');
  const loss = acceptsLoss ? [] : await findLoss(db, content);
  if (loss.length > 0) return { loss };
  return publishContent(db, { content, author, source: draft.source, now });
}
