import type { Deps } from '#db/deps.ts';
import type { Announcement } from './announcement.contract.ts';
import { sendAnnouncements } from './send-announcements.command.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { paths } from '#contract/paths.ts';
import type { Language } from '#lib/words.ts';
import { announcementOf } from './announcement-words.rules.ts';
import { updateViewOf } from '#areas/news/updates/update-view.rules.ts';
import { findPublishedUpdateById } from '#areas/news/updates/updates.repo.ts';

/** Announces what the outbox holds, in the words of the updates as readers see them now. */
export function announceUpdates(deps: Deps): Promise<void> {
  return sendAnnouncements(deps, (id, language) => describeUpdate(deps, id, language));
}

async function describeUpdate({ db, config }: Deps, id: number, language: Language): Promise<Announcement | undefined> {
  const update = await findPublishedUpdateById(db, id);
  if (!update) return undefined;
  const view = updateViewOf(update, update.shown, await readContent(db), language);
  return announcementOf(view, config.origin, paths.update.to({ url: update.url }), language);
}
