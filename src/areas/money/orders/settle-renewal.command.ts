import { grantPlusUntil, reversePlus } from '#areas/core/wallet/grant-goods.command.ts';
import { findWallet, listEntitlements, lockWallet } from '#areas/core/wallet/wallet.repo.ts';
import { timesOf } from '#areas/core/wallet/wallet.rules.ts';
import type { Db } from '#db/pool.ts';
import { deleteNotice, insertNotice, type NewNotice } from './notices.repo.ts';
import { orderTypes } from './order.rules.ts';
import type { StoredOrder } from './orders.repo.ts';
import type { Snapshot } from './payment-port.contract.ts';
import { findRenewalForUpdate, updateRenewal, upsertRenewal, type StoredRenewal } from './renewals.repo.ts';
import { afterDecline, GRACE, graceCause, isAnnouncedAnew, NO_ANSWER, renewalKey, unsureGrace } from './renewals.rules.ts';

/** Starts the renewal after an order that asked for it was paid with a card that may be charged again. */
export async function startRenewal(transaction: Db, order: StoredOrder, method: Snapshot['method'], at: Date): Promise<void> {
  const { playerId } = order;
  if (!order.isRenewing || playerId === null || order.renewalKey !== null || !method) return;
  const { plusExpiresAt } = await findWallet(transaction, playerId);
  await upsertRenewal(transaction, {
    playerId,
    productId: order.productId,
    months: order.productAmount,
    currency: order.currency,
    amountMinor: order.amountMinor,
    email: order.email,
    provider: order.provider,
    methodRef: method.ref,
    methodTitle: method.title,
    cardEndsAt: method.cardEndsAt,
    status: 'active',
    periodEndsAt: plusExpiresAt ?? at,
    nextTryAt: null,
    tries: 0,
    announcedAt: null,
    decline: null,
    startedAt: at,
    endedAt: null,
  });
}

/**
 * Ends a running grace when a player's own subscription is paid, by a charge or by hand, whether its renewal goes on or not. It is taken
 * back before the months are granted, so that they begin where they would without it.
 */
export async function takeBackGrace(transaction: Db, { playerId, type, productName }: StoredOrder, at: Date): Promise<void> {
  if (playerId === null || type !== orderTypes.default || productName !== 'dota_plus') return;
  await lockWallet(transaction, playerId);
  const given = await listEntitlements(transaction, playerId);
  const times = timesOf(given);
  for (const { cause, reason } of given)
    if (reason === GRACE && (times.get(cause)?.endsAt ?? at) > at) await reversePlus(transaction, playerId, cause, at);
}

/**
 * A renewal was paid and its months are granted: the next period begins, even if it was stopped meanwhile and may be resumed. A renewal
 * that has failed since stays failed, as its player was told; they still get a notice of what the late money was for.
 */
export async function settlePaidRenewal(transaction: Db, order: StoredOrder, at: Date): Promise<void> {
  const renewal = await renewalOf(transaction, order, ['active', 'stopped', 'failed']);
  if (!renewal) return;
  const { plusExpiresAt } = await findWallet(transaction, renewal.playerId);
  const periodEndsAt = plusExpiresAt ?? at;
  const next = { periodEndsAt, nextTryAt: null, tries: 0, announcedAt: null, decline: null };
  await updateRenewal(transaction, renewal.playerId, { ...renewal, ...next });
  // The money came in late: the notice that the charge failed, if there was one, goes.
  await deleteNotice(transaction, renewal.playerId, `order:${order.id}`);
  await tell(transaction, order, renewal, 'renewal_done', { at: periodEndsAt.getTime() }, at);
}

/** A charge has no known outcome yet: the subscription goes on as it does after a decline, without a notice. */
export async function bridgeUnsureCharge(transaction: Db, { playerId, periodEndsAt }: StoredRenewal, at: Date): Promise<void> {
  const until = unsureGrace({ periodEndsAt }, at);
  if (until) await grantPlusUntil(transaction, { playerId, cause: graceCause(periodEndsAt), reason: GRACE }, until, at);
}

/**
 * The charge that a renewal waits for was declined: it is retried during the grace, or the renewal ends. The decline of an earlier charge
 * changes nothing.
 */
export async function settleDeclinedRenewal(transaction: Db, order: StoredOrder, decline: string, at: Date): Promise<void> {
  const renewal = await renewalOf(transaction, order);
  if (!renewal || order.renewalKey !== renewalKey(renewal)) return;
  const tries = renewal.tries + 1;
  const after = afterDecline({ tries, periodEndsAt: renewal.periodEndsAt }, decline, at);
  const isEnd = after.kind === 'end';
  await updateRenewal(transaction, renewal.playerId, {
    ...renewal,
    tries,
    decline,
    status: isEnd ? 'failed' : 'active',
    nextTryAt: isEnd ? null : after.nextTryAt,
    endedAt: isEnd ? at : null,
  });
  if (isEnd) return tell(transaction, order, renewal, 'renewal_failed', { decline }, at);
  const cause = { playerId: renewal.playerId, cause: graceCause(renewal.periodEndsAt), reason: GRACE };
  await grantPlusUntil(transaction, cause, after.graceUntil, at);
  await tell(transaction, order, renewal, 'renewal_late', { decline, at: after.nextTryAt.getTime() }, at);
}

/**
 * The due charge had already been made, when the renewal was stopped or put off, and failed: it counts as this try, and the next one is due
 * instead, or none. If its money was refunded before it was booked, the renewal ends as after any refund.
 */
export async function settleSpentTry(transaction: Db, order: StoredOrder, renewal: StoredRenewal, at: Date): Promise<void> {
  if (order.status === 'refunded') return endWithRefund(transaction, renewal, at);
  const tries = renewal.tries + 1;
  // It may have been declined because of another card.
  if (afterDecline({ ...renewal, tries }, NO_ANSWER, at).kind === 'again') {
    const anew = isAnnouncedAnew(renewal, at) ? { announcedAt: null, nextTryAt: null } : {};
    return updateRenewal(transaction, renewal.playerId, { ...renewal, tries, ...anew });
  }
  const decline = order.decline ?? NO_ANSWER;
  await updateRenewal(transaction, renewal.playerId, { ...renewal, tries, decline, status: 'failed', nextTryAt: null, endedAt: at });
  await tell(transaction, order, renewal, 'renewal_failed', { decline }, at);
}

/**
 * Money of an order was refunded. If the order started the renewal or was made by it, the renewal ends; any other renewal moves back with
 * the subscription's end.
 */
export async function settleRefundedRenewal(transaction: Db, order: StoredOrder, playerId: number, at: Date): Promise<void> {
  const renewal = await findRenewalForUpdate(transaction, playerId, ['active', 'stopped']);
  if (!renewal) return;
  if (!isOrderOf(renewal, order)) return moveRenewalBack(transaction, playerId);
  return endWithRefund(transaction, renewal, at);
}

/**
 * Whether an order started a renewal or was made by it. An order that asked for another renewal, but whose card was not saved, did neither.
 */
function isOrderOf({ playerId, startedAt }: StoredRenewal, order: StoredOrder): boolean {
  if (!order.isRenewing || order.playerId !== playerId || order.paidAt === null) return false;
  return order.renewalKey === null ? order.paidAt.getTime() === startedAt.getTime() : order.paidAt >= startedAt;
}

/** Ends its period too, whatever other time still runs, so that it cannot be resumed. */
function endWithRefund(transaction: Db, renewal: StoredRenewal, at: Date): Promise<void> {
  return updateRenewal(transaction, renewal.playerId, { ...renewal, status: 'stopped', periodEndsAt: at, nextTryAt: null, endedAt: at });
}

/** After a player's time was taken back, the next charge moves back with the end of the subscription, so that there is no gap before it. */
export async function moveRenewalBack(transaction: Db, playerId: number): Promise<void> {
  const renewal = await findRenewalForUpdate(transaction, playerId, ['active', 'stopped']);
  const { plusExpiresAt } = await findWallet(transaction, playerId);
  if (!renewal || renewal.tries > 0 || plusExpiresAt === null || plusExpiresAt >= renewal.periodEndsAt) return;
  await updateRenewal(transaction, playerId, { ...renewal, periodEndsAt: plusExpiresAt, announcedAt: null, nextTryAt: null });
}

async function renewalOf(
  transaction: Db,
  order: StoredOrder,
  statuses?: readonly StoredRenewal['status'][],
): Promise<StoredRenewal | undefined> {
  if (order.renewalKey === null || order.playerId === null) return undefined;
  await lockWallet(transaction, order.playerId);
  return findRenewalForUpdate(transaction, order.playerId, statuses);
}

function tell(
  transaction: Db,
  order: StoredOrder,
  { playerId, methodTitle, amountMinor, currency, months }: StoredRenewal,
  kind: NewNotice['kind'],
  facts: NewNotice['facts'],
  at: Date,
): Promise<void> {
  const all = { productName: 'dota_plus', amount: months, price: amountMinor, currency, method: methodTitle, ...facts } as const;
  return insertNotice(transaction, { playerId, cause: `order:${order.id}`, kind, facts: all }, at);
}
