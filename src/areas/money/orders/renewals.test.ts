import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { listUnread } from './notices.repo.ts';
import { findOrder } from './orders.repo.ts';
import { placeOrder } from './place-order.command.ts';
import { reconcileOrders, refreshOrder } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';
import { renewSubscriptions, resumeRenewal, stopRenewal } from './renew-subscriptions.command.ts';
import { findRenewal } from './renewals.repo.ts';
import { chargeAt } from './renewals.rules.ts';

let shop: Shop;
let player: number;
const START = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  shop = await openShop(START);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.move(START);
  Object.assign(shop.yookassa.shop.faults, { failAfter: 0, tooMany: 0, isOnceOnly: false });
  await rowsOf(shop.db, `update plus_renewals set status = 'stopped'`);
  player = await shop.newPlayer();
  const { orderId } = await placeOrder(shop.deps, player, {
    currency: 'rub',
    productId: shop.products.month,
    type: 0,
    turnOnAutoSub: true,
  });
  shop.yookassa.shop.settle((await findOrder(shop.db, orderId))?.paymentId ?? '', 'succeeded');
  await refreshOrder(shop.deps, orderId);
});

const expiry = async () => (await findWallet(shop.db, player)).plusExpiresAt?.toISOString();
const charges = () =>
  rowsOf<{ status: string; at: Date }>(
    shop.db,
    `select status, created_at as at from orders where player_id = ${player} and renewal_key is not null order by id`,
  );
const kinds = async () => (await listUnread(shop.db, player)).map(({ kind }) => kind);
/** Runs the jobs from now until a moment. */
async function runUntil(moment: string | Date, everyMs = 3 * HOUR_MS): Promise<void> {
  const end = new Date(moment).getTime();
  while (shop.deps.now().getTime() < end) {
    shop.move(Math.min(everyMs, end - shop.deps.now().getTime()));
    await renewSubscriptions(shop.deps);
    await reconcileOrders(shop.deps);
  }
}
/** Sets the answers of the saved card's next charges, in order. */
async function script(...outcomes: string[]): Promise<void> {
  shop.yookassa.shop.scripts.set((await findRenewal(shop.db, player))?.methodRef ?? '', outcomes);
}

describe('a subscription that renews itself', () => {
  it('is stopped and resumed within its period, announced again and charged', async () => {
    await runUntil('2026-04-08T12:00:00Z');
    await stopRenewal(shop.deps, player);
    await resumeRenewal(shop.deps, player);
    await resumeRenewal(shop.deps, player);
    await runUntil('2026-04-11T12:00:00Z');
    expect((await charges()).map(({ status }) => status)).toEqual(['paid']);
    expect(await expiry()).toBe('2026-05-10T12:00:00.000Z');
    await stopRenewal(shop.deps, player);
    await runUntil('2026-05-11T12:00:00Z');
    await expect(resumeRenewal(shop.deps, player)).rejects.toMatchObject({ code: 'renewalNotStopped' });
  });

  it('stays active while the outcome of its charge is unknown', async () => {
    shop.yookassa.shop.faults.isOnceOnly = true;
    for (const moment of ['2026-04-10T13:00:00Z', '2026-04-11T01:00:00Z', '2026-04-12T13:00:00Z', '2026-04-15T06:00:00Z']) {
      await runUntil(moment);
      expect(Date.parse((await expiry()) ?? '')).toBeGreaterThan(Date.parse(moment));
    }
    shop.yookassa.shop.faults.isOnceOnly = false;
    shop.yookassa.shop.forgetKeys();
    await runUntil('2026-04-15T18:00:00Z');
    expect((await charges()).at(-1)).toMatchObject({ status: 'paid' });
    expect(await kinds()).toContain('renewal_done');
  });

  it('is announced three days before, charged once a month, and never interrupted', async () => {
    expect(await expiry()).toBe('2026-04-10T12:00:00.000Z');
    await runUntil('2026-04-07T05:00:00Z');
    expect(await kinds()).toEqual([]);
    await runUntil('2026-04-07T12:00:00Z');
    expect(await listUnread(shop.db, player)).toMatchObject([
      { kind: 'renewal_soon', facts: { price: 29_900, currency: 'rub', at: Date.parse('2026-04-10T06:00:00Z'), isCardEnding: false } },
    ]);
    expect(await charges()).toEqual([]);
    await runUntil('2026-06-11T12:00:00Z');
    expect((await charges()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(await expiry()).toBe('2026-07-10T12:00:00.000Z');
    expect((await charges())[0]?.at.getTime()).toBeLessThan(Date.parse('2026-04-10T12:00:00Z'));
    expect((await kinds()).filter((kind) => kind === 'renewal_done')).toHaveLength(3);
  });

  it('is charged once, however many workers run at once, and after lost answers', async () => {
    await runUntil('2026-04-10T05:00:00Z');
    shop.move(new Date('2026-04-10T07:00:00Z'));
    shop.yookassa.shop.faults.failAfter = 1;
    await Promise.all(Array.from({ length: 4 }, () => renewSubscriptions(shop.deps)));
    await runUntil('2026-04-10T18:00:00Z', HOUR_MS);
    expect((await charges()).map(({ status }) => status)).toEqual(['paid']);
    const made = [...shop.yookassa.shop.payments.values()].filter(({ created_at, confirmation }) => created_at && !confirmation);
    const orders = await rowsOf<{ id: number }>(
      shop.db,
      `select id::int from orders where player_id = ${player} and renewal_key is not null`,
    );
    expect(made.filter(({ metadata }) => metadata['order_id'] === String(orders[0]?.id))).toHaveLength(1);
    expect(await expiry()).toBe('2026-05-10T12:00:00.000Z');
  });

  it('that is declined is tried again a day and three days later, stays active meanwhile, and then ends with the reason', async () => {
    await runUntil('2026-04-10T05:00:00Z');
    await script('insufficient_funds', 'issuer_unavailable', 'insufficient_funds');
    await runUntil('2026-04-10T20:00:00Z', HOUR_MS);
    expect(await kinds()).toEqual(['renewal_soon', 'renewal_late']);
    expect(Date.parse((await expiry()) ?? '')).toBeGreaterThan(Date.parse('2026-04-13T12:00:00Z'));
    await runUntil('2026-04-20T00:00:00Z', HOUR_MS);
    const tries = await charges();
    expect(tries.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const [first, second, third] = tries.map(({ at }) => at.getTime());
    expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (first ?? 0)].map((ms) => Math.round(ms / DAY_MS))).toEqual([1, 3]);
    expect((await listUnread(shop.db, player)).at(-1)).toMatchObject({ kind: 'renewal_failed', facts: { decline: 'insufficient_funds' } });
    expect((await findWallet(shop.db, player)).isRenewing).toBe(false);
    expect(Date.parse((await expiry()) ?? '')).toBeLessThan(Date.parse('2026-04-15T00:00:00Z'));
  });

  it('that is paid at the second try gets its whole month, without the grace period on top', async () => {
    await runUntil('2026-04-10T05:00:00Z');
    await script('insufficient_funds', 'succeeded');
    await runUntil('2026-04-15T00:00:00Z', HOUR_MS);
    const [, second] = await charges();
    expect(second?.status).toBe('paid');
    const until = Date.parse((await expiry()) ?? '');
    expect(until).toBeGreaterThan(Date.parse('2026-05-10T12:00:00Z') - 1);
    expect(until).toBeLessThan(Date.parse('2026-05-11T12:00:00Z'));
  });

  it.each(['card_expired', 'permission_revoked', 'fraud_suspected'])('ends at once when a charge is declined with %s', async (reason) => {
    await runUntil('2026-04-10T05:00:00Z');
    await script(reason);
    await runUntil('2026-04-12T00:00:00Z', HOUR_MS);
    expect(await charges()).toHaveLength(1);
    expect((await listUnread(shop.db, player)).at(-1)).toMatchObject({ kind: 'renewal_failed', facts: { decline: reason } });
    expect(await expiry()).toBe('2026-04-10T12:00:00.000Z');
  });

  it('warns about a card that expires before the charge', async () => {
    await rowsOf(shop.db, `update plus_renewals set card_ends_at = '2026-03-31T23:59:59Z' where player_id = ${player}`);
    await runUntil('2026-04-08T00:00:00Z');
    expect(await listUnread(shop.db, player)).toMatchObject([{ kind: 'renewal_soon', facts: { isCardEnding: true } }]);
  });

  it('that is stopped is never charged again, and the paid time stays', async () => {
    await runUntil('2026-04-08T00:00:00Z');
    await stopRenewal(shop.deps, player);
    await runUntil('2026-04-20T00:00:00Z');
    expect(await charges()).toEqual([]);
    expect(await expiry()).toBe('2026-04-10T12:00:00.000Z');
  });

  it('moves by time that was bought meanwhile', async () => {
    const { orderId } = await placeOrder(shop.deps, player, {
      currency: 'rub',
      productId: shop.products.quarter,
      type: 0,
      turnOnAutoSub: false,
    });
    shop.yookassa.shop.settle((await findOrder(shop.db, orderId))?.paymentId ?? '', 'succeeded');
    await refreshOrder(shop.deps, orderId);
    const renewal = await findRenewal(shop.db, player);
    expect(renewal && chargeAt(renewal, (await findWallet(shop.db, player)).plusExpiresAt).toISOString()).toBe('2026-07-10T06:00:00.000Z');
    await runUntil('2026-05-01T00:00:00Z', DAY_MS / 2);
    expect(await charges()).toEqual([]);
    await runUntil('2026-07-10T18:00:00Z', DAY_MS / 4);
    expect((await charges()).map(({ status }) => status)).toEqual(['paid']);
    expect(await expiry()).toBe('2026-08-10T12:00:00.000Z');
  });

  it('ends when the order that began it is refunded, and the card is not charged again', async () => {
    const [began] = await rowsOf<{ id: string }>(shop.db, `select id from orders where player_id = ${player}`);
    await refundOrder(shop.deps, Number(began?.id), 1);
    expect(await findRenewal(shop.db, player)).toBeUndefined();
    await runUntil('2026-04-12T00:00:00Z', DAY_MS / 2);
    expect(await charges()).toEqual([]);
  });

  it('returns to its day when the time that moved it is refunded', async () => {
    const { orderId } = await placeOrder(shop.deps, player, {
      currency: 'rub',
      productId: shop.products.quarter,
      type: 0,
      turnOnAutoSub: false,
    });
    shop.yookassa.shop.settle((await findOrder(shop.db, orderId))?.paymentId ?? '', 'succeeded');
    await refreshOrder(shop.deps, orderId);
    await runUntil('2026-04-08T00:00:00Z', DAY_MS / 2);
    expect((await findRenewal(shop.db, player))?.periodEndsAt.toISOString()).toBe('2026-07-10T12:00:00.000Z');
    await refundOrder(shop.deps, orderId, 1);
    expect((await findRenewal(shop.db, player))?.periodEndsAt.toISOString()).toBe('2026-04-10T12:00:00.000Z');
    await runUntil('2026-04-11T12:00:00Z');
    expect((await charges()).map(({ status }) => status)).toEqual(['paid']);
    expect(await expiry()).toBe('2026-05-10T12:00:00.000Z');
  });

  it('is never charged less than a day after it was announced, even if the jobs did not run', async () => {
    shop.move(new Date('2026-04-10T11:00:00Z'));
    await renewSubscriptions(shop.deps);
    await runUntil('2026-04-11T10:00:00Z', HOUR_MS);
    expect(await charges()).toEqual([]);
    await runUntil('2026-04-11T13:00:00Z', HOUR_MS);
    expect((await charges()).map(({ status }) => status)).toEqual(['paid']);
  });
});
