import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { checkContent } from './check-content.service.ts';
import type { ContentSet } from './content-set.contract.ts';
import { digestOfSet, publishContent } from './publish-content.command.ts';
import type { Revision } from './revision.contract.ts';
import { deleteOldDrafts, findDraft, insertDraft } from './revisions.repo.ts';

const MOST_DRAFTS = 20;

type NewDraft = { content: ContentSet; author: string; source: string; now: Date };

/** Keeps content aside, to be looked at and published later; nobody sees it until then. The number of the draft. */
export function keepDraft(db: Db, { content, author, source, now }: NewDraft): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const id = await insertDraft(transaction, { digest: digestOfSet(content), author, source, createdAt: now, body: content });
    await deleteOldDrafts(transaction, MOST_DRAFTS);
    await insertAuditEntry(transaction, { author, action: 'keep draft', subject: `content-draft:${id}`, detail: { source }, at: now });
    return id;
  });
}

/** Publishes a draft as it was kept. Throws Refusal revisionNotFound when there is no such draft, and wrongContent. */
export async function publishDraft(db: Db, id: number, author: string, now: Date): Promise<{ revision: Revision; isNew: boolean }> {
  const draft = await findDraft(db, id);
  if (!draft) throw new Refusal('revisionNotFound');
  const { content } = checkContent(draft.body);
  if (!content) throw new Refusal('wrongContent');
  return publishContent(db, { content, author, source: draft.source, now });
}
