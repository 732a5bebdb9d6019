import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { deleteNotices, eraseSenders } from './notices.repo.ts';
import { countRefusedRefunds } from './order-history.repo.ts';
import { isGranted, nextCheck, refundKey } from './order.rules.ts';
import { eraseBuyer, findOrderForUpdate, type StoredOrder } from './orders.repo.ts';
import { cardProvider } from './place-order.command.ts';
import { deleteRenewal } from './renewals.repo.ts';
import { change, settleOrder, takeBack } from './settle-order.command.ts';

/**
 * Erases a person's data from orders, in the transaction that erases the account: e-mail, messages, the saved card, notices. Orders and
 * bookings stay without it; nothing is charged any more.
 */
export async function forgetBuyer(transaction: Db, playerId: number): Promise<void> {
  await eraseSenders(transaction, playerId);
  await eraseBuyer(transaction, playerId);
  await deleteRenewal(transaction, playerId);
  await deleteNotices(transaction, playerId);
}

/**
 * Refunds an order and takes back exactly what it granted. The money goes first; if the request is repeated after a crash, the provider
 * refunds it once. Throws Refusal orderNotFound, notRefundable, or paymentUnavailable if the outcome is unknown: then try again.
 */
export async function refundOrder(deps: Deps, orderId: number, actorId: number): Promise<StoredOrder> {
  const { db, config, now } = deps;
  const provider = cardProvider(deps);
  const order = await askForRefund(db, orderId, actorId, now());
  const refunded = await provider.refund({
    paymentId: order.paymentId,
    key: refundKey(order, await countRefusedRefunds(db, orderId)),
    currency: order.currency,
    amountMinor: order.amountMinor,
  });
  if (refunded.kind === 'unknown') throw new Refusal('paymentUnavailable');
  if (refunded.kind === 'refused') {
    // A refund that is refused now may have been made before: the payment tells.
    const fetched = await provider.fetch(order.paymentId);
    if (fetched.kind === 'unknown') throw new Refusal('paymentUnavailable');
    if (fetched.kind === 'found') await settleOrder(db, config.codeKey, orderId, fetched.snapshot, now());
  }
  return inTransaction(db, async (transaction) => {
    const held = await findOrderForUpdate(transaction, orderId);
    if (!held) throw new Refusal('orderNotFound');
    if (held.status === 'refunded') return held;
    if (refunded.kind === 'done') return takeBack(transaction, held, actorId, now());
    return change(transaction, { ...held, nextCheckAt: null }, 'refund refused', refunded.reason.slice(0, 200), now(), actorId);
  });
}

/** Notes the author before any money moves: if anything is lost later, order and audit log show it, and the payment is checked. */
function askForRefund(db: Db, orderId: number, actorId: number, at: Date): Promise<StoredOrder & { paymentId: string }> {
  return inTransaction(db, async (transaction) => {
    const order = await findOrderForUpdate(transaction, orderId);
    if (!order) throw new Refusal('orderNotFound');
    const { status, paymentId, paidAt, amountMinor, currency } = order;
    if (!isGranted(status, paidAt) || paymentId === null) throw new Refusal('notRefundable');
    const asked = await change(transaction, { ...order, checks: 0, nextCheckAt: nextCheck(0, at) }, 'refund asked', null, at, actorId);
    const detail = { amountMinor, currency };
    await insertAuditEntry(transaction, { author: String(actorId), action: 'refund', subject: `order:${orderId}`, detail, at });
    return { ...asked, paymentId };
  });
}
