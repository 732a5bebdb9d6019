import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/durations.ts';
import { notify, storedOrder, withBuyer, type Buyer } from '../../../../tests/kits/buyer.ts';
import type { Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { listUnread } from './notices.repo.ts';
import { reconcileOrders } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';
import { foreseeRenewal, renewSubscriptions, resumeRenewal, stopRenewal } from './renew-subscriptions.command.ts';
import { findRenewal, findStoppedRenewal } from './renewals.repo.ts';
import { showOrder } from './show-order.service.ts';

let shop: Shop;
let buyer: Buyer;
const START = new Date('2026-03-10T12:00:00Z');
withBuyer((opened, arrived) => {
  shop = opened;
  buyer = arrived;
});
beforeEach(async () => {
  shop.move(START);
  await rowsOf(shop.db, `update plus_renewals set status = 'stopped'`);
  await buyWith(true);
});

const buyWith = (turnOnAutoSub: boolean) => buyer.paid({ productId: shop.products.month, turnOnAutoSub });
const charges = () =>
  rowsOf<{ id: string; status: string }>(
    shop.db,
    `select id, status from orders where player_id = ${buyer.id} and renewal_key is not null order by id`,
  );

/** Runs the jobs from now until a moment. */
async function runUntil(moment: string): Promise<void> {
  const end = new Date(moment).getTime();
  while (shop.deps.now().getTime() < end) {
    shop.move(Math.min(2 * HOUR_MS, end - shop.deps.now().getTime()));
    await renewSubscriptions(shop.deps);
    await reconcileOrders(shop.deps);
  }
}

const announcements = async () => (await listUnread(shop.db, buyer.id)).filter(({ kind }) => kind === 'renewal_soon');

describe('a renewal whose jobs did not run for a month', () => {
  it('announces its next try again, and charges a day later at the earliest', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    shop.yookassa.shop.faults.tooMany = 1;
    shop.move(new Date('2026-04-10T07:00:00Z'));
    await renewSubscriptions(shop.deps);
    await stopRenewal(shop.deps, buyer.id);
    await runUntil('2026-04-10T10:00:00Z');
    await resumeRenewal(shop.deps, buyer.id);
    await renewSubscriptions(shop.deps);
    expect(await announcements()).toHaveLength(2);
    shop.move(new Date('2026-05-20T12:00:00Z'));
    await renewSubscriptions(shop.deps);
    await runUntil('2026-05-21T13:30:00Z');
    expect(await charges()).toMatchObject([{ status: 'expired' }]);
    expect((await announcements()).at(-1)?.facts.at).toBe(Date.parse('2026-05-21T14:00:00Z'));
    await runUntil('2026-05-21T15:30:00Z');
    expect(await charges()).toMatchObject([{ status: 'expired' }, { status: 'paid' }]);
  });
});

describe('the grace period after a decline', () => {
  beforeEach(async () => {
    await runUntil('2026-04-10T05:30:00Z');
    shop.yookassa.shop.scripts.set((await findRenewal(shop.db, buyer.id))?.methodRef ?? '', ['insufficient_funds']);
    await runUntil('2026-04-10T08:30:00Z');
  });

  it.each([
    ['goes on', false],
    ['was stopped', true],
  ])('ends at once for a player who pays by hand while the renewal %s, and the thanks show the correct end', async (_, isStopped) => {
    if (isStopped) await stopRenewal(shop.deps, buyer.id);
    const byHand = await buyWith(false);
    expect(await buyer.expiry()).toBe('2026-05-10T12:00:00.000Z');
    expect(await showOrder(shop.deps, await storedOrder(shop, byHand))).toMatchObject({
      startsAt: '2026-04-10T12:00:00',
      endsAt: '2026-05-10T12:00:00',
    });
  });

  it('counts neither towards the next charge nor towards what is bought', async () => {
    const foreseen = async () => {
      const renewal = await findRenewal(shop.db, buyer.id);
      return renewal && foreseeRenewal(shop.deps, renewal);
    };
    const nextTryAt = (await findRenewal(shop.db, buyer.id))?.nextTryAt;
    expect(await foreseen()).toEqual({ nextChargeAt: nextTryAt, extendsFrom: new Date('2026-04-10T12:00:00Z') });
    await buyWith(false);
    const [nextChargeAt, extendsFrom] = [new Date('2026-05-10T06:00:00Z'), new Date('2026-05-10T12:00:00Z')];
    expect(await foreseen()).toEqual({ nextChargeAt, extendsFrom });
  });

  it('that is over does not change what comes later', async () => {
    await stopRenewal(shop.deps, buyer.id);
    await runUntil('2026-04-20T12:00:00Z');
    await buyWith(false);
    expect(await buyer.expiry()).toBe('2026-05-20T12:00:00.000Z');
    expect(await rowsOf(shop.db, `select 1 from plus_entitlements where player_id = ${buyer.id} and kind = 'reversal'`)).toEqual([]);
  });

  it.each([
    ['shards', () => buyer.paid()],
    ['a gift', async () => buyer.paid({ productId: shop.products.month, type: 2, giftPlayerId: await shop.newPlayer() })],
  ])('continues for a player who buys %s', async (_, buy) => {
    await buy();
    expect((await buyer.expiry())?.slice(0, 10)).toBe('2026-04-14');
  });
});

describe('a charge that YooKassa refunded before it was booked', () => {
  it('ends the renewal: the card is not charged again, and the renewal cannot be resumed', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    shop.yookassa.shop.faults.failAfter = 1;
    shop.move(new Date('2026-04-10T07:00:00Z'));
    await renewSubscriptions(shop.deps);
    const [charge] = await charges();
    const payment = [...shop.yookassa.shop.payments.values()].find(({ metadata }) => metadata['order_id'] === String(charge?.id));
    if (!payment) throw new Error('no charge');
    payment.refunded_amount = payment.amount;
    await notify(shop, 'payment.succeeded', payment);
    expect(await charges()).toMatchObject([{ status: 'refunded' }]);
    await runUntil('2026-04-16T00:00:00Z');
    expect(await charges()).toHaveLength(1);
    expect(await findRenewal(shop.db, buyer.id)).toBeUndefined();
    expect(await findStoppedRenewal(shop.db, buyer.id, shop.deps.now())).toBeUndefined();
  });
});

describe('a charge that was given up after a day without YooKassa, but had been made', () => {
  const told = (orderId: string | undefined) =>
    rowsOf<{ kind: string }>(shop.db, `select kind from player_notices where player_id = ${buyer.id} and cause = 'order:${orderId}'`);

  /** The provider is too busy until the first moment, then answers until the second. */
  async function giveUp(until: string, answersUntil: string): Promise<void> {
    shop.yookassa.shop.faults.tooMany = 1e9;
    await runUntil(until);
    shop.yookassa.shop.faults.tooMany = 0;
    await runUntil(answersUntil);
  }

  /** The money of a charge arrives. */
  async function payLate(orderId: string | undefined): Promise<void> {
    const [made] = [...shop.yookassa.shop.payments.values()].filter(({ status }) => status === 'succeeded').slice(-1);
    if (!made) throw new Error('no payment');
    const late = { ...made, id: `late-${orderId}`, metadata: { order_id: String(orderId) } };
    shop.yookassa.shop.payments.set(late.id, late);
    await notify(shop, 'payment.succeeded', late);
  }

  it('is reported as made, and the notice that it failed is removed', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    await giveUp('2026-04-11T08:00:00Z', '2026-04-11T15:00:00Z');
    const [charge] = await charges();
    expect([charge?.status, await told(charge?.id)]).toEqual(['expired', [{ kind: 'renewal_late' }]]);
    await payLate(charge?.id);
    expect([(await charges())[0]?.status, await told(charge?.id)]).toEqual(['paid', [{ kind: 'renewal_done' }]]);
  });

  it('is reported as made after the last try too, and no more charges follow, as announced', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    const declines = ['insufficient_funds', 'insufficient_funds'];
    shop.yookassa.shop.scripts.set((await findRenewal(shop.db, buyer.id))?.methodRef ?? '', declines);
    await runUntil('2026-04-13T05:00:00Z');
    await giveUp('2026-04-14T12:00:00Z', '2026-04-15T00:00:00Z');
    const [, , last] = await charges();
    expect([last?.status, await told(last?.id)]).toEqual(['expired', [{ kind: 'renewal_failed' }]]);
    await payLate(last?.id);
    expect([(await charges()).at(-1)?.status, await told(last?.id)]).toEqual(['paid', [{ kind: 'renewal_done' }]]);
    await runUntil('2026-06-01T00:00:00Z');
    expect(await charges()).toHaveLength(3);
  });
});

it('a renewal stays if a purchase beside it is refunded, even one that was to renew itself and could not', async () => {
  const ends = await buyer.expiry();
  shop.move(HOUR_MS);
  shop.yookassa.shop.faults.isOnceOnly = true;
  const once = await buyWith(true);
  shop.yookassa.shop.faults.isOnceOnly = false;
  await refundOrder(shop.deps, once, 1);
  expect((await findRenewal(shop.db, buyer.id))?.periodEndsAt.toISOString()).toBe(ends);
  await runUntil('2026-04-11T00:00:00Z');
  expect(await charges()).toMatchObject([{ status: 'paid' }]);
});
