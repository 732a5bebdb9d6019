import { listContentChanges } from '#areas/wiki/content/content-diff.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { itemName, itemsByName } from '#areas/wiki/items/items.rules.ts';
import type { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import type { Db } from '#db/database.ts';
import { draftOfChanges } from './content-draft.rules.ts';
import { createUpdate } from './create-update.command.ts';

type Begin = { url: string; revisions?: { from: number; to: number } | undefined; author: string; now: Date };

async function draftOfRevisions(db: Db, { from, to }: { from: number; to: number }) {
  const items = itemsByName(await readContent(db));
  return draftOfChanges(await listContentChanges(db, from, to), (luaName, language) =>
    itemName(items.get(luaName) ?? { luaName }, language),
  );
}

/** Begins a draft: empty, or with a line for everything that two revisions of the content differ in. Throws Refusal updateUrlTaken, revisionNotFound. */
export async function beginDraft(db: Db, { url, revisions, author, now }: Begin): Promise<number> {
  const drafted = revisions ? await draftOfRevisions(db, revisions) : { items: [], heroes: [] };
  const document: UpdateDocument = {
    url,
    type: 'minor',
    name: { ru: '', en: '' },
    description: { ru: '', en: '' },
    rows: { ru: '', en: '' },
    ...drafted,
    outdated: {},
  };
  const source = revisions ? `revisions ${revisions.from} to ${revisions.to}` : undefined;
  return createUpdate(db, { document, author, source, now });
}
