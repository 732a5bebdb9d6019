import { grantGoods, reverseGoods } from '#areas/core/wallet/grant-goods.command.ts';
import { insertGift, updateGiftRevoked } from '#areas/money/gifts/gifts.repo.ts';
import { makeOrderCode, revokeOrderCode } from '#areas/money/redeem-codes/make-codes.command.ts';
import { causeOf } from '#areas/money/redeem-codes/redeem-code.command.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { deleteNotice, insertNotice } from './notices.repo.ts';
import { findPublicName, findRefundAsker } from './order-history.repo.ts';
import { isForCode, isGranted, isOpen, judge, nextCheck, orderTypes, type Verdict } from './order.rules.ts';
import { findOrderForUpdate, insertEvent, insertMoney, listRecipients, updateOrder, type StoredOrder } from './orders.repo.ts';
import type { Snapshot } from './payment-port.contract.ts';
import { settleDeclinedRenewal, settlePaidRenewal, settleRefundedRenewal, startRenewal, takeBackGrace } from './settle-renewal.command.ts';

export type Settlement = { order: StoredOrder; verdict: Verdict };

/**
 * Applies the provider's state of a payment to its order. Granting, taking back and booking happen in the transaction that changes the
 * order's status; repeating it changes nothing. Undefined if there is no such order.
 */
export function settleOrder(
  db: Db,
  codeKey: string | undefined,
  orderId: number,
  payment: Snapshot,
  at: Date,
): Promise<Settlement | undefined> {
  return inTransaction(db, async (transaction) => {
    const order = await findOrderForUpdate(transaction, orderId);
    if (!order) return undefined;
    const verdict = judge(order, payment);
    const settled = await follow(transaction, codeKey, order, payment, verdict, at);
    return { order: settled, verdict };
  });
}

async function follow(
  transaction: Db,
  codeKey: string | undefined,
  order: StoredOrder,
  payment: Snapshot,
  verdict: Verdict,
  at: Date,
): Promise<StoredOrder> {
  const known = { ...order, paymentId: payment.paymentId, paymentUrl: payment.url ?? order.paymentUrl };
  switch (verdict.kind) {
    case 'foreign':
    case 'stay':
      return order;
    case 'open':
      return change(transaction, { ...known, status: 'pending', nextCheckAt: nextCheck(0, at) }, 'opened', null, at);
    case 'cancel':
      await settleDeclinedRenewal(transaction, order, verdict.decline, at);
      return change(
        transaction,
        { ...known, status: 'cancelled', decline: verdict.decline, nextCheckAt: null },
        'declined',
        verdict.decline,
        at,
      );
    case 'dispute':
      return change(transaction, { ...known, status: 'disputed', nextCheckAt: null }, 'disputed', verdict.reason, at);
    case 'pay': {
      await takeBackGrace(transaction, order, at);
      await grant(transaction, codeKey, order, at);
      await insertMoney(transaction, { ...moneyOf(order), kind: 'paid', amountMinor: order.amountMinor, bookedAt: at });
      await startRenewal(transaction, order, payment.method, at);
      await settlePaidRenewal(transaction, order, at);
      return change(
        transaction,
        { ...known, status: 'paid', paidAt: at, nextCheckAt: null, decline: null },
        'paid',
        payment.method?.title ?? null,
        at,
      );
    }
    case 'takeBack':
      return takeBack(transaction, known, await findRefundAsker(transaction, order.id), at);
  }
}

/**
 * Takes back what a held order granted, and books the money out. `actorId` is the admin who requested the refund, null if nobody of ours
 * did.
 */
export async function takeBack(transaction: Db, order: StoredOrder, actorId: number | null, at: Date): Promise<StoredOrder> {
  if (isGranted(order.status, order.paidAt)) {
    const losers = isForCode(order.type) ? await takeBackCode(transaction, order, at) : await takeBackGoods(transaction, order, at);
    for (const playerId of losers) await settleRefundedRenewal(transaction, order, playerId, at);
    await insertMoney(transaction, { ...moneyOf(order), kind: 'refunded', amountMinor: -order.amountMinor, bookedAt: at });
  }
  const detail = actorId === null ? 'refunded at the provider' : 'refunded by an admin';
  return change(transaction, { ...order, status: 'refunded', nextCheckAt: null }, 'refunded', detail, at, actorId);
}

/** Takes an order's goods back from its recipients, and returns them; a gift not taken yet is just revoked, and its notice deleted. */
async function takeBackGoods(transaction: Db, order: StoredOrder, at: Date): Promise<number[]> {
  // Always in the same order: two refunds that take from the same people cannot deadlock.
  const recipients = (await listRecipients(transaction, order.id)).toSorted((a, b) => a - b);
  for (const playerId of recipients) {
    const grantee = granteeOf(order, playerId);
    const isUntaken = order.type === orderTypes.gift && (await updateGiftRevoked(transaction, playerId, grantee.cause, at));
    if (isUntaken) await deleteNotice(transaction, playerId, grantee.cause);
    else await reverseGoods(transaction, grantee, goodsOf(order), at);
  }
  return recipients;
}

/** Revokes an unused code; a used one is taken back from the player who redeemed it, who is returned. */
async function takeBackCode(transaction: Db, order: StoredOrder, at: Date): Promise<number[]> {
  const code = await revokeOrderCode(transaction, order.id, at);
  if (!code || code.consumerId === null) return [];
  await reverseGoods(transaction, causeOf(code.consumerId, code.codeHash), goodsOf(order), at);
  return [code.consumerId];
}

async function grant(transaction: Db, codeKey: string | undefined, order: StoredOrder, at: Date): Promise<void> {
  if (isForCode(order.type)) {
    if (codeKey === undefined) throw new Error('a code was sold where there is no key for codes');
    const { productName, productAmount } = order;
    return makeOrderCode(transaction, codeKey, order.id, { productName, productAmount }, at);
  }
  const recipients = await listRecipients(transaction, order.id);
  if (recipients.length === 0) throw new Error('an order is for nobody');
  for (const playerId of recipients) {
    if (order.type === orderTypes.gift) await give(transaction, order, playerId, at);
    else await grantGoods(transaction, granteeOf(order, playerId), goodsOf(order), at);
  }
}

/** Adds a gift for a player, and its notice. */
async function give(transaction: Db, order: StoredOrder, playerId: number, at: Date): Promise<void> {
  await insertGift(transaction, {
    playerId,
    cause: `order:${order.id}`,
    productName: order.productName,
    productAmount: order.productAmount,
    senderId: order.playerId,
    isAnonymous: order.isAnonymous,
    message: order.giftMessage,
    givenAt: at,
  });
  const giver =
    order.isAnonymous || order.playerId === null ? { isAnonymous: true } : { from: await findPublicName(transaction, order.playerId) };
  const facts = { productName: order.productName, amount: order.productAmount, message: order.giftMessage, ...giver };
  await insertNotice(transaction, { playerId, cause: `order:${order.id}`, kind: 'gift', facts }, at);
}

/** Writes an order's new state, and adds the event to its history. */
export async function change(
  transaction: Db,
  order: StoredOrder,
  kind: string,
  detail: string | null,
  at: Date,
  actorId: number | null = null,
): Promise<StoredOrder> {
  const next = { ...order, updatedAt: at, paymentUrl: isOpen(order.status) ? order.paymentUrl : null };
  await updateOrder(transaction, order.id, next);
  await insertEvent(transaction, { orderId: order.id, at, kind, status: order.status, detail, actorId });
  return next;
}

function granteeOf(order: StoredOrder, playerId: number) {
  return { playerId, cause: `order:${order.id}`, account: 'sales' } as const;
}

function goodsOf({ productName, productAmount }: StoredOrder) {
  return { name: productName, amount: productAmount };
}

function moneyOf({ id, provider, currency }: StoredOrder) {
  return { orderId: id, provider, currency };
}
