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
 * Erases what orders say of a person, in the transaction that erases the account: e-mail, messages, the saved card, notices.
 * The orders and the books stay, without it; nothing is charged any more.
 */
export async function forgetBuyer(transaction: Db, playerId: number): Promise<void> {
  await eraseSenders(transaction, playerId);
  await eraseBuyer(transaction, playerId);
  await deleteRenewal(transaction, playerId);
  await deleteNotices(transaction, playerId);
}

/**
 * Gives the money of an order back and takes exactly what it granted. The money goes first; asked again after a crash, the
 * provider gives it back once. Throws Refusal notRefundable, or paymentUnavailable when nobody can tell: then ask again.
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
    // What is refused now may have gone back before: the payment says so.
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

/** Notes who wants it before any money moves: whatever is lost afterwards, the order and the audit log tell, and the payment is asked for. */
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
