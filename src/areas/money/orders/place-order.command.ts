import { holdPlayer } from '#areas/core/accounts/players.repo.ts';
import { hasOpenPlayer } from '#areas/core/accounts/public-players.repo.ts';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { findProduct } from '#areas/money/catalog/products.repo.ts';
import { priceIn } from '#areas/money/catalog/products.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { cleanText } from '#lib/lenient.ts';
import type { Config } from '#services/config.ts';
import { newSecret } from '#services/secrets.ts';
import { countSeen, LONGEST_MESSAGE, readEmail, readRecipient } from './order-input.rules.ts';
import { keyOfOrder } from './order-key.service.ts';
import { isForCode, isOpen, isPaymentAddress, nextCheck, orderEnd, orderTypes, readOrderType, type OrderType } from './order.rules.ts';
import type { GiveSignedOut, PlaceOrder } from './orders.contract.ts';
import {
  countOrdersSince,
  findOrder,
  findOrderForUpdate,
  insertEvent,
  insertFurtherRecipients,
  insertOrder,
  listRecipients,
  type StoredOrder,
} from './orders.repo.ts';
import { soldOnce } from './payment-description.text.ts';
import { WRONG_EMAIL, type PaymentProvider, type Snapshot } from './payment-port.contract.ts';
import { change, settleOrder } from './settle-order.command.ts';
import { settleDeclinedRenewal } from './settle-renewal.command.ts';
import { yookassa } from './yookassa.provider.ts';

const MOST_ORDERS_AN_HOUR = 30;

/** The provider of card payments. Throws Refusal paymentUnavailable if none is configured. */
export function cardProvider({ config, log }: Pick<Deps, 'config' | 'log'>): PaymentProvider {
  const provider = yookassa(config.yookassa, log);
  if (!provider) throw new Refusal('paymentUnavailable');
  return provider;
}

/**
 * Orders a gift from an anonymous buyer who is not signed in. Returns the same as placeOrder, and the key that opens the order from then
 * on.
 */
export async function placeSignedOutGift(deps: Deps, wish: GiveSignedOut): Promise<{ url: string; orderId: number; key: string }> {
  const placed = await placeOrder(deps, null, { ...wish, currency: 'rub', type: orderTypes.gift, isAnonymous: true });
  const order = await findOrder(deps.db, placed.orderId);
  if (!order) throw new Refusal('orderNotFound');
  return { ...placed, key: keyOfOrder(order) };
}

/**
 * Orders a product for a player, or a gift from an unknown buyer. The price, and whether there is one, are decided here; sending the same
 * order twice places one. Returns the order with its payment address. Throws Refusal orderOver, paymentUnavailable if it is unknown whether
 * there is a payment, wrongEmail, paymentRefused, and those of a wish that cannot be ordered (`keepOrder`).
 */
export async function placeOrder(deps: Deps, playerId: number | null, wish: PlaceOrder): Promise<{ url: string; orderId: number }> {
  const provider = cardProvider(deps);
  const order = await keepOrder(deps, provider, playerId, wish);
  // Repeats the refusal of a payment that was never made; a payment that the bank declined was made, and is over.
  const isRefused = order.decline !== null && order.paymentId === null;
  if (order.status !== 'created' && !isOpen(order.status) && !isRefused) throw new Refusal('orderOver');
  const opened = order.status === 'created' ? await openPayment(deps, provider, order) : order;
  if (!opened) throw new Refusal('paymentUnavailable');
  if (opened.decline === WRONG_EMAIL) throw new Refusal('wrongEmail');
  if (opened.paymentUrl === null || !isOpen(opened.status)) throw new Refusal('paymentRefused', opened.decline ?? undefined);
  return { url: opened.paymentUrl, orderId: opened.id };
}

async function keepOrder(deps: Deps, provider: PaymentProvider, playerId: number | null, wish: PlaceOrder): Promise<StoredOrder> {
  const { db, config } = deps;
  const now = deps.now();
  const type = readOrderType(wish.type);
  const product = await findProduct(db, wish.productId);
  if (!product) throw new Refusal('productNotFound');
  const price = priceIn(product, wish.currency);
  if (price === undefined || !provider.currencies.has(wish.currency)) throw new Refusal('currencyNotOffered');
  if (isForCode(type) && config.codeKey === undefined) throw new Refusal('codesUnavailable');
  const email = wish.email ? readEmail(wish.email) : null;
  if (email === undefined) throw new Refusal('wrongEmail');
  const recipients = await recipientsOf(db, playerId, type, wish);
  const [recipientId = null, ...others] = recipients;
  const giftMessage = type === orderTypes.gift ? messageOf(wish.giftMessage) : null;
  const isAnonymous = type === orderTypes.gift && wish.isAnonymous === true;
  const isRenewing = type === orderTypes.default && product.productName === 'dota_plus' && wish.turnOnAutoSub === true;

  return inTransaction(db, async (transaction) => {
    // A concurrent erasure would not see the order and would leave its e-mail and message.
    if (playerId !== null && !(await holdPlayer(transaction, playerId))) throw new Refusal('signInNeeded');
    const { order, isNew } = await insertOrder(transaction, {
      playerId,
      idempotencyKey: wish.idempotencyKey ?? newSecret(),
      type,
      productId: product.productId,
      productName: product.productName,
      productAmount: product.amount,
      currency: wish.currency,
      amountMinor: price * Math.max(1, recipients.length),
      recipientId,
      giftMessage,
      isAnonymous,
      email,
      isRenewing,
      renewalKey: null,
      ...newOrder(provider, now),
    });
    const isSame = order.productId === product.productId && order.type === type && order.isAnonymous === isAnonymous;
    // If the order is over, its message may be erased by now.
    const isSaidAlike = !isOpen(order.status) || (order.isRenewing === isRenewing && order.giftMessage === giftMessage);
    if (!isSame || !isSaidAlike || order.renewalKey !== null) throw new Refusal('differentOrder');
    if (!isNew) {
      if ((await listRecipients(transaction, order.id)).join() !== recipients.join()) throw new Refusal('differentOrder');
      return order;
    }
    await insertFurtherRecipients(transaction, order.id, others);
    if (playerId !== null && (await countOrdersSince(transaction, playerId, new Date(now.getTime() - HOUR_MS))) > MOST_ORDERS_AN_HOUR)
      throw new Refusal('tooManyOrders');
    await insertEvent(transaction, { orderId: order.id, at: now, kind: 'created', status: 'created', detail: null, actorId: playerId });
    return order;
  });
}

/** The initial fields of an order. */
export function newOrder(provider: PaymentProvider, now: Date) {
  return {
    status: 'created',
    provider: provider.name,
    providerKey: newSecret(),
    paymentId: null,
    paymentUrl: null,
    decline: null,
    checks: 0,
    nextCheckAt: nextCheck(0, now),
    createdAt: now,
    updatedAt: now,
    expiresAt: orderEnd(now),
    paidAt: null,
  } as const;
}

/**
 * Asks the provider to make the payment of an order that has none yet; with the order's own key it makes only one, however often it is
 * asked. Undefined if the outcome is unknown: the order stays as it is and is checked later.
 */
export async function openPayment(
  deps: Deps,
  provider: PaymentProvider,
  order: StoredOrder,
  methodRef?: string,
): Promise<StoredOrder | undefined> {
  const { db, config, now } = deps;
  const description = await describeOrder(db, order);
  const made = await provider.make({
    orderId: order.id,
    key: order.providerKey,
    currency: order.currency,
    amountMinor: order.amountMinor,
    description,
    receipt: order.email === null ? undefined : { email: order.email },
    ...(methodRef === undefined
      ? { returnUrl: returnAddress(config, order), saveMethod: order.isRenewing, onceDescription: soldOnce(description) }
      : { methodRef }),
  });
  if (made.kind === 'unknown') return undefined;
  if (made.kind === 'made') return followMade(deps, order, made.snapshot);
  // A payment that is refused now may have been made before: under its key another body is refused, too.
  const found = await provider.find(order.id, order.createdAt);
  if (found.kind === 'unknown') return undefined;
  return found.kind === 'found' ? followMade(deps, order, found.snapshot) : refuse(db, order.id, made.reason, now());
}

async function followMade({ db, config, now }: Deps, order: StoredOrder, payment: Snapshot): Promise<StoredOrder> {
  const { url } = payment;
  const standIn = config.demo ? new URL(config.yookassa.apiBase).origin : undefined;
  if (url !== undefined && !isPaymentAddress(url, config.paymentHosts, standIn))
    return refuse(db, order.id, 'unknown payment address', now());
  const settled = await settleOrder(db, config.codeKey, order.id, payment, now());
  return settled?.order ?? order;
}

function refuse(db: Db, orderId: number, reason: string, at: Date): Promise<StoredOrder> {
  return inTransaction(db, async (transaction) => {
    const order = await findOrderForUpdate(transaction, orderId);
    if (!order) throw new Refusal('orderNotFound');
    if (order.status !== 'created') return order;
    const decline = reason.slice(0, 200);
    await settleDeclinedRenewal(transaction, order, decline, at);
    return change(transaction, { ...order, status: 'cancelled', decline, nextCheckAt: null }, 'refused', decline, at);
  });
}

/** The product as described on payment page and receipt. */
async function describeOrder(db: Db, { id, productName, productAmount }: StoredOrder): Promise<string> {
  const title = productTitle(productName, productAmount, 'ru');
  const { length } = await listRecipients(db, id);
  return length > 1 ? `${title} × ${length}` : title;
}

/** The address that the payment page returns to. What opens the order comes after the #, which no server and no linked page sees. */
function returnAddress({ origin }: Config, order: StoredOrder): string {
  const address = `${origin}/payments/return?order=${order.id}`;
  return order.playerId === null ? `${address}#key=${keyOfOrder(order)}` : address;
}

/** The recipients: none yet for a code, the buyer, or those of a gift. */
async function recipientsOf(
  db: Db,
  buyerId: number | null,
  type: OrderType,
  { giftPlayerId, giftPlayerIds }: PlaceOrder,
): Promise<number[]> {
  if (isForCode(type)) return [];
  if (type !== orderTypes.gift) return buyerId === null ? [] : [buyerId];
  const found: number[] = [];
  for (const given of giftPlayerIds?.length ? giftPlayerIds : [readTypedRecipient(giftPlayerId)]) {
    if (given === buyerId) throw new Refusal('giftToSelf');
    if (!(await hasOpenPlayer(db, given, 'lookup', buyerId ?? undefined))) throw new Refusal('recipientNotFound');
    found.push(given);
  }
  if (new Set(found).size < found.length) throw new Refusal('recipientTwice');
  return found;
}

/** The number in the field, which accepts 8 to 12 digits. */
function readTypedRecipient(given: PlaceOrder['giftPlayerId']): number {
  const { playerId } = readRecipient(given ? String(given) : '', null);
  if (playerId === undefined) throw new Refusal('recipientNeeded');
  return playerId;
}

function messageOf(given: string | null | undefined): string | null {
  const message = cleanText(given ?? '').trim();
  if (countSeen(message) > LONGEST_MESSAGE) throw new Refusal('messageTooLong');
  return message === '' ? null : message;
}
