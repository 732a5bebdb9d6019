import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#site/jobs.ts';
import { newBuyer, notify, pay, storedOrder, eventsOf, type Buyer } from '../../../../tests/kits/buyer.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWebSite } from '../../../../tests/kits/web-site.ts';
import { handleNotification, refreshOrder } from './refresh-order.command.ts';
import { yookassa } from './yookassa.provider.ts';

// A whole site, so that the stand-in's own notifications reach it.
let shop: Shop;
let buyer: Buyer;
let origin = '';
const patience = { timeout: 10_000 };
beforeAll(async () => {
  shop = await openShop(new Date(), async (environment) => {
    const site = await openWebSite({ ...environment, YOOKASSA_NOTIFY_FROM: '127.0.0.1,203.0.113.0/24,2001:db8::/32' });
    ({ origin } = site);
    return site;
  });
  shop.yookassa.shop.notifyUrl = `${origin}/api/webhooks/yookassa`;
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await newBuyer(shop);
});

const status = async (orderId: number) => (await storedOrder(shop, orderId)).status;
const heard = (orderId: number) =>
  rowsOf<{ event: string; times: number }>(
    shop.db,
    `select event, times::int as times from payment_notifications p join orders o using (payment_id) where o.id = ${orderId} order by event`,
  );
const booked = (orderId: number) =>
  rowsOf<{ kind: string }>(shop.db, `select kind from money_bookings where order_id = ${orderId} order by kind`);
/** The seller refunds an order in the provider's own dashboard. */
async function refundThere(orderId: number): Promise<void> {
  const { paymentId, currency, amountMinor } = await storedOrder(shop, orderId);
  const wish = { paymentId: paymentId ?? '', key: `cabinet-${orderId}`, currency, amountMinor };
  expect(await yookassa(shop.config.yookassa, shop.deps.log)?.refund(wish)).toEqual({ kind: 'done' });
}

describe('notifications that arrive several times, late and in the wrong order', () => {
  it('of two orders grant each of them once', async () => {
    Object.assign(shop.yookassa.shop.faults, { isReordering: true, copies: 3 });
    const first = (await buyer.order()).orderId;
    const second = (await buyer.order({ productId: shop.products.month })).orderId;
    await pay(shop, first);
    await pay(shop, second);
    await expect.poll(() => heard(first), patience).toEqual([{ event: 'payment.succeeded', times: 3 }]);
    expect(await heard(second)).toEqual([{ event: 'payment.succeeded', times: 3 }]);
    expect([await status(first), await status(second), await buyer.shards()]).toEqual(['paid', 'paid', 500]);
    expect([await booked(first), await booked(second)]).toEqual([[{ kind: 'paid' }], [{ kind: 'paid' }]]);
    expect(await rowsOf(shop.db, `select 1 from plus_entitlements where player_id = ${buyer.id}`)).toHaveLength(1);
  });

  it('of a payment and its refund, the refund first, leave nothing granted and nothing booked', async () => {
    shop.yookassa.shop.faults.isReordering = true;
    const { orderId } = await buyer.order();
    await pay(shop, orderId);
    await refundThere(orderId);
    await expect
      .poll(async () => (await heard(orderId)).map(({ event }) => event), patience)
      .toEqual(['payment.succeeded', 'refund.succeeded']);
    expect([await status(orderId), await buyer.shards(), await booked(orderId)]).toEqual(['refunded', 0, []]);
  });

  it('that arrive after the buyer has looked change nothing, but take back what was refunded meanwhile', async () => {
    shop.yookassa.shop.faults.lateMs = 400;
    const orderId = await buyer.paid();
    expect([await status(orderId), await heard(orderId), await buyer.shards()]).toEqual(['paid', [], 500]);
    await expect.poll(() => heard(orderId), patience).toEqual([{ event: 'payment.succeeded', times: 1 }]);
    expect([await status(orderId), await buyer.shards()]).toEqual(['paid', 500]);
    await refundThere(orderId);
    expect(await buyer.shards()).toBe(500);
    await expect.poll(() => status(orderId), patience).toBe('refunded');
    expect((await eventsOf(shop.db, orderId)).at(-1)).toMatchObject({ detail: 'refunded at the provider', actorId: null });
    expect([await buyer.shards(), await booked(orderId)]).toEqual([0, [{ kind: 'paid' }, { kind: 'refunded' }]]);
  });

  it('count even with null for unknown values, and a card without a number can still renew', async () => {
    shop.yookassa.shop.faults.isTellingNulls = true;
    const { orderId } = await buyer.order({ productId: shop.products.month, turnOnAutoSub: true });
    await pay(shop, orderId);
    await expect.poll(() => status(orderId), patience).toBe('paid');
    expect(await rowsOf(shop.db, `select status from plus_renewals where player_id = ${buyer.id}`)).toEqual([{ status: 'active' }]);
    const declined = (await buyer.order()).orderId;
    await pay(shop, declined, 'card_expired');
    await expect.poll(() => status(declined), patience).toBe('cancelled');
    expect((await storedOrder(shop, declined)).decline).toBe('card_expired');
    const { paymentId } = await storedOrder(shop, orderId);
    const hint = { type: 'notification', event: 'payment.succeeded', object: { id: paymentId, metadata: null } };
    const before = await heard(orderId);
    await handleNotification(shop.deps, JSON.stringify(hint));
    expect(before).not.toEqual(await heard(orderId));
  });

  it('that are lost are replaced by asking the provider', async () => {
    shop.yookassa.shop.faults.copies = 0;
    const { orderId } = await buyer.order();
    await pay(shop, orderId);
    expect([await status(orderId), await heard(orderId)]).toEqual(['pending', []]);
    await refreshOrder(shop.deps, orderId);
    expect([await status(orderId), await buyer.shards()]).toEqual(['paid', 500]);
  });
});

describe('notifications, by the network that they come from', () => {
  it.each([
    ['from this machine', {}, 200],
    ['through the proxy from a named network', { 'x-forwarded-for': '203.0.113.7' }, 200],
    ['through the proxy from a named network of IPv6', { 'x-forwarded-for': '2001:db8::7' }, 200],
    ['through the proxy from elsewhere', { 'x-forwarded-for': '198.51.100.1' }, 401],
    ['through the proxy from elsewhere by IPv6', { 'x-forwarded-for': '2001:db9::7' }, 401],
    ['from elsewhere, with a forged first address', { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' }, 401],
    ['that says so itself', { 'x-remote-address': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' }, 401],
  ])('%s are answered correctly', async (_, headers, expected) => {
    shop.yookassa.shop.faults.copies = 0;
    const { orderId } = await buyer.order();
    const id = await pay(shop, orderId);
    const body = JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id } });
    const answer = await fetch(`${origin}/api/webhooks/yookassa`, { method: 'POST', body, headers });
    expect(answer.status).toBe(expected);
    expect(await status(orderId)).toBe(expected === 200 ? 'paid' : 'pending');
    expect(await heard(orderId)).toHaveLength(expected === 200 ? 1 : 0);
  });
});

describe('notifications that cannot be trusted', () => {
  it('grant nothing: forged, foreign, unreadable, or with another payment', async () => {
    const { orderId } = await buyer.order();
    const { paymentId } = await storedOrder(shop, orderId);
    const other = await buyer.paid({ productId: shop.products.month });
    await notify(shop, 'payment.succeeded', { id: paymentId ?? '' });
    await notify(shop, 'payment.succeeded', { id: 'no-such-payment', metadata: { order_id: String(orderId) } });
    const { paymentId: anothers } = await storedOrder(shop, other);
    await notify(shop, 'payment.succeeded', { id: anothers, metadata: { order_id: String(orderId) } });
    await handleNotification(shop.deps, 'nonsense');
    await handleNotification(shop.deps, '{"type":"notification","event":"payment.succeeded","object":{"id":"x"}}');
    expect((await storedOrder(shop, orderId)).status).toBe('pending');
    expect(await buyer.shards()).toBe(0);
  });

  it('leave nothing behind, however many and however long they are', async () => {
    // Not how often: the shop may repeat notifications of earlier orders.
    const kept = () => rowsOf(shop.db, 'select provider, digest from payment_notifications order by 1, 2');
    const before = await kept();
    const { orderId } = await buyer.order();
    const { paymentId } = await storedOrder(shop, orderId);
    for (let n = 0; n < 20; n++) {
      const pad = `${n}`.repeat(5000);
      const metadata = { order_id: String(orderId) };
      await handleNotification(shop.deps, `nonsense ${pad}`);
      for (const object of [
        { id: `z${n}`, pad },
        { id: `y${n}`, metadata, pad },
      ])
        await handleNotification(shop.deps, JSON.stringify({ type: 'notification', event: 'payment.succeeded', object }));
    }
    expect(await kept()).toEqual(before);
    for (let n = 0; n < 20; n++)
      await handleNotification(
        shop.deps,
        JSON.stringify({ type: 'notification', event: `payment.${n}`, object: { id: paymentId, pad: `${n}`.repeat(5000) } }),
      );
    expect(
      await rowsOf(
        shop.db,
        `select times::int as times, length(body) < 200 as short from payment_notifications where payment_id = '${paymentId}'`,
      ),
    ).toEqual([{ times: 20, short: true }]);
  });

  it('are deleted after two months even if they can be trusted', async () => {
    const { orderId } = await buyer.order();
    await notify(shop, 'payment.succeeded', { id: (await storedOrder(shop, orderId)).paymentId ?? '' });
    const sweep = jobs.find(({ name }) => name === 'sweep-payment-notifications');
    const day = 24 * 3600 * 1000;
    await sweep?.run({ ...shop.deps, database: {}, now: () => new Date(Date.now() + 59 * day) });
    expect(await heard(orderId)).toHaveLength(1);
    await sweep?.run({ ...shop.deps, database: {}, now: () => new Date(Date.now() + 61 * day) });
    expect(await heard(orderId)).toHaveLength(0);
  });

  it('with another sum or currency open a dispute and grant no goods', async () => {
    for (const amount of [
      { value: '1.00', currency: 'RUB' },
      { value: '199.00', currency: 'USD' },
    ]) {
      const { orderId } = await buyer.order();
      const paymentId = await pay(shop, orderId);
      const payment = shop.yookassa.shop.payments.get(paymentId);
      if (payment) payment.amount = amount;
      await notify(shop, 'payment.succeeded', { id: paymentId });
      expect((await storedOrder(shop, orderId)).status).toBe('disputed');
    }
    expect(await buyer.shards()).toBe(0);
  });
});
