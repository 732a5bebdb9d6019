import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findWallet } from '#features/wallet/wallet.repo.ts';
import { redeemCode } from '#features/codes/redeem-code.command.ts';
import { eraseAccount } from '#features/privacy/erase-account.command.ts';
import { openShop, type Shop } from '../../../tests/factories/shop.ts';
import { rowsOf } from '../../../tests/factories/stored.ts';
import { listDayTotals, listEvents, listOrders, listPresents } from './order-history.repo.ts';
import { listUnread } from './notices.repo.ts';
import { findOpenOrder, findOrder } from './orders.repo.ts';
import type { PlaceOrder } from './orders.contract.ts';
import { placeOrder } from './place-order.command.ts';
import { openCode } from '../codes/make-codes.command.ts';
import { checkOwnOrder, heedNotification, reconcileOrders, refreshOrder } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';

let shop: Shop;
let buyer: number;
const ADMIN = 1;
const MINUTE_MS = 60_000;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.newPlayer();
  Object.assign(shop.yookassa.shop.faults, { failAfter: 0, tooMany: 0, delayMs: 0, copies: 1, isReordering: false });
});

const wish = (changes: Partial<PlaceOrder> = {}): PlaceOrder => ({
  currency: 'rub',
  productId: shop.products.shards,
  type: 0,
  ...changes,
});
const order = (changes: Partial<PlaceOrder> = {}) => placeOrder(shop.desk, buyer, wish(changes));
const stored = async (orderId: number) => {
  const found = await findOrder(shop.db, orderId);
  if (!found) throw new Error('no order');
  return found;
};
/** The payer acts on the page of an order. */
async function payer(orderId: number, result = 'succeeded'): Promise<string> {
  const { paymentId } = await stored(orderId);
  shop.yookassa.shop.settle(paymentId ?? '', result);
  return paymentId ?? '';
}
const notice = (event: string, id: string, metadata: object = {}) =>
  heedNotification(shop.desk, JSON.stringify({ type: 'notification', event, object: { id, status: 'succeeded', metadata } }));
async function paid(changes: Partial<PlaceOrder> = {}): Promise<number> {
  const { orderId } = await order(changes);
  await payer(orderId);
  await refreshOrder(shop.desk, orderId);
  return orderId;
}
const shards = async (playerId = buyer) => (await findWallet(shop.db, playerId)).shards;
const expiry = async (playerId = buyer) => (await findWallet(shop.db, playerId)).plusExpiresAt?.toISOString();

describe('an order', () => {
  it('is paid, grants once and is booked once, whatever is told how often and at the same time', async () => {
    const { orderId, url } = await order();
    expect(url).toBe(`${shop.yookassa.origin}/confirm/${(await stored(orderId)).paymentId}`);
    expect(await shards()).toBe(0);
    const paymentId = await payer(orderId);
    await Promise.all([...Array.from({ length: 6 }, () => notice('payment.succeeded', paymentId)), refreshOrder(shop.desk, orderId)]);
    await notice('payment.canceled', paymentId);
    expect(await stored(orderId)).toMatchObject({ status: 'paid', amountMinor: 19_900, paymentUrl: null, nextCheckAt: null });
    expect(await shards()).toBe(500);
    expect(await rowsOf(shop.db, `select kind, amount_minor::int as amount from money_bookings where order_id = ${orderId}`)).toEqual([
      { kind: 'paid', amount: 19_900 },
    ]);
    expect((await listEvents(shop.db, orderId)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'created created',
      'opened pending',
      'paid paid',
    ]);
    expect(
      await rowsOf(shop.db, `select times::int as times from payment_notifications where payment_id = '${paymentId}' order by 1`),
    ).toEqual([{ times: 1 }, { times: 6 }]);
  });

  it('sent twice with one key is one, also at the same time; with another content it is refused', async () => {
    const key = 'a-double-click';
    const both = await Promise.all([order({ idempotencyKey: key }), order({ idempotencyKey: key })]);
    expect(both[0]).toEqual(both[1]);
    expect(await order({ idempotencyKey: key })).toEqual(both[0]);
    expect(
      [...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(both[0].orderId)),
    ).toHaveLength(1);
    await expect(order({ idempotencyKey: key, productId: shop.products.month })).rejects.toThrow('differently');
  });

  it.each([
    ['an unknown product', { productId: 999_999 }, 'no such product'],
    ['dollars by card', { currency: 'usd' }, 'currency'],
    ['a product without a price in roubles', { productId: -1 }, 'currency'],
    ['a gift to nobody', { type: 2 }, 'whom'],
    ['a gift to a short number', { type: 2, giftPlayerId: 1_234_567 }, 'whom'],
    ['a gift to a number of eleven digits', { type: 2, giftPlayerId: 12_345_678_901 }, 'whom'],
    ['a gift to who is not known', { type: 2, giftPlayerId: 4_000_000_000 }, 'no such player'],
    ['a wrong e-mail', { email: 'nobody' }, 'e-mail'],
  ] as const)('of %s is refused', async (_, changes, said) => {
    const productId = 'productId' in changes && changes.productId === -1 ? shop.products.dollarsOnly : undefined;
    await expect(order({ ...changes, ...(productId ? { productId } : {}) })).rejects.toThrow(said);
  });

  it('to oneself as a gift, or with a message of more than 140 characters as a person sees them, is refused', async () => {
    await expect(order({ type: 2, giftPlayerId: buyer })).rejects.toThrow('yourself');
    const friend = await shop.newPlayer();
    const family = '👨‍👩‍👧‍👦';
    await expect(order({ type: 2, giftPlayerId: friend, giftMessage: family.repeat(141) })).rejects.toThrow('140');
    const { orderId } = await order({ type: 2, giftPlayerId: friend, giftMessage: family.repeat(140) });
    expect((await stored(orderId)).giftMessage).toBe(family.repeat(140));
  });

  it('takes its price from the server and its goods to the right player, whatever the body says', async () => {
    const forged = {
      ...wish(),
      price: 1,
      amount: 1,
      amountMinor: 100,
      recipientId: 7,
      giftPlayerId: await shop.newPlayer(),
      giftMessage: 'x',
    };
    const { orderId } = await placeOrder(shop.desk, buyer, forged);
    expect(await stored(orderId)).toMatchObject({ amountMinor: 19_900, recipientId: buyer, giftMessage: null, productAmount: 500 });
  });

  it('is declined in words, and may then be placed anew', async () => {
    const { orderId } = await order();
    await payer(orderId, 'insufficient_funds');
    expect(await checkOwnOrder(shop.desk, buyer, orderId)).toMatchObject({ status: 'pending' });
    shop.move(6000);
    expect(await checkOwnOrder(shop.desk, buyer, orderId)).toMatchObject({ status: 'cancelled', decline: 'insufficient_funds' });
    await expect(checkOwnOrder(shop.desk, await shop.newPlayer(), orderId)).rejects.toThrow('not found');
    expect(await shards()).toBe(0);
  });

  it('expires by itself and can be resumed until then; money that comes late counts', async () => {
    const { orderId, url } = await order();
    expect(await findOpenOrder(shop.db, buyer, shop.desk.now())).toMatchObject({ id: orderId, paymentUrl: url });
    shop.move(61 * MINUTE_MS);
    expect(await findOpenOrder(shop.db, buyer, shop.desk.now())).toBeUndefined();
    await reconcileOrders(shop.desk);
    expect((await stored(orderId)).status).toBe('expired');
    const paymentId = await payer(orderId);
    await notice('payment.succeeded', paymentId);
    expect((await stored(orderId)).status).toBe('paid');
    expect(await shards()).toBe(500);
  });
});

describe('a provider that fails', () => {
  it('with 500 after it made the payment is asked again by the same key: one payment', async () => {
    shop.yookassa.shop.faults.failAfter = 1;
    const key = { idempotencyKey: 'retry-by-the-buyer' };
    await expect(order(key)).rejects.toThrow('does not answer');
    const { orderId } = await order(key);
    expect([...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orderId))).toHaveLength(1);
  });

  it('is asked again by the job when the buyer is gone, and what was paid meanwhile is granted', async () => {
    shop.yookassa.shop.faults.failAfter = 1;
    await expect(order()).rejects.toThrow('does not answer');
    const [lost] = (await listOrders(shop.db, { text: String(buyer), status: undefined, page: 1, count: 1 })).orders;
    const payment = [...shop.yookassa.shop.payments.values()].find(({ metadata }) => metadata['order_id'] === String(lost?.orderId));
    shop.yookassa.shop.settle(payment?.id ?? '', 'succeeded');
    shop.move(11 * MINUTE_MS);
    await reconcileOrders(shop.desk);
    expect(await shards()).toBe(500);
  });

  it('with 429 makes nothing, and the order is placed later', async () => {
    shop.yookassa.shop.faults.tooMany = 1;
    const count = shop.yookassa.shop.payments.size;
    await expect(order({ idempotencyKey: 'too-many-1' })).rejects.toThrow('does not answer');
    expect(shop.yookassa.shop.payments.size).toBe(count);
    await order({ idempotencyKey: 'too-many-1' });
    expect(shop.yookassa.shop.payments.size).toBe(count + 1);
  });

  it('that does not answer a notification’s question makes it come again', async () => {
    const { orderId } = await order();
    const paymentId = await payer(orderId);
    const broken = { ...shop.desk, config: { ...shop.config, yookassa: { ...shop.config.yookassa, apiBase: 'http://127.0.0.1:9/v3' } } };
    const body = JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id: paymentId } });
    await expect(heedNotification(broken, body)).rejects.toThrow('does not answer');
    expect(await shards()).toBe(0);
    await heedNotification(shop.desk, body);
    expect(await shards()).toBe(500);
  });
});

describe('notifications that cannot be believed', () => {
  it('grant nothing: forged, foreign, unreadable, or with another payment', async () => {
    const { orderId } = await order();
    const { paymentId } = await stored(orderId);
    const other = await paid({ productId: shop.products.month });
    await notice('payment.succeeded', paymentId ?? '');
    await notice('payment.succeeded', 'no-such-payment', { order_id: String(orderId) });
    await notice('payment.succeeded', (await stored(other)).paymentId ?? '', { order_id: String(orderId) });
    await heedNotification(shop.desk, 'nonsense');
    await heedNotification(shop.desk, '{"type":"notification","event":"payment.succeeded","object":{"id":"x"}}');
    expect((await stored(orderId)).status).toBe('pending');
    expect(await shards()).toBe(0);
  });

  it('of another sum or currency make a dispute and no goods', async () => {
    for (const amount of [
      { value: '1.00', currency: 'RUB' },
      { value: '199.00', currency: 'USD' },
    ]) {
      const { orderId } = await order();
      const paymentId = await payer(orderId);
      const payment = shop.yookassa.shop.payments.get(paymentId);
      if (payment) payment.amount = amount;
      await notice('payment.succeeded', paymentId);
      expect((await stored(orderId)).status).toBe('disputed');
    }
    expect(await shards()).toBe(0);
  });
});

describe('gifts and codes', () => {
  it('a gift goes to its recipient, who is told, and stands in the history', async () => {
    const friend = await shop.newPlayer();
    await paid({ type: 2, giftPlayerId: friend, giftMessage: '<b>hi</b>' });
    expect([await shards(), await shards(friend)]).toEqual([0, 500]);
    expect(await listUnread(shop.db, friend)).toMatchObject([
      { kind: 'gift', facts: { message: '<b>hi</b>', from: `Player ${buyer}`, productName: 'shards', amount: 500 } },
    ]);
    expect(await listPresents(shop.db, buyer)).toMatchObject([{ type: 2, cipher: null, consumerPlayerId: friend }]);
  });

  it.each([
    [1, 1],
    [7, 1000],
  ])('an order of type %i is kept as %i and brings a code that works once', async (type, kept) => {
    await paid({ type, productId: shop.products.quarter });
    const [present] = await listPresents(shop.db, buyer);
    expect(present).toMatchObject({ type: kept, usedAt: null, consumerPlayerId: null });
    const key = shop.config.codeKey ?? '';
    const code = openCode(key, present?.cipher ?? '') ?? '';
    expect(code).toMatch(/^1X6(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
    const friend = await shop.newPlayer();
    const clients = await Promise.all(Array.from({ length: 50 }, () => shop.newPlayer()));
    const tries = await Promise.allSettled(
      clients.map((playerId, index) => redeemCode(shop.db, key, { playerId, code, source: `client ${index}` }, shop.desk.now())),
    );
    const winners = tries.flatMap(({ status }, index) => (status === 'fulfilled' ? [clients[index] ?? 0] : []));
    expect(winners).toHaveLength(1);
    expect(await expiry(winners[0])).toBeDefined();
    expect((await Promise.all(clients.map((playerId) => expiry(playerId)))).filter(Boolean)).toHaveLength(1);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    await redeemCode(shop.db, key, { playerId: winners[0] ?? 0, code: typed, source: 'again' }, shop.desk.now());
    await expect(redeemCode(shop.db, key, { playerId: friend, code, source: 'f' }, shop.desk.now())).rejects.toThrow('no such code');
    await expect(redeemCode(shop.db, key, { playerId: buyer, code, source: 'b' }, shop.desk.now())).rejects.toThrow('already used');
    expect(await listPresents(shop.db, buyer)).toMatchObject([{ consumerPlayerId: winners[0], usedAt: shop.desk.now() }]);
    expect(await rowsOf(shop.db, `select 1 from codes where code_hash like '%${code}%' or cipher like '%${code}%'`)).toEqual([]);
  });

  it('who guesses is stopped after five, also with a good code', async () => {
    await paid({ type: 1 });
    const [present] = await listPresents(shop.db, buyer);
    const key = shop.config.codeKey ?? '';
    const code = openCode(key, present?.cipher ?? '') ?? '';
    const guesser = await shop.newPlayer();
    const guess = (given: string) => redeemCode(shop.db, key, { playerId: guesser, code: given, source: 'one place' }, shop.desk.now());
    for (let n = 0; n < 5; n++) await expect(guess(`1X6-00000-00000-00000-0000${n}`)).rejects.toThrow('no such code');
    await expect(guess(code)).rejects.toThrow('Too many');
    shop.move(11 * MINUTE_MS);
    expect(await guess(code)).toEqual({ productName: 'shards', productAmount: 500 });
  });
});

describe('an account that is erased', () => {
  it('leaves orders and books without a person: no e-mail, no message, no card, no name in what others were told', async () => {
    const friend = await shop.newPlayer();
    const orderId = await paid({ type: 2, giftPlayerId: friend, giftMessage: 'secret words', email: 'me@example.com' });
    await paid({ productId: shop.products.month, turnOnAutoSub: true, email: 'me@example.com' });
    expect((await findWallet(shop.db, buyer)).isRenewing).toBe(true);
    await eraseAccount(shop.db, buyer, shop.desk.now());
    expect(await stored(orderId)).toMatchObject({ status: 'paid', email: null, giftMessage: null });
    expect(await rowsOf(shop.db, `select facts from player_notices where player_id = ${friend}`)).toEqual([
      { facts: { productName: 'shards', amount: 500 } },
    ]);
    expect((await findWallet(shop.db, buyer)).isRenewing).toBe(false);
    expect(await shards(friend)).toBe(500);
  });
});

describe('a refund', () => {
  it('takes back exactly what was granted, once, and is booked', async () => {
    await paid({ productId: shop.products.month });
    const before = await expiry();
    const second = await paid({ productId: shop.products.quarter });
    expect(await expiry()).not.toBe(before);
    await Promise.allSettled([refundOrder(shop.desk, second, ADMIN), refundOrder(shop.desk, second, ADMIN)]);
    expect(await expiry()).toBe(before);
    expect((await stored(second)).status).toBe('refunded');
    expect(
      await rowsOf(shop.db, `select sum(amount_minor)::int as sum, count(*)::int as count from money_bookings where order_id = ${second}`),
    ).toEqual([{ sum: 0, count: 2 }]);
    await expect(refundOrder(shop.desk, second, ADMIN)).rejects.toThrow('cannot be refunded');
    expect((await listEvents(shop.db, second)).filter(({ kind }) => kind === 'refunded')).toMatchObject([{ actorId: ADMIN }]);
  });

  it('that YooKassa did by itself is followed, and one whose answer was lost can be repeated', async () => {
    const orderId = await paid();
    shop.yookassa.shop.faults.failAfter = 1;
    await expect(refundOrder(shop.desk, orderId, ADMIN)).rejects.toThrow('does not answer');
    const { paymentId } = await stored(orderId);
    await heedNotification(
      shop.desk,
      JSON.stringify({ type: 'notification', event: 'refund.succeeded', object: { id: 'r1', payment_id: paymentId } }),
    );
    expect((await stored(orderId)).status).toBe('refunded');
    expect(await shards()).toBe(0);
  });

  it('of a code makes it worthless, or takes what it gave', async () => {
    const key = shop.config.codeKey ?? '';
    const unused = await paid({ type: 1 });
    const used = await paid({ type: 1 });
    const codes = (await listPresents(shop.db, buyer)).map(({ cipher }) => openCode(key, cipher ?? '') ?? '');
    const friend = await shop.newPlayer();
    await redeemCode(shop.db, key, { playerId: friend, code: codes[0] ?? '', source: 'x' }, shop.desk.now());
    expect(await shards(friend)).toBe(500);
    await refundOrder(shop.desk, used, ADMIN);
    await refundOrder(shop.desk, unused, ADMIN);
    expect(await shards(friend)).toBe(0);
    await expect(redeemCode(shop.db, key, { playerId: friend, code: codes[1] ?? '', source: 'x' }, shop.desk.now())).rejects.toThrow(
      'no such',
    );
  });

  it('leaves daily totals that equal the ledger', async () => {
    const totals = await listDayTotals(shop.db, 100);
    const [sum] = await rowsOf<{ sum: number }>(shop.db, `select sum(amount_minor)::int as sum from money_bookings`);
    expect(totals.reduce((all, { paid: given, refunded }) => all + given - refunded, 0)).toBe(sum?.sum);
    const [sold] = await rowsOf<{ sum: number }>(shop.db, `select -sum(amount)::int as sum from shard_entries where account = 'sales'`);
    expect(totals.reduce((all, { shardsSold }) => all + shardsSold, 0)).toBe(sold?.sum);
  });
});
