import { describe, expect, it } from 'vitest';
import type { Caller } from '#contract/caller.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { withBuyer, pay, storedOrder, eventsOf, notify, type Buyer } from '../../../../tests/kits/buyer.ts';
import type { Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { listOrders, listPaidOrders } from './order-history.repo.ts';
import { findOpenOrder } from './orders.repo.ts';
import { placeOrder } from './place-order.command.ts';
import { cancelOwnOrder, checkOwnOrder, handleNotification, reconcileOrders, refreshOrder } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';
import { findRenewal } from './renewals.repo.ts';
import { showOrder } from './show-order.service.ts';

const callerOf = (playerId: number): Caller => ({ playerId, sessionId: 'x', kind: 'steam', role: 'Player' });

let shop: Shop;
let buyer: Buyer;
withBuyer((opened, arrived) => {
  shop = opened;
  buyer = arrived;
});

describe('an order', () => {
  it('is paid, granted once and booked once, whatever notifications arrive, however often and at the same time', async () => {
    const { orderId, url } = await buyer.order();
    expect(url).toBe(`${shop.yookassa.origin}/confirm/${(await storedOrder(shop, orderId)).paymentId}`);
    expect(await buyer.shards()).toBe(0);
    const paymentId = await pay(shop, orderId);
    await Promise.all([
      ...Array.from({ length: 6 }, () => notify(shop, 'payment.succeeded', { id: paymentId })),
      refreshOrder(shop.deps, orderId),
    ]);
    await notify(shop, 'payment.canceled', { id: paymentId });
    expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'paid', amountMinor: 19_900, paymentUrl: null, nextCheckAt: null });
    expect(await buyer.shards()).toBe(500);
    expect(await rowsOf(shop.db, `select kind, amount_minor::int as amount from money_bookings where order_id = ${orderId}`)).toEqual([
      { kind: 'paid', amount: 19_900 },
    ]);
    expect((await eventsOf(shop.db, orderId)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'created created',
      'opened pending',
      'paid paid',
    ]);
    expect(
      await rowsOf(shop.db, `select times::int as times from payment_notifications where payment_id = '${paymentId}' order by 1`),
    ).toEqual([{ times: 1 }, { times: 6 }]);
  });

  it.each(['ivan@mаil.ru', 'ivan..petrov@mail.ru'])(
    'whose e-mail the provider refuses, %s, says so, also when it is sent again',
    async (email) => {
      const idempotencyKey = `mistyped-${email.length}-${buyer.id}`;
      for (let times = 0; times < 2; times++)
        await expect(buyer.order({ email, idempotencyKey })).rejects.toMatchObject({ code: 'wrongEmail' });
      expect((await buyer.order({ email: 'ivan@mail.ru' })).url).toContain('/confirm/');
    },
  );

  it('can be cancelled only by its buyer, once, and is granted all the same if money arrives', async () => {
    const { orderId } = await buyer.order();
    const playerId = buyer.id;
    await expect(cancelOwnOrder(shop.deps, playerId + 1, orderId)).rejects.toMatchObject({ code: 'orderNotFound' });
    await cancelOwnOrder(shop.deps, playerId, orderId);
    await cancelOwnOrder(shop.deps, playerId, orderId);
    expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'expired', paymentUrl: null });
    expect(await findOpenOrder(shop.db, playerId, shop.deps.now())).toBeUndefined();
    expect((await eventsOf(shop.db, orderId)).map(({ kind }) => kind)).toEqual(['created', 'opened', 'given up']);
    await notify(shop, 'payment.succeeded', { id: await pay(shop, orderId) });
    expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'paid' });
    expect(await listPaidOrders(shop.db, playerId)).toMatchObject([{ orderId, status: 'paid', productName: 'shards', price: 19_900 }]);
  });

  it('sent twice with one key is one order, also at the same time; with other content it is refused', async () => {
    const key = 'a-double-click';
    const both = await Promise.all([buyer.order({ idempotencyKey: key }), buyer.order({ idempotencyKey: key })]);
    expect(both[0]).toEqual(both[1]);
    expect(await buyer.order({ idempotencyKey: key })).toEqual(both[0]);
    expect(
      [...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(both[0].orderId)),
    ).toHaveLength(1);
    await expect(buyer.order({ idempotencyKey: key, productId: shop.products.month })).rejects.toThrow('differently');
  });

  it('sent again with the same key is refused if it would renew itself otherwise or has another message', async () => {
    const month = { idempotencyKey: 'renews-itself', productId: shop.products.month };
    await buyer.order({ ...month, turnOnAutoSub: true });
    await expect(buyer.order({ ...month, turnOnAutoSub: false })).rejects.toThrow('differently');
    const gift = { idempotencyKey: 'says-something', type: 2, giftPlayerId: await shop.newPlayer() };
    await buyer.order({ ...gift, giftMessage: 'one' });
    await expect(buyer.order({ ...gift, giftMessage: 'other' })).rejects.toThrow('differently');
  });

  it('sent again after it is paid makes no second order, and says that it is over', async () => {
    const key = { idempotencyKey: 'paid-and-sent-again' };
    const { orderId } = await buyer.order(key);
    await notify(shop, 'payment.succeeded', { id: await pay(shop, orderId) });
    await expect(buyer.order(key)).rejects.toThrow('already closed');
    expect(await listPaidOrders(shop.db, buyer.id)).toHaveLength(1);
  });

  it.each([
    ['an unknown product', { productId: 999_999 }, 'No such product'],
    ['dollars by card', { currency: 'usd' }, 'currency'],
    ['a product without a price in roubles', { productId: -1 }, 'currency'],
    ['a gift to nobody', { type: 2 }, 'who the gift is for'],
    ['a gift to a short number', { type: 2, giftPlayerId: 1_234_567 }, 'who the gift is for'],
    ['a gift to a number of eleven digits', { type: 2, giftPlayerId: 12_345_678_901 }, 'who the gift is for'],
    ['a gift to who is not known', { type: 2, giftPlayerId: 4_000_000_000 }, 'no such player'],
    ['a wrong e-mail', { email: 'nobody' }, 'email'],
  ] as const)('of %s is refused', async (_, changes, said) => {
    const productId = 'productId' in changes && changes.productId === -1 ? shop.products.dollarsOnly : undefined;
    await expect(buyer.order({ ...changes, ...(productId ? { productId } : {}) })).rejects.toThrow(said);
  });

  it('is refused if it is a gift to oneself, or has a message of more than 140 characters as a person sees them', async () => {
    await expect(buyer.order({ type: 2, giftPlayerId: buyer.id })).rejects.toThrow('yourself');
    const friend = await shop.newPlayer();
    const family = '👨‍👩‍👧‍👦';
    await expect(buyer.order({ type: 2, giftPlayerId: friend, giftMessage: family.repeat(141) })).rejects.toThrow('140');
    const { orderId } = await buyer.order({ type: 2, giftPlayerId: friend, giftMessage: family.repeat(140) });
    expect((await storedOrder(shop, orderId)).giftMessage).toBe(family.repeat(140));
  });

  it('takes its price from the server and its goods to the right player, whatever the body says', async () => {
    const forged = {
      ...buyer.wish(),
      price: 1,
      amount: 1,
      amountMinor: 100,
      recipientId: 7,
      giftPlayerId: await shop.newPlayer(),
      giftMessage: 'x',
    };
    const { orderId } = await placeOrder(shop.deps, buyer.id, forged);
    expect(await storedOrder(shop, orderId)).toMatchObject({
      amountMinor: 19_900,
      recipientId: buyer.id,
      giftMessage: null,
      productAmount: 500,
    });
  });

  it('is declined with a reason in words, and may then be placed again', async () => {
    const { orderId } = await buyer.order();
    await pay(shop, orderId, 'insufficient_funds');
    expect(await checkOwnOrder(shop.deps, callerOf(buyer.id), orderId)).toMatchObject({ status: 'pending' });
    shop.move(6000);
    expect(await checkOwnOrder(shop.deps, callerOf(buyer.id), orderId)).toMatchObject({
      status: 'cancelled',
      decline: 'insufficient_funds',
    });
    await expect(checkOwnOrder(shop.deps, callerOf(await shop.newPlayer()), orderId)).rejects.toThrow('not found');
    expect(await buyer.shards()).toBe(0);
  });

  it('whose payment the bank declined is over if it is sent again: the payment system took it', async () => {
    const key = { idempotencyKey: 'declined-and-sent-again' };
    const { orderId } = await buyer.order(key);
    await notify(shop, 'payment.canceled', { id: await pay(shop, orderId, 'insufficient_funds') });
    await expect(buyer.order(key)).rejects.toMatchObject({ code: 'orderOver' });
  });

  it('is checked by the job neither later nor less often because its buyer waited on its page', async () => {
    const { orderId } = await buyer.order();
    const { nextCheckAt, checks } = await storedOrder(shop, orderId);
    for (let look = 0; look < 9; look++) {
      shop.move(10_000);
      await checkOwnOrder(shop.deps, callerOf(buyer.id), orderId);
    }
    expect(await storedOrder(shop, orderId)).toMatchObject({ nextCheckAt, checks });
    const asked = shop.yookassa.asked.length;
    await checkOwnOrder(shop.deps, callerOf(buyer.id), orderId);
    expect(shop.yookassa.asked).toHaveLength(asked);
  });

  it('shows its buyer the period of each purchase, one after the other, until it is refunded', async () => {
    const month = { productId: shop.products.month, email: 'me@example.com' };
    const first = await buyer.paid(month);
    const second = await buyer.paid(month);
    const shown = async (orderId: number) => showOrder(shop.deps, await storedOrder(shop, orderId));
    const { startsAt, endsAt, email, paidAt } = await shown(first);
    expect([startsAt, email]).toEqual([paidAt, 'me@example.com']);
    expect(await shown(second)).toMatchObject({ startsAt: endsAt, recipients: [] });
    await refundOrder(shop.deps, second, 1);
    expect(await shown(second)).toMatchObject({ status: 'refunded', startsAt: null, endsAt: null });
  });

  it('shows its buyer the period without an earlier purchase that was refunded', async () => {
    const first = await buyer.paid({ productId: shop.products.quarter });
    const second = await buyer.paid({ productId: shop.products.month });
    await refundOrder(shop.deps, first, 1);
    const { startsAt, endsAt, paidAt } = await showOrder(shop.deps, await storedOrder(shop, second));
    expect([startsAt, endsAt && new Date(endsAt).toISOString()]).toEqual([paidAt, await buyer.expiry()]);
  });

  it('expires by itself and can be resumed until then; money that arrives late counts', async () => {
    const { orderId, url } = await buyer.order();
    expect(await findOpenOrder(shop.db, buyer.id, shop.deps.now())).toMatchObject({ id: orderId, paymentUrl: url });
    shop.move(61 * MINUTE_MS);
    expect(await findOpenOrder(shop.db, buyer.id, shop.deps.now())).toBeUndefined();
    await reconcileOrders(shop.deps);
    expect((await storedOrder(shop, orderId)).status).toBe('expired');
    const paymentId = await pay(shop, orderId);
    await notify(shop, 'payment.succeeded', { id: paymentId });
    expect((await storedOrder(shop, orderId)).status).toBe('paid');
    expect(await buyer.shards()).toBe(500);
  });
});

describe('a provider that fails', () => {
  it('with 500 after it made the payment is asked again with the same key: there is one payment', async () => {
    shop.yookassa.shop.faults.failAfter = 1;
    const key = { idempotencyKey: 'retry-by-the-buyer' };
    await expect(buyer.order(key)).rejects.toThrow('not responding');
    const { orderId } = await buyer.order(key);
    expect([...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orderId))).toHaveLength(1);
  });

  it('is asked again by the job after the buyer has left, and what was paid meanwhile is granted', async () => {
    shop.yookassa.shop.faults.failAfter = 1;
    await expect(buyer.order()).rejects.toThrow('not responding');
    const [lost] = (await listOrders(shop.db, { text: String(buyer.id), status: undefined, page: 1, count: 1 })).orders;
    const payment = [...shop.yookassa.shop.payments.values()].find(({ metadata }) => metadata['order_id'] === String(lost?.orderId));
    shop.yookassa.shop.settle(payment?.id ?? '', 'succeeded');
    shop.move(11 * MINUTE_MS);
    await reconcileOrders(shop.deps);
    expect(await buyer.shards()).toBe(500);
  });

  it('with 429 makes no payment, and the order is placed later', async () => {
    shop.yookassa.shop.faults.tooMany = 1;
    const count = shop.yookassa.shop.payments.size;
    await expect(buyer.order({ idempotencyKey: 'too-many-1' })).rejects.toThrow('not responding');
    expect(shop.yookassa.shop.payments.size).toBe(count);
    await buyer.order({ idempotencyKey: 'too-many-1' });
    expect(shop.yookassa.shop.payments.size).toBe(count + 1);
  });

  it('by not letting the shop keep cards still makes a payment: the subscription is sold, and does not renew itself', async () => {
    shop.yookassa.shop.faults.isOnceOnly = true;
    const key = { idempotencyKey: 'no-cards-are-kept', productId: shop.products.month, turnOnAutoSub: true };
    const { orderId, url } = await buyer.order(key);
    expect(await buyer.order(key)).toEqual({ orderId, url });
    await pay(shop, orderId);
    await refreshOrder(shop.deps, orderId);
    expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'paid' });
    expect(await buyer.expiry()).toBeDefined();
    expect(await findRenewal(shop.db, buyer.id)).toBeUndefined();
    const made = [...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orderId));
    expect(made.map(({ description }) => description)).toEqual(['Plus, 1\u00a0месяц, без автопродления']);
  });

  it('by only accepting the order for processing is asked again with the same key: the order is not given up before the payment is made', async () => {
    shop.yookassa.shop.faults.processing = 1;
    const key = { idempotencyKey: 'taken-with-202' };
    await expect(buyer.order(key)).rejects.toThrow('not responding');
    await expect(buyer.order(key)).rejects.toThrow('not responding');
    shop.yookassa.shop.process();
    const { orderId } = await buyer.order(key);
    await pay(shop, orderId);
    shop.move(11 * MINUTE_MS);
    await reconcileOrders(shop.deps);
    expect(await buyer.shards()).toBe(500);
    expect([...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orderId))).toHaveLength(1);
  });

  it('to answer the site’s question about a notification causes it to be sent again', async () => {
    const { orderId } = await buyer.order();
    const paymentId = await pay(shop, orderId);
    const broken = { ...shop.deps, config: { ...shop.config, yookassa: { ...shop.config.yookassa, apiBase: 'http://127.0.0.1:9/v3' } } };
    const body = JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id: paymentId } });
    await expect(handleNotification(broken, body)).rejects.toThrow('not responding');
    expect(await buyer.shards()).toBe(0);
    await handleNotification(shop.deps, body);
    expect(await buyer.shards()).toBe(500);
  });
});
