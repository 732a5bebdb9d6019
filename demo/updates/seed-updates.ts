import { createUpdate } from '#areas/news/editor/create-update.command.ts';
import { publishUpdate } from '#areas/news/editor/publish-update.command.ts';
import { saveUpdate } from '#areas/news/editor/save-update.command.ts';
import { hasUpdates } from '#areas/news/editor/update-documents.repo.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { largeUpdate } from './large-update.ts';
import { documentOf, noonBefore, type DemoUpdate } from './lines.ts';
import { smallUpdates } from './small-updates.ts';

const AUTHOR = 'the demo season';
/** Which update was corrected, and how many hours after it came out. */
const corrected = { url: 'autumn-siege', hours: 5 };

export const demoUpdates: DemoUpdate[] = [largeUpdate, ...smallUpdates].toSorted((one, other) => other.daysAgo - one.daysAgo);

/** Publishes the demo's updates on their days before `now`, announced to nobody; does nothing where there are updates. */
export async function seedUpdates(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (await hasUpdates(transaction)) return;
    for (const update of demoUpdates) {
      const at = noonBefore(now, update.daysAgo);
      const document = documentOf(update);
      const id = await createUpdate(transaction, { document, author: AUTHOR, now: at });
      const publish = { id, author: AUTHOR, isWaived: false, targets: [] };
      await publishUpdate(transaction, { ...publish, version: 1, now: at });
      if (update.url !== corrected.url) continue;
      const later = new Date(at.getTime() + corrected.hours * 3_600_000);
      const rows = { ru: document.rows.ru.replace('2900', '2850'), en: document.rows.en.replace('2900', '2850') };
      await saveUpdate(transaction, { id, baseVersion: 1, document: { ...document, rows }, author: AUTHOR, isAutosave: false, now: later });
      await publishUpdate(transaction, { ...publish, version: 2, now: later });
    }
  });
}
