import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { listTargets } from '#areas/news/announcements/list-channels.service.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction } from '#db/pool.ts';
import { makePublic } from './publish-update.command.ts';
import { findUntranslated, inWords, isNameless } from './translations.rules.ts';
import { listDueUpdatesForUpdate, updateSchedule } from './update-documents.repo.ts';

const AUTHOR = 'schedule';

/**
 * Publishes scheduled updates that are due, in their current version; only one of several workers publishes each. An update that became
 * untranslated or nameless meanwhile becomes a draft again.
 */
export async function publishDueUpdates({ db, config, log, now }: Deps): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const update of await listDueUpdatesForUpdate(transaction, now())) {
      const { id, isWaived, document, publishAt } = update;
      const untranslated = isNameless(document) ? ['name is missing'] : isWaived ? [] : findUntranslated(document).map(inWords);
      if (untranslated.length > 0) {
        await updateSchedule(transaction, id, null, false);
        await insertAuditEntry(transaction, {
          author: AUTHOR,
          action: 'hold',
          subject: `update:${id}`,
          detail: { untranslated },
          at: now(),
        });
        log.warn({ update: document.url }, 'a scheduled update lacks a name or translations and is a draft again');
        continue;
      }
      const targets = listTargets(config.announce);
      await makePublic(transaction, update, {
        author: AUTHOR,
        isWaived,
        now: now(),
        targets,
        ...(publishAt ? { publishedAt: publishAt } : {}),
      });
      log.info({ update: document.url }, 'a scheduled update is published');
    }
  });
}
