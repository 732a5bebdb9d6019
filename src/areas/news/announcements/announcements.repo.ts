import { sql, type Db } from '#db/pool.ts';
import type { AnnouncementTarget } from './announcement.contract.ts';

const LEASE_SECONDS = 60;

/** Reopens disabled targets: the place may have admitted us again meanwhile. */
export async function updateReopened(db: Db, targets: readonly AnnouncementTarget[]): Promise<void> {
  if (targets.length === 0) return;
  await db
    .updateTable('announcement_targets')
    .set({ disabled_reason: null })
    .where('target', 'in', targets)
    .where('disabled_reason', 'is not', null)
    .execute();
}

/** Puts an update into the outbox for these targets. */
export async function insertAnnouncements(
  db: Db,
  updateId: number,
  targets: readonly AnnouncementTarget[],
  version: number,
  now: Date,
): Promise<void> {
  if (targets.length === 0) return;
  await db
    .insertInto('announcements')
    .values(targets.map((target) => ({ update_id: updateId, target, wanted_version: version, next_at: now })))
    .execute();
}

/** Makes an update's announcements due for an edit, or for sending if they never arrived. */
export async function updateWantedVersion(db: Db, updateId: number, version: number, now: Date): Promise<void> {
  await db
    .updateTable('announcements')
    .set({ wanted_version: version, next_at: now, attempts: 0, problem: null })
    .where('update_id', '=', updateId)
    .execute();
}

export type Claimed = { updateId: number; version: number; messageId: string | null; attempts: number };

/**
 * Claims the next message for a target, if the target may get one now. Keeps the message from other senders for a minute, and the target
 * quiet for `gapSeconds`. `digest` identifies a target's address: a new address starts afresh.
 */
export async function claimAnnouncement(
  db: Db,
  { target, digest, gapSeconds, now }: { target: AnnouncementTarget; digest: string; gapSeconds: number; now: Date },
): Promise<Claimed | undefined> {
  await sql`insert into announcement_targets (target, address_digest, ready_at) values (${target}, ${digest}, ${now})
    on conflict (target) do update set address_digest = excluded.address_digest, ready_at = excluded.ready_at, disabled_reason = null
    where announcement_targets.address_digest <> excluded.address_digest`.execute(db);
  const { rows } = await sql<{ target: string }>`select target from announcement_targets
    where target = ${target} and ready_at <= ${now} and disabled_reason is null for update skip locked`.execute(db);
  if (rows.length === 0) return undefined;
  const found = await sql<Claimed>`update announcements set leased_until = ${secondsLater(now, LEASE_SECONDS)}, attempts = attempts + 1
    where (update_id, target) = (
      select update_id, target from announcements
      where target = ${target} and next_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by next_at, update_id limit 1 for update skip locked
    )
    returning update_id as "updateId", wanted_version as version, message_id as "messageId", attempts`.execute(db);
  const [claimed] = found.rows;
  if (claimed) await updateReadyAt(db, target, secondsLater(now, gapSeconds));
  return claimed;
}

/** Whether anything may be due for any target; called often, so it locks nothing. */
export async function hasDueAnnouncements(db: Db, now: Date): Promise<boolean> {
  const rows = await db.selectFrom('announcements').select('target').where('next_at', '<=', now).limit(1).execute();
  return rows.length > 0;
}

type Key = { updateId: number; target: AnnouncementTarget };

/** Notes that a version was sent; an update corrected meanwhile is due again. */
export async function updateSent(db: Db, { updateId, target }: Key, version: number, messageId: string, now: Date): Promise<void> {
  await sql`update announcements set sent_version = ${version}, message_id = ${messageId}, attempts = 0, problem = null, leased_until = null,
      next_at = case when wanted_version > ${version} then ${now}::timestamptz end
    where update_id = ${updateId} and target = ${target}`.execute(db);
}

type Unsent = { problem: string; nextAt: Date | null; isCounted: boolean };

/** Notes why a version was not sent, and when it is retried: never without `nextAt`; an update corrected meanwhile is due again. */
export async function updateUnsent(
  db: Db,
  { updateId, target }: Key,
  version: number,
  { problem, nextAt, isCounted }: Unsent,
  now: Date,
): Promise<void> {
  await sql`update announcements set problem = ${problem}, leased_until = null, attempts = greatest(0, attempts - ${isCounted ? 0 : 1}),
      next_at = case when wanted_version > ${version} then ${now}::timestamptz else ${nextAt}::timestamptz end
    where update_id = ${updateId} and target = ${target}`.execute(db);
}

/** Keeps a target quiet until this moment. */
export async function updateReadyAt(db: Db, target: AnnouncementTarget, readyAt: Date): Promise<void> {
  await db.updateTable('announcement_targets').set({ ready_at: readyAt }).where('target', '=', target).execute();
}

/** Disables a target until its address changes or something is published. */
export async function updateDisabled(db: Db, target: AnnouncementTarget, reason: string): Promise<void> {
  await db.updateTable('announcement_targets').set({ disabled_reason: reason }).where('target', '=', target).execute();
}

export type AnnouncementState = {
  target: AnnouncementTarget;
  wantedVersion: number;
  sentVersion: number | null;
  nextAt: Date | null;
  problem: string | null;
  disabledReason: string | null;
};

/** The places where an update was announced, and the outcomes. */
export async function listAnnouncements(db: Db, updateId: number): Promise<AnnouncementState[]> {
  const { rows } = await sql<AnnouncementState>`select a.target, a.wanted_version as "wantedVersion", a.sent_version as "sentVersion",
      a.next_at as "nextAt", a.problem, t.disabled_reason as "disabledReason"
    from announcements a left join announcement_targets t on t.target = a.target
    where a.update_id = ${updateId} order by a.target`.execute(db);
  return rows;
}

function secondsLater(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
