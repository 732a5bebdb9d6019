import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { AnnouncementTarget } from '#areas/news/announcements/announcement.contract.ts';
import { insertAnnouncements, updateReopened, updateWantedVersion } from '#areas/news/announcements/announcements.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { compileUpdate } from './compile-update.service.ts';
import { findUntranslated, inWords, isNameless } from './translations.rules.ts';
import { findStoredUpdateForUpdate, updatePublished, updateSchedule, type StoredUpdate } from './update-documents.repo.ts';

type Input = { id: number; version: number; author: string; isWaived: boolean; now: Date };
export type Publish = Input & {
  /** The targets of its announcement. */
  targets: readonly AnnouncementTarget[];
};

/**
 * Publishes the version that an editor reviewed, for the first time or as a correction. Its announcements are written in the same
 * transaction and sent after it. Throws Refusal updateNotFound, updateChanged, updateUnchanged, updateNameless, and updateUntranslated
 * unless that is waived.
 */
export function publishUpdate(db: Db, { id, version, author, isWaived, now, targets }: Publish): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const stored = await takeVersion(transaction, { id, version, isWaived });
    await makePublic(transaction, stored, { author, isWaived, now, targets });
  });
}

/** Schedules a draft's publication. Throws the same, and scheduleInPast, updatePublished. */
export function scheduleUpdate(db: Db, { id, version, author, isWaived, now, at }: Input & { at: Date }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (at.getTime() <= now.getTime()) throw new Refusal('scheduleInPast');
    const stored = await takeVersion(transaction, { id, version, isWaived });
    if (stored.state === 'published') throw new Refusal('updatePublished');
    await updateSchedule(transaction, id, at, isWaived);
    if (isWaived) await noteWaiver(transaction, stored, author, now);
    const detail = { version, at: at.toISOString() };
    await insertAuditEntry(transaction, { author, action: 'schedule', subject: `update:${id}`, detail, at: now });
  });
}

/** Makes a scheduled update a draft again; a draft stays one. Throws Refusal updateNotFound, updatePublished. */
export function unscheduleUpdate(db: Db, { id, author, now }: { id: number; author: string; now: Date }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const stored = await findStoredUpdateForUpdate(transaction, id);
    if (!stored) throw new Refusal('updateNotFound');
    if (stored.state === 'published') throw new Refusal('updatePublished');
    if (stored.state === 'draft') return;
    await updateSchedule(transaction, id, null, false);
    await insertAuditEntry(transaction, { author, action: 'unschedule', subject: `update:${id}`, at: now });
  });
}

async function takeVersion(db: Db, { id, version, isWaived }: { id: number; version: number; isWaived: boolean }): Promise<StoredUpdate> {
  const stored = await findStoredUpdateForUpdate(db, id);
  if (!stored) throw new Refusal('updateNotFound');
  if (stored.version !== version) throw new Refusal('updateChanged');
  if (stored.shownVersion === version) throw new Refusal('updateUnchanged');
  if (isNameless(stored.document)) throw new Refusal('updateNameless');
  const [first] = isWaived ? [] : findUntranslated(stored.document);
  if (first) throw new Refusal('updateUntranslated', inWords(first));
  return stored;
}

type Making = Pick<Publish, 'author' | 'isWaived' | 'now' | 'targets'> & { publishedAt?: Date };

/** Publishes the stored version, in the transaction that locked it. */
export async function makePublic(
  db: Db,
  stored: StoredUpdate,
  { author, isWaived, now, targets, publishedAt = now }: Making,
): Promise<void> {
  const { id, version, state } = stored;
  const isCorrection = state === 'published' && stored.publishedAt !== null;
  const { shown } = compileUpdate(stored.document);
  await updatePublished(db, id, {
    shown,
    version,
    isWaived,
    publishedAt: stored.publishedAt ?? publishedAt,
    correctedAt: isCorrection ? now : null,
  });
  // Before the announcements: senders lock both in this order, too.
  await updateReopened(db, targets);
  // A correction edits the sent announcement; an update that was never announced stays so.
  if (isCorrection) await updateWantedVersion(db, id, version, now);
  else await insertAnnouncements(db, id, targets, version, now);
  if (isWaived) await noteWaiver(db, stored, author, now);
  await insertAuditEntry(db, {
    author,
    action: isCorrection ? 'correct' : 'publish',
    subject: `update:${id}`,
    detail: { version },
    at: now,
  });
  await announceChange(db, [tag.updates]);
}

/** Notes the waived obstacles; nothing if there were none. */
async function noteWaiver(db: Db, { id, version, document }: StoredUpdate, author: string, now: Date): Promise<void> {
  const untranslated = findUntranslated(document).map(inWords);
  if (untranslated.length > 0)
    await insertAuditEntry(db, { author, action: 'waive', subject: `update:${id}`, detail: { version, untranslated }, at: now });
}
