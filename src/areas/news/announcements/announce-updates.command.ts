import { updateViewOf } from '#areas/news/updates/update-view.rules.ts';
import { findPublishedUpdateById } from '#areas/news/updates/updates.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { paths } from '#contract/paths.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { digestOf } from '#services/secrets.ts';
import type { Announcement, Delivery, Place } from './announcement.contract.ts';
import { discordEmbed, retrySeconds, telegramText, announcementOf } from './announcement.rules.ts';
import {
  claimAnnouncement,
  hasDueAnnouncements,
  updateDisabled,
  updateReadyAt,
  updateSent,
  updateUnsent,
  type Claimed,
} from './announcements.repo.ts';
import { sendToDiscord } from './discord.provider.ts';
import { listChannels } from './list-channels.service.ts';
import { sendToTelegram } from './telegram.provider.ts';

/** Sends the announcements in the outbox, with the texts of the updates as readers see them now. */
export function announceUpdates(deps: Deps): Promise<void> {
  return sendAnnouncements(deps, (id, language) => describeUpdate(deps, id, language));
}

async function describeUpdate({ db, config }: Deps, id: number, language: Language): Promise<Announcement | undefined> {
  const update = await findPublishedUpdateById(db, id);
  if (!update) return undefined;
  const view = updateViewOf(update, update.shown, await readContent(db), language);
  return announcementOf(view, config.origin, paths.update.to({ url: update.url }), language);
}

/** The text of an update's announcement; undefined if there is none. */
type Describe = (updateId: number, language: Language) => Promise<Announcement | undefined>;
/** Telegram allows 20 messages a minute in a channel, Discord 30: one in three seconds suits both. */
const GAP_SECONDS = 3;
const MOST_ATTEMPTS = 12;
/** The most tries of a message that may already have arrived, so that it is not posted again and again. */
const MOST_UNSURE = 3;
const UNSURE_PAUSE_SECONDS = 600;

/** Sends the configured places what the outbox holds for them, one message each, as fast as each allows. */
async function sendAnnouncements(deps: Deps, describe: Describe): Promise<void> {
  const places = listChannels(deps.config.announce);
  if (places.length === 0 || !(await hasDueAnnouncements(deps.db, deps.now()))) return;
  await Promise.all(places.map((place) => sendNext(deps, describe, place)));
}

async function sendNext({ db, config, log, now }: Deps, describe: Describe, place: Place): Promise<void> {
  const { target } = place;
  const digest = digestOf(place.kind === 'telegram' ? `${place.secret} ${place.chat}` : place.secret);
  const claimed = await inTransaction(db, (transaction) =>
    claimAnnouncement(transaction, { target, digest, gapSeconds: GAP_SECONDS, now: now() }),
  );
  if (!claimed) return;
  const delivery = await deliver(describe, place, claimed, config.origin);
  await inTransaction(db, (transaction) => note(transaction, place, claimed, delivery, now()));
  if (delivery.kind !== 'sent') log.warn({ target, update: claimed.updateId, ...delivery }, 'an announcement was not sent');
}

async function deliver(describe: Describe, place: Place, { updateId, messageId }: Claimed, origin: string): Promise<Delivery> {
  const said = await describe(updateId, place.language);
  if (!said) return { kind: 'dropped', reason: 'the update is not published' };
  if (place.kind === 'discord') return sendToDiscord(place, discordEmbed(said), messageId, origin);
  return sendToTelegram(place, { html: telegramText(said), plain: telegramText(said, true), preview: said.link }, messageId);
}

async function note(db: Db, { target }: Place, claimed: Claimed, delivery: Delivery, now: Date): Promise<void> {
  const key = { updateId: claimed.updateId, target };
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const unsent = (problem: string, nextAt: Date | null, isCounted = true) =>
    updateUnsent(db, key, claimed.version, { problem, nextAt, isCounted }, now);
  switch (delivery.kind) {
    case 'sent':
      return updateSent(db, key, claimed.version, delivery.messageId, now);
    case 'wait':
      await updateReadyAt(db, target, later(delivery.seconds));
      return unsent('asked to wait', later(delivery.seconds), false);
    case 'closed':
      await updateDisabled(db, target, delivery.reason);
      // Due at once if the place gets another address, or is reopened. The message certainly did not arrive, so this does not count as a
      // try.
      return unsent(delivery.reason, now, false);
    case 'dropped':
      return unsent(delivery.reason, null);
    case 'failed':
    case 'unknown': {
      const seconds = pauseAfter(delivery.kind, claimed);
      return unsent(delivery.reason, seconds === undefined ? null : later(seconds));
    }
  }
}

/** The seconds until a message is retried; undefined after too many tries. An edit may safely be repeated. */
function pauseAfter(kind: 'failed' | 'unknown', { attempts, messageId }: Claimed): number | undefined {
  if (kind === 'unknown' && messageId === null) return attempts < MOST_UNSURE ? UNSURE_PAUSE_SECONDS : undefined;
  return attempts < MOST_ATTEMPTS ? retrySeconds(attempts) : undefined;
}
