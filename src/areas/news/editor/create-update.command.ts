import * as v from 'valibot';
import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { reservedUrls, UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { listContentChanges } from '#areas/wiki/content/revisions.repo.ts';
import { itemName, itemsByName } from '#areas/wiki/items/items.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { draftOfChanges } from './content-draft.rules.ts';
import { findUpdateIdByUrl, insertUpdate } from './update-documents.repo.ts';
import { insertVersion } from './update-versions.repo.ts';

type Begin = { url: string; revisions?: { from: number; to: number } | undefined; author: string; now: Date };

async function draftOfRevisions(db: Db, { from, to }: { from: number; to: number }) {
  const items = itemsByName(await readContent(db));
  return draftOfChanges(await listContentChanges(db, from, to), (luaName) => itemName(items.get(luaName) ?? { luaName }));
}

/**
 * Begins a draft: empty, or with a line for every difference between two revisions of the content. Throws Refusal updateUrlTaken,
 * revisionNotFound.
 */
export async function beginDraft(db: Db, { url, revisions, author, now }: Begin): Promise<number> {
  const drafted = revisions ? await draftOfRevisions(db, revisions) : { rows: { ru: '', en: '' }, items: [], heroes: [] };
  const document: UpdateDocument = {
    url,
    type: 'minor',
    name: { ru: '', en: '' },
    description: { ru: '', en: '' },
    ...drafted,
    outdated: {},
  };
  const source = revisions ? `revisions ${revisions.from} to ${revisions.to}` : undefined;
  return createUpdate(db, { document, author, source, now });
}

/** Whether an address belongs to another update or is reserved. */
export async function isUrlTaken(db: Db, url: string): Promise<boolean> {
  return reservedUrls.has(url) || (await findUpdateIdByUrl(db, url)) !== undefined;
}

type NewUpdate = { document: UpdateDocument; author: string; source?: string | undefined; now: Date };

/**
 * Creates a draft; `source` says what it was made from. Returns the update's number. Throws Refusal updateUrlTaken, and invalidInput for a
 * document that could not be opened again.
 */
export async function createUpdate(db: Db, { document, author, source, now }: NewUpdate): Promise<number> {
  const read = v.safeParse(UpdateDocument, { ...document, outdated: {} });
  if (!read.success) throw new Refusal('invalidInput', `${v.getDotPath(read.issues[0])} ${read.issues[0].message}`);
  const fresh = read.output;
  return inTransaction(db, async (transaction) => {
    const id = reservedUrls.has(fresh.url) ? undefined : await insertUpdate(transaction, fresh, now);
    if (id === undefined) throw new Refusal('updateUrlTaken');
    await insertVersion(transaction, id, fresh, { version: 1, author, isAutosave: false, source: source ?? null, savedAt: now });
    await insertAuditEntry(transaction, {
      author,
      action: 'create',
      subject: `update:${id}`,
      detail: { url: fresh.url, source },
      at: now,
    });
    return id;
  });
}
