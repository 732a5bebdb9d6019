import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { isUrlTaken } from './create-update.command.ts';
import { isSameButMarks, isSameDocument, outdatedAfter } from './translations.rules.ts';
import { findStoredUpdateForUpdate, updateDocument, type StoredUpdate } from './update-documents.repo.ts';
import { deleteVersion, findDocumentBefore, findLastVersion, insertVersion } from './update-versions.repo.ts';

/** Autosaves of one editor within this time are one version of the history. */
const AUTOSAVES_MERGE_MS = 10 * MINUTE_MS;

export type Save = { id: number; baseVersion: number; document: UpdateDocument; author: string; isAutosave: boolean; now: Date };
/** `isSaved` false: somebody saved meanwhile; `version` and `document` are the current ones, written by `author`. */
export type Saved = { isSaved: boolean; version: number; document: UpdateDocument; author: string; savedAt: Date };

/**
 * Saves an editor's text based on `baseVersion`. If another version is current by now, nothing is overwritten and that one is returned; if
 * it has the same text, it counts as saved, because the editor's own answer was lost. A forbidden address fails the save with Refusal
 * updateUrlTaken or updateUrlFixed; an autosave keeps the old address and saves the rest. Throws Refusal updateNotFound.
 */
export function saveUpdate(db: Db, { id, baseVersion, document, author, isAutosave, now }: Save): Promise<Saved> {
  return inTransaction(db, async (transaction) => {
    const stored = await findStoredUpdateForUpdate(transaction, id);
    if (!stored) throw new Refusal('updateNotFound');
    const last = await findLastVersion(transaction, id);
    const standing = { version: stored.version, document: stored.document, author: last?.author ?? '', savedAt: last?.savedAt ?? now };
    if (stored.version !== baseVersion) return { isSaved: isSameButMarks(stored.document, document), ...standing };
    const refused = await findUrlRefusal(transaction, stored, document.url);
    if (refused && !isAutosave) throw new Refusal(refused);
    const isFollowing =
      isAutosave &&
      last?.isAutosave === true &&
      last.author === author &&
      last.version !== stored.shownVersion &&
      now.getTime() - last.savedAt.getTime() < AUTOSAVES_MERGE_MS;
    const begun = isFollowing ? await findDocumentBefore(transaction, id, last.version) : undefined;
    const next = {
      ...document,
      url: refused ? stored.document.url : document.url,
      outdated: outdatedAfter({ saved: stored.document, begun: begun ?? stored.document }, document),
    };
    if (isSameDocument(stored.document, next)) return { isSaved: true, ...standing };

    const version = stored.version + 1;
    if (isFollowing) await deleteVersion(transaction, id, last.version);
    await updateDocument(transaction, id, version, next, now);
    await insertVersion(transaction, id, next, { version, author, isAutosave, source: null, savedAt: isFollowing ? last.savedAt : now });
    if (!isFollowing)
      await insertAuditEntry(transaction, { author, action: 'save', subject: `update:${id}`, detail: { version }, at: now });
    return { isSaved: true, version, document: next, author, savedAt: now };
  });
}

async function findUrlRefusal(db: Db, stored: StoredUpdate, url: string): Promise<'updateUrlFixed' | 'updateUrlTaken' | undefined> {
  if (url === stored.document.url) return undefined;
  if (stored.state === 'published') return 'updateUrlFixed';
  return (await isUrlTaken(db, url)) ? 'updateUrlTaken' : undefined;
}
