import * as v from 'valibot';
import { MINUTE_MS } from '#lib/durations.ts';
import { askOutside } from '#services/ask-outside.ts';
import type { YooKassaConfig } from '#services/config/outside.ts';
import type { Logger } from '#services/log.ts';
import {
  WRONG_EMAIL,
  type Fetched,
  type Hint,
  type Made,
  type PaymentProvider,
  type PaymentWish,
  type Receipt,
  type Refunded,
  type Snapshot,
} from './payment-port.contract.ts';

const PATIENCE_MS = 15_000;
const LONGEST_DESCRIPTION = 128;
const LIST_LENGTH = 100;
const MOST_LISTS = 50;
/** These statuses refuse the caller or the moment, not the request itself. */
const DOUBTFUL = [401, 403, 408, 429];
/** Their clock may be behind ours. */
const CLOCKS_APART_MS = 5 * MINUTE_MS;

const Money = v.object({ value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)), currency: v.string() });
const Payment = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  status: v.picklist(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Money,
  refunded_amount: v.nullish(Money),
  metadata: v.nullish(v.record(v.string(), v.unknown()), {}),
  // If these are missing or have another shape, the payment must still count.
  confirmation: toldOf(v.object({ confirmation_url: toldOf(v.string()) })),
  payment_method: toldOf(
    v.object({
      id: v.string(),
      saved: v.nullish(v.boolean(), false),
      title: toldOf(v.string()),
      card: toldOf(v.object({ last4: toldOf(v.string()), expiry_year: toldOf(v.string()), expiry_month: toldOf(v.string()) })),
    }),
  ),
  cancellation_details: toldOf(v.object({ reason: v.string() })),
});
const PaymentList = v.object({ items: v.array(v.unknown()), next_cursor: v.nullish(v.string()) });
const Refund = v.object({
  status: v.picklist(['pending', 'succeeded', 'canceled']),
  cancellation_details: toldOf(v.object({ reason: v.string() })),
});
/** Replaces any other event name of a notification: its sender must not choose what is stored. */
const OTHER_EVENT = 'other';
const Notification = v.object({
  type: v.literal('notification'),
  event: v.union([
    v.picklist(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled', 'refund.succeeded']),
    v.pipe(
      v.string(),
      v.transform(() => OTHER_EVENT),
    ),
  ]),
  object: v.looseObject({
    id: v.string(),
    payment_id: v.nullish(v.string()),
    metadata: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
});

type Reply = { status: number; body: unknown };

/** Undefined if missing or of another shape. */
function toldOf<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.optional(schema), undefined);
}

/** YooKassa, API v3. Undefined when no shop is configured. */
export function yookassa(config: YooKassaConfig, log: Logger): PaymentProvider | undefined {
  const { apiBase, shopId, secretKey, vatCode } = config;
  if (shopId === undefined || secretKey === undefined) return undefined;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  /** Undefined without an answer. */
  async function ask(path: string, key?: string, body?: unknown): Promise<Reply | undefined> {
    try {
      const response = await askOutside(`${apiBase}${path}`, PATIENCE_MS, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotence-key': key }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      const { status } = response;
      if (status === 401 || status === 403)
        log.error({ status }, 'YooKassa refuses this shop: see YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY and what the shop may do');
      return { status, body: answer };
    } catch {
      return undefined;
    }
  }

  async function call(path: string, key?: string, body?: unknown): Promise<Reply | undefined> {
    return certain(await ask(path, key, body));
  }

  /**
   * A new shop cannot save cards until a YooKassa manager permits it. Its payments are then made without saving, and what they buy does not
   * renew automatically, as the payment page says.
   */
  async function askForPayment(wish: PaymentWish): Promise<Reply | undefined> {
    const reply = await ask('/payments', wish.key, paymentBody(wish, vatCode));
    if (reply?.status !== 403 || !('saveMethod' in wish) || !wish.saveMethod) return certain(reply);
    log.warn('a payment that was to keep the card is made without: YooKassa does not let this shop keep cards');
    return call(
      '/payments',
      onceKey(wish.key),
      paymentBody({ ...wish, saveMethod: false, description: wish.onceDescription ?? wish.description }, vatCode),
    );
  }

  return {
    name: 'yookassa',
    currencies: new Set(['rub']),
    make: async (wish): Promise<Made> => {
      const reply = await askForPayment(wish);
      if (!reply) return { kind: 'unknown' };
      if (reply.status !== 200) return { kind: 'refused', reason: reasonOf(reply.body) };
      const snapshot = readPayment(reply.body);
      return snapshot ? { kind: 'made', snapshot } : { kind: 'unknown' };
    },
    fetch: async (paymentId): Promise<Fetched> => {
      const reply = await call(`/payments/${encodeURIComponent(paymentId)}`);
      if (reply?.status === 404) return { kind: 'absent' };
      const snapshot = reply?.status === 200 ? readPayment(reply.body) : undefined;
      return snapshot ? { kind: 'found', snapshot } : { kind: 'unknown' };
    },
    find: (orderId, since) => findInLists(call, orderId, since),
    refund: async ({ paymentId, key, currency, amountMinor }): Promise<Refunded> => {
      // Always the whole sum: the refund's receipt follows from the payment's own.
      const reply = await call('/refunds', key, { payment_id: paymentId, amount: writeMoney(amountMinor, currency) });
      if (!reply) return { kind: 'unknown' };
      return reply.status === 200 ? readRefund(reply.body) : { kind: 'refused', reason: reasonOf(reply.body) };
    },
    readNotification,
  };
}

/**
 * Undefined if it is unknown whether a call did something: no answer, an answer that it was accepted (202), a fault on their side, or a
 * fault of ours that they cannot tell from a stranger's.
 */
function certain(reply: Reply | undefined): Reply | undefined {
  const status = reply?.status ?? 0;
  return status === 200 || (status >= 400 && status < 500 && !DOUBTFUL.includes(status)) ? reply : undefined;
}

/** A new key: under the key of a refused payment another body would be refused, too. */
function onceKey(key: string): string {
  return `once-${key}`;
}

async function findInLists(call: (path: string) => Promise<Reply | undefined>, orderId: number, since: Date): Promise<Fetched> {
  const from = new Date(since.getTime() - CLOCKS_APART_MS).toISOString();
  const query = new URLSearchParams({ 'created_at.gte': from, limit: String(LIST_LENGTH) });
  for (let list = 0; list < MOST_LISTS; list++) {
    const reply = await call(`/payments?${query}`);
    const read = v.safeParse(PaymentList, reply?.status === 200 ? reply.body : undefined);
    if (!read.success) return { kind: 'unknown' };
    const snapshot = read.output.items.map(readPayment).find((payment) => payment?.orderId === orderId);
    if (snapshot) return { kind: 'found', snapshot };
    if (!read.output.next_cursor) return { kind: 'absent' };
    query.set('cursor', read.output.next_cursor);
  }
  return { kind: 'unknown' };
}

function paymentBody(wish: PaymentWish, vatCode: number): object {
  const amount = writeMoney(wish.amountMinor, wish.currency);
  const way =
    'methodRef' in wish
      ? { payment_method_id: wish.methodRef }
      : {
          confirmation: { type: 'redirect', return_url: wish.returnUrl },
          ...(wish.saveMethod ? { save_payment_method: true } : {}),
        };
  return {
    amount,
    capture: true,
    description: wish.description.slice(0, LONGEST_DESCRIPTION),
    metadata: { order_id: String(wish.orderId) },
    ...way,
    ...receiptOf(wish.receipt, amount, wish.description, vatCode),
  };
}

function receiptOf(receipt: Receipt | undefined, amount: object, description: string, vatCode: number): object {
  if (!receipt) return {};
  const item = {
    description: description.slice(0, LONGEST_DESCRIPTION),
    quantity: '1.00',
    amount,
    vat_code: vatCode,
    payment_mode: 'full_payment',
    payment_subject: 'service',
  };
  return { receipt: { customer: { email: receipt.email }, items: [item] } };
}

function readPayment(body: unknown): Snapshot | undefined {
  const read = v.safeParse(Payment, body);
  if (!read.success) return undefined;
  const { id, status, amount, refunded_amount, metadata, confirmation, payment_method: method, cancellation_details } = read.output;
  return {
    paymentId: id,
    orderId: readOrderId(metadata),
    status: status === 'waiting_for_capture' ? 'pending' : status,
    currency: amount.currency.toLowerCase(),
    amountMinor: readMinor(amount.value),
    refundedMinor: refunded_amount ? readMinor(refunded_amount.value) : 0,
    url: confirmation?.confirmation_url,
    method: method?.saved
      ? { ref: method.id, title: method.title ?? method.card?.last4 ?? method.id, cardEndsAt: cardEnd(method.card) }
      : undefined,
    decline: cancellation_details?.reason,
  };
}

/** A pending refund may still fail: until then its outcome is unknown. */
function readRefund(body: unknown): Refunded {
  const read = v.safeParse(Refund, body);
  if (!read.success || read.output.status === 'pending') return { kind: 'unknown' };
  if (read.output.status === 'succeeded') return { kind: 'done' };
  return { kind: 'refused', reason: read.output.cancellation_details?.reason ?? 'canceled' };
}

function readNotification(body: string): Hint | undefined {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return undefined;
  }
  const read = v.safeParse(Notification, given);
  if (!read.success) return undefined;
  const { event, object } = read.output;
  const paymentId = event.startsWith('refund.') ? object.payment_id : object.id;
  return !paymentId || !/^[\w-]{1,100}$/.test(paymentId) ? undefined : { event, paymentId, orderId: readOrderId(object.metadata) };
}

function readOrderId(metadata: Record<string, unknown>): number | undefined {
  const given = metadata['order_id'];
  return typeof given === 'string' && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined;
}

/** A card is valid until the last moment of its month. */
function cardEnd(card: { expiry_year?: string | undefined; expiry_month?: string | undefined } | undefined): Date | null {
  const [year, month] = [Number(card?.expiry_year), Number(card?.expiry_month)];
  return year >= 2000 && month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 1) - 1) : null;
}

function writeMoney(minor: number, currency: string): { value: string; currency: string } {
  return { value: `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`, currency: currency.toUpperCase() };
}

function readMinor(value: string): number {
  const [whole = '0', cents = '0'] = value.split('.');
  return Number(whole) * 100 + Number(cents);
}

function reasonOf(body: unknown): string {
  const read = v.safeParse(v.object({ code: v.string(), parameter: v.optional(v.string()) }), body);
  // The only thing that a receipt says about the buyer is their e-mail.
  if (read.success && read.output.parameter?.startsWith('receipt.customer')) return WRONG_EMAIL;
  return read.success ? [read.output.code, read.output.parameter].filter(Boolean).join(' ') : 'refused';
}
