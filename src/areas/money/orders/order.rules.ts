import { MINUTE_MS } from '#lib/durations.ts';
import type { OrderStatus } from './orders.contract.ts';
import type { Snapshot } from './payment-port.contract.ts';

/** What an order is for. Unknown values are stored as `promo`. */
export const orderTypes = { default: 0, coupon: 1, gift: 2, promo: 1000 } as const;
export type OrderType = (typeof orderTypes)[keyof typeof orderTypes];

export function readOrderType(type: number): OrderType {
  return Object.values(orderTypes).find((known) => known === type) ?? orderTypes.promo;
}

/** Whether an order buys a code, not goods for a player. */
export function isForCode(type: number): boolean {
  return type === orderTypes.coupon || type === orderTypes.promo;
}

/** The statuses that may follow each status. Late money counts: a cancelled order may still be paid. */
const followers: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['pending', 'paid', 'cancelled', 'expired', 'refunded', 'disputed'],
  pending: ['paid', 'cancelled', 'expired', 'refunded', 'disputed'],
  cancelled: ['paid', 'refunded', 'disputed'],
  expired: ['paid', 'cancelled', 'refunded', 'disputed'],
  paid: ['refunded', 'disputed'],
  disputed: ['paid', 'refunded'],
  refunded: [],
};

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return followers[from].includes(to);
}

/** Whether the buyer can still complete the payment. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'created' || status === 'pending';
}

/** Whether an order failed or was refunded; a disputed one may still be paid. */
export function isInVain(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'expired' || status === 'refunded';
}

/** Whether this order's goods are granted. */
export function isGranted(status: OrderStatus, paidAt: Date | null): boolean {
  return status === 'paid' || (status === 'disputed' && paidAt !== null);
}

/** Stays the same until a refund is refused: the provider repeats its answer for a known key, so money never goes back twice. */
export function refundKey({ providerKey }: { providerKey: string }, refused: number): string {
  return refused === 0 ? `refund-${providerKey}` : `refund-${providerKey}-${refused}`;
}

export type JudgedOrder = {
  id: number;
  status: OrderStatus;
  currency: string;
  amountMinor: number;
  paymentId: string | null;
  paidAt: Date | null;
};

export type Verdict =
  | { kind: 'stay' }
  | { kind: 'open' }
  | { kind: 'pay' }
  | { kind: 'cancel'; decline: string }
  | { kind: 'takeBack' }
  | { kind: 'dispute'; reason: string }
  /** The payment belongs to another order: nothing of ours changes. */
  | { kind: 'foreign' };

/** How an order follows its provider's state of a payment. */
export function judge(order: JudgedOrder, payment: Snapshot): Verdict {
  if (payment.orderId !== order.id || (order.paymentId !== null && order.paymentId !== payment.paymentId)) return { kind: 'foreign' };
  if (order.status === 'refunded' || (order.status === 'disputed' && payment.refundedMinor < payment.amountMinor)) return { kind: 'stay' };
  if (payment.status === 'pending') return order.status === 'created' ? { kind: 'open' } : { kind: 'stay' };
  if (payment.status === 'canceled')
    return mayFollow(order.status, 'cancelled') ? { kind: 'cancel', decline: payment.decline ?? 'general_decline' } : { kind: 'stay' };
  return judgePaid(order, payment);
}

function judgePaid(order: JudgedOrder, payment: Snapshot): Verdict {
  if (payment.refundedMinor >= payment.amountMinor) return { kind: 'takeBack' };
  const reason = disagreement(order, payment);
  if (reason !== undefined) return mayFollow(order.status, 'disputed') ? { kind: 'dispute', reason } : { kind: 'stay' };
  return mayFollow(order.status, 'paid') && order.paidAt === null ? { kind: 'pay' } : { kind: 'stay' };
}

function disagreement(order: JudgedOrder, { amountMinor, currency, refundedMinor }: Snapshot): string | undefined {
  if (currency !== order.currency || amountMinor !== order.amountMinor)
    return `${amountMinor} ${currency} was paid instead of ${order.amountMinor} ${order.currency}`;
  return refundedMinor > 0 ? `${refundedMinor} of ${amountMinor} was refunded` : undefined;
}

/** The provider keeps a payment page for an hour. */
const PAYABLE_MS = 60 * MINUTE_MS;
const FIRST_CHECK_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** A waiting buyer gets an answer sooner, but not with every look. */
const ASKED_CHECK_MS = 5_000;

export function orderEnd(now: Date): Date {
  return new Date(now.getTime() + PAYABLE_MS);
}

/** When an order is next checked automatically: after ten minutes, then at intervals that double up to six hours. */
export function nextCheck(checks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 10), LONGEST_WAIT_MS));
}

export function isCheckedRecently(updatedAt: Date, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() < ASKED_CHECK_MS;
}

/** Whether people may be sent to this address to pay: https and a known host, or the demo's stand-in for the provider. */
export function isPaymentAddress(address: string, hosts: readonly string[], standIn: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (standIn !== undefined && origin === standIn) return true;
  return protocol === 'https:' && hosts.some((known) => host === known || hostname.endsWith(`.${known}`));
}
