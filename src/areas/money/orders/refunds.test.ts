import { describe, expect, it } from 'vitest';
import { redeemCode } from '#areas/money/redeem-codes/redeem-code.command.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { unseal } from '#services/secrets.ts';
import { withBuyer, shardsOf, storedOrder, eventsOf, type Buyer } from '../../../../tests/kits/buyer.ts';
import type { Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { listGiftHistory } from './order-history.repo.ts';
import { handleNotification, reconcileOrders } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';

const ADMIN = 1;
let shop: Shop;
let buyer: Buyer;
withBuyer((opened, arrived) => {
  shop = opened;
  buyer = arrived;
});

describe('a refund', () => {
  it.each(['insufficient_funds', 'pending'])('that YooKassa does not make, answering %s, takes nothing back', async (fate) => {
    const orderId = await buyer.paid({ productId: shop.products.month });
    const before = await buyer.expiry();
    shop.yookassa.shop.refundScript.push(fate);
    await refundOrder(shop.deps, orderId, ADMIN).catch(() => {});
    expect([(await storedOrder(shop, orderId)).status, await buyer.expiry()]).toEqual(['paid', before]);
    expect((await eventsOf(shop.db, orderId)).some(({ kind }) => kind === 'refund refused')).toBe(fate !== 'pending');
  });

  it('that was refused is made when it is requested again and the shop has the money; one whose answer was lost is made once', async () => {
    const orderId = await buyer.paid({ productId: shop.products.month });
    shop.yookassa.shop.refundScript.push('insufficient_funds', 'insufficient_funds');
    for (let times = 0; times < 2; times++) expect(await refundOrder(shop.deps, orderId, ADMIN)).toMatchObject({ status: 'paid' });
    shop.yookassa.shop.faults.failAfter = 1;
    await expect(refundOrder(shop.deps, orderId, ADMIN)).rejects.toMatchObject({ code: 'paymentUnavailable' });
    expect(await refundOrder(shop.deps, orderId, ADMIN)).toMatchObject({ status: 'refunded' });
    expect((await eventsOf(shop.db, orderId)).filter(({ kind }) => kind === 'refund refused')).toHaveLength(2);
    expect(shop.yookassa.asked.slice(-2)).toEqual(['POST /v3/refunds', 'POST /v3/refunds']);
  });

  it('that YooKassa has only accepted for processing is not shown as refused, and is made once', async () => {
    const orderId = await buyer.paid({ productId: shop.products.month });
    shop.yookassa.shop.faults.processing = 1;
    await expect(refundOrder(shop.deps, orderId, ADMIN)).rejects.toMatchObject({ code: 'paymentUnavailable' });
    shop.yookassa.shop.process();
    shop.move(HOUR_MS);
    await reconcileOrders(shop.deps);
    expect((await storedOrder(shop, orderId)).status).toBe('refunded');
  });

  it('whose answer was lost is found by the job', async () => {
    const orderId = await buyer.paid({ productId: shop.products.month });
    shop.yookassa.shop.faults.failAfter = 1;
    await expect(refundOrder(shop.deps, orderId, ADMIN)).rejects.toMatchObject({ code: 'paymentUnavailable' });
    shop.move(HOUR_MS);
    await reconcileOrders(shop.deps);
    expect((await storedOrder(shop, orderId)).status).toBe('refunded');
  });

  it('whose answer was lost is found when it is requested again, even if YooKassa has forgotten its key', async () => {
    const orderId = await buyer.paid({ productId: shop.products.month });
    shop.yookassa.shop.faults.failAfter = 1;
    await expect(refundOrder(shop.deps, orderId, ADMIN)).rejects.toMatchObject({ code: 'paymentUnavailable' });
    shop.yookassa.shop.forgetKeys();
    shop.move(2 * DAY_MS);
    expect((await refundOrder(shop.deps, orderId, ADMIN)).status).toBe('refunded');
  });

  it('takes back exactly what was granted, once, and is booked', async () => {
    await buyer.paid({ productId: shop.products.month });
    const before = await buyer.expiry();
    const second = await buyer.paid({ productId: shop.products.quarter });
    expect(await buyer.expiry()).not.toBe(before);
    await Promise.allSettled([refundOrder(shop.deps, second, ADMIN), refundOrder(shop.deps, second, ADMIN)]);
    expect(await buyer.expiry()).toBe(before);
    expect((await storedOrder(shop, second)).status).toBe('refunded');
    expect(
      await rowsOf(shop.db, `select sum(amount_minor)::int as sum, count(*)::int as count from money_bookings where order_id = ${second}`),
    ).toEqual([{ sum: 0, count: 2 }]);
    await expect(refundOrder(shop.deps, second, ADMIN)).rejects.toThrow('cannot be refunded');
    expect((await eventsOf(shop.db, second)).filter(({ kind }) => kind === 'refunded')).toMatchObject([{ actorId: ADMIN }]);
  });

  it('that YooKassa made by itself is followed, and one whose answer was lost can be repeated', async () => {
    const orderId = await buyer.paid();
    shop.yookassa.shop.faults.failAfter = 1;
    await expect(refundOrder(shop.deps, orderId, ADMIN)).rejects.toThrow('not responding');
    const { paymentId } = await storedOrder(shop, orderId);
    await handleNotification(
      shop.deps,
      JSON.stringify({ type: 'notification', event: 'refund.succeeded', object: { id: 'r1', payment_id: paymentId } }),
    );
    expect((await storedOrder(shop, orderId)).status).toBe('refunded');
    expect(await buyer.shards()).toBe(0);
    expect((await eventsOf(shop.db, orderId)).at(-1)).toMatchObject({ detail: 'refunded by an admin', actorId: ADMIN });
  });

  it('of a code makes it worthless, or takes back what it gave', async () => {
    const key = shop.config.codeKey ?? '';
    const unused = await buyer.paid({ type: 1 });
    const used = await buyer.paid({ type: 1 });
    const codes = (await listGiftHistory(shop.db, buyer.id)).map(({ cipher }) => unseal(key, cipher ?? '') ?? '');
    const friend = await shop.newPlayer();
    await redeemCode(shop.db, key, { playerId: friend, code: codes[0] ?? '' }, shop.deps.now());
    expect(await shardsOf(shop, friend)).toBe(500);
    await refundOrder(shop.deps, used, ADMIN);
    await refundOrder(shop.deps, unused, ADMIN);
    expect(await shardsOf(shop, friend)).toBe(0);
    await expect(redeemCode(shop.db, key, { playerId: friend, code: codes[1] ?? '' }, shop.deps.now())).rejects.toThrow('No such');
  });
});
