import { insertAct } from '#areas/core/audit-log/acts.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/database.ts';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { findUpdateIdByUrl, insertUpdate } from './update-documents.repo.ts';
import { insertVersion } from './update-versions.repo.ts';

type NewUpdate = { document: UpdateDocument; author: string; source?: string | undefined; now: Date };

/** Begins a draft; `source` says what it was made from. The number of the update. Throws Refusal updateUrlTaken. */
export function createUpdate(db: Db, { document, author, source, now }: NewUpdate): Promise<number> {
  return inTransaction(db, async (transaction) => {
    if ((await findUpdateIdByUrl(transaction, document.url)) !== undefined) throw new Refusal('updateUrlTaken');
    const fresh = { ...document, outdated: {} };
    const id = await insertUpdate(transaction, fresh, now);
    await insertVersion(transaction, id, fresh, { version: 1, author, isAutosave: false, source: source ?? null, savedAt: now });
    await insertAct(transaction, { author, act: 'create', subject: `update:${id}`, detail: { url: document.url, source }, at: now });
    return id;
  });
}
