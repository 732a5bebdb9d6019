import type { Caller } from '#contract/caller.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { digestOf } from '#services/secrets.ts';
import { requireOwnOrder } from './order-key.service.ts';
import { isCheckedRecently, isOpen, nextCheck } from './order.rules.ts';
import {
  findOrder,
  findOrderForUpdate,
  findOrderOfPayment,
  listDueOrders,
  updateOrderChecked,
  updateOrderLooked,
  upsertNotification,
  type StoredOrder,
} from './orders.repo.ts';
import type { Fetched } from './payment-port.contract.ts';
import { cardProvider, openPayment } from './place-order.command.ts';
import { findLastingExpiry } from './renew-subscriptions.command.ts';
import { findRenewal, type StoredRenewal } from './renewals.repo.ts';
import { NO_ANSWER, renewalKey } from './renewals.rules.ts';
import { change, settleOrder } from './settle-order.command.ts';
import { settleDeclinedRenewal } from './settle-renewal.command.ts';

/**
 * The provider remembers a key for a day; after that, the same key would make a second payment. Its list of payments still tells whether
 * one exists.
 */
const KEY_GOOD_MS = 20 * HOUR_MS;
const AT_ONCE = 50;
/** How often an order that is over is checked, over some days, in case money comes in or goes back without a notification. */
const MOST_CHECKS = 16;

/** Asks the provider for the state of an order, applies it, and expires the order when its time is over. Returns the updated order. */
export async function refreshOrder(deps: Deps, orderId: number): Promise<StoredOrder> {
  const { db, now } = deps;
  const order = await findOrder(db, orderId);
  if (!order) throw new Refusal('orderNotFound');
  // Schedules the next check before anything can fail.
  const isForgotten = !isOpen(order.status) && order.checks >= MOST_CHECKS;
  await updateOrderChecked(db, orderId, isForgotten ? null : nextCheck(order.checks, now()), now());
  return askFor(deps, order);
}

async function askFor(deps: Deps, order: StoredOrder): Promise<StoredOrder> {
  const isKnown = order.paymentId === null ? await openAgain(deps, order) : await follow(deps, order.id, order.paymentId);
  return isKnown ? giveUpWhenOver(deps.db, order.id, deps.now()) : order;
}

async function follow(deps: Deps, orderId: number, paymentId: string): Promise<boolean> {
  return settleFound(deps, orderId, await cardProvider(deps).fetch(paymentId));
}

async function settleFound({ db, config, now }: Deps, orderId: number, fetched: Fetched): Promise<boolean> {
  if (fetched.kind === 'found') await settleOrder(db, config.codeKey, orderId, fetched.snapshot, now());
  return fetched.kind !== 'unknown';
}

/**
 * For an order without a payment id: the answer with the id was lost, or the request itself. Returns whether we now know if there is a
 * payment.
 */
async function openAgain(deps: Deps, order: StoredOrder): Promise<boolean> {
  if (order.status !== 'created') return true;
  const provider = cardProvider(deps);
  const isKeyGood = deps.now().getTime() - order.createdAt.getTime() < KEY_GOOD_MS;
  const renewal = order.renewalKey === null || order.playerId === null ? undefined : await findRenewal(deps.db, order.playerId);
  return isKeyGood && (await isStillDue(deps.db, order, renewal))
    ? (await openPayment(deps, provider, order, renewal?.methodRef)) !== undefined
    : settleFound(deps, order.id, await provider.find(order.id, order.createdAt));
}

/**
 * Whether an order must still be paid. The order of a renewal that has ended, was agreed anew with another card or was paid by hand is not
 * charged any more, but it may have been.
 */
async function isStillDue(db: Db, order: StoredOrder, renewal: StoredRenewal | undefined): Promise<boolean> {
  if (order.renewalKey === null) return true;
  if (!renewal || renewal.startedAt > order.createdAt || order.renewalKey !== renewalKey(renewal)) return false;
  const expiry = await findLastingExpiry(db, renewal);
  return expiry === null || expiry <= renewal.periodEndsAt;
}

/** Expires an order whose time is over; money that still comes in counts all the same. */
function giveUpWhenOver(db: Db, orderId: number, at: Date): Promise<StoredOrder> {
  return inTransaction(db, async (transaction) => {
    const order = await findOrderForUpdate(transaction, orderId);
    if (!order) throw new Refusal('orderNotFound');
    if (!isOpen(order.status) || order.expiresAt > at || (order.renewalKey !== null && order.paymentId !== null)) return order;
    await settleDeclinedRenewal(transaction, order, NO_ANSWER, at);
    const nextCheckAt = order.paymentId === null ? null : nextCheck(order.checks, at);
    return change(transaction, { ...order, status: 'expired', nextCheckAt }, 'expired', null, at);
  });
}

/** The same for a waiting buyer, at most every few seconds; the automatic checks keep their schedule. */
export async function checkOwnOrder(deps: Deps, caller: Caller | undefined, orderId: number, key?: string): Promise<StoredOrder> {
  const order = requireOwnOrder(await findOrder(deps.db, orderId), caller, key);
  if (!isOpen(order.status) || isCheckedRecently(order.updatedAt, deps.now())) return order;
  await updateOrderLooked(deps.db, orderId, deps.now());
  return askFor(deps, order);
}

/**
 * The buyer cancels an order. Money that still comes in counts all the same; an order that is over stays as it is. Throws Refusal
 * orderNotFound, also for the order of a renewal.
 */
export function cancelOwnOrder({ db, now }: Deps, playerId: number, orderId: number): Promise<StoredOrder> {
  return inTransaction(db, async (transaction) => {
    const order = await findOrderForUpdate(transaction, orderId);
    if (!order || order.playerId !== playerId || order.renewalKey !== null) throw new Refusal('orderNotFound');
    if (!isOpen(order.status)) return order;
    const nextCheckAt = order.paymentId === null ? null : nextCheck(order.checks, now());
    return change(transaction, { ...order, status: 'expired', nextCheckAt }, 'given up', null, now(), playerId);
  });
}

/**
 * Treats a notification as a hint: asks the provider about the order it names, if it is ours. Anybody may send one, so it is stored only if
 * the provider knows the payment, and only with the fields that were read. Throws Refusal paymentUnavailable if the provider does not
 * answer, so that the notification is sent again.
 */
export async function handleNotification(deps: Deps, body: string): Promise<void> {
  const { db, config, now } = deps;
  if (config.yookassa.shopId === undefined) return;
  const provider = cardProvider(deps);
  const hint = provider.readNotification(body);
  const order =
    hint &&
    ((await findOrderOfPayment(db, hint.paymentId)) ?? (hint.orderId === undefined ? undefined : await findOrder(db, hint.orderId)));
  if (!hint || !order || (order.paymentId !== null && order.paymentId !== hint.paymentId)) return;
  const fetched = await provider.fetch(hint.paymentId);
  if (fetched.kind === 'unknown') throw new Refusal('paymentUnavailable');
  if (fetched.kind === 'absent') return;
  const settled = await settleOrder(db, config.codeKey, order.id, fetched.snapshot, now());
  if (!settled) return;
  const { event, paymentId } = hint;
  const read = JSON.stringify({ event, paymentId });
  await upsertNotification(db, {
    provider: provider.name,
    digest: digestOf(read),
    event,
    paymentId,
    body: read,
    outcome: settled.verdict.kind,
    receivedAt: now(),
  });
}

/**
 * Checks the orders that are due, the longest due first, 50 at most: those without news, those that may be lost, those whose time is over.
 */
export async function reconcileOrders(deps: Deps): Promise<void> {
  for (const orderId of await listDueOrders(deps.db, deps.now(), AT_ONCE)) await refreshOrder(deps, orderId);
}
