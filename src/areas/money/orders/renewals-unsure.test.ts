import { beforeEach, describe, expect, it } from 'vitest';
import { addMoscowMonths } from '#lib/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import { storedOrder, withBuyer, type Buyer } from '../../../../tests/kits/buyer.ts';
import type { Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { listUnread } from './notices.repo.ts';
import { reconcileOrders } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';
import { renewSubscriptions, resumeRenewal, stopRenewal } from './renew-subscriptions.command.ts';
import { findRenewal, findStoppedRenewal } from './renewals.repo.ts';

let shop: Shop;
let buyer: Buyer;
let began: number;
const START = new Date('2026-03-10T12:00:00Z');
withBuyer((opened, arrived) => {
  shop = opened;
  buyer = arrived;
});
beforeEach(async () => {
  shop.move(START);
  await rowsOf(shop.db, `update plus_renewals set status = 'stopped'`);
  began = await buyWith(true);
});

const buyWith = (turnOnAutoSub: boolean) => buyer.paid({ productId: shop.products.month, turnOnAutoSub });
const charges = () =>
  rowsOf<{ id: string; status: string }>(
    shop.db,
    `select id, status from orders where player_id = ${buyer.id} and renewal_key is not null order by id`,
  );
const kinds = async () => (await listUnread(shop.db, buyer.id)).map(({ kind }) => kind);
const script = async (...outcomes: string[]) =>
  shop.yookassa.shop.scripts.set((await findRenewal(shop.db, buyer.id))?.methodRef ?? '', outcomes);

/** Runs the jobs from now until a moment. */
async function runUntil(moment: string, deps = shop.deps): Promise<void> {
  const end = new Date(moment).getTime();
  while (shop.deps.now().getTime() < end) {
    shop.move(Math.min(2 * HOUR_MS, end - shop.deps.now().getTime()));
    await renewSubscriptions(deps);
    await reconcileOrders(deps);
  }
}

/** The card is charged, but the answer is lost. */
async function loseTheAnswer(): Promise<void> {
  await runUntil('2026-04-10T05:30:00Z');
  shop.yookassa.shop.faults.failAfter = 1;
  shop.move(new Date('2026-04-10T07:00:00Z'));
  await renewSubscriptions(shop.deps);
}

/** The charge does not reach YooKassa. */
async function neverCharge(): Promise<void> {
  await runUntil('2026-04-10T05:30:00Z');
  shop.yookassa.shop.faults.tooMany = 1;
  shop.move(new Date('2026-04-10T07:00:00Z'));
  await renewSubscriptions(shop.deps);
}

const countPaid = async () => {
  const [charge] = await charges();
  const payments = [...shop.yookassa.shop.payments.values()];
  return payments.filter(({ metadata, status }) => metadata['order_id'] === String(charge?.id) && status === 'succeeded').length;
};

describe('a charge that never reached YooKassa', () => {
  it('is no longer made once its player has paid by hand', async () => {
    await neverCharge();
    await buyWith(false);
    await runUntil('2026-04-14T00:00:00Z');
    expect([await charges(), await countPaid()]).toMatchObject([[{ status: 'expired' }], 0]);
    expect(await findRenewal(shop.db, buyer.id)).toMatchObject({
      status: 'active',
      tries: 0,
      periodEndsAt: new Date('2026-05-10T12:00:00Z'),
    });
  });
});

describe('a charge whose answer was lost', () => {
  it('counts even if the renewal was stopped before YooKassa is asked again', async () => {
    await loseTheAnswer();
    await stopRenewal(shop.deps, buyer.id);
    await runUntil('2026-04-14T00:00:00Z');
    expect([await charges(), await countPaid()]).toMatchObject([[{ status: 'paid' }], 1]);
  });

  it('is found among hundreds of later charges', async () => {
    await loseTheAnswer();
    await stopRenewal(shop.deps, buyer.id);
    const { payments } = shop.yookassa.shop;
    const others = [...payments.values()].slice(-1).flatMap((newest) => Array.from({ length: 250 }, () => newest));
    for (const [id, other] of others.entries()) payments.set(`other-${id}`, { ...other, id: `other-${id}`, metadata: { order_id: '1' } });
    await runUntil('2026-04-10T09:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'paid' }]);
    for (const id of others.keys()) payments.delete(`other-${id}`);
  });

  it('counts at a second try too: its month begins then, without the grace period on top, and its player is told and may continue', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    await script('insufficient_funds', 'succeeded');
    await runUntil('2026-04-10T12:30:00Z');
    shop.move((await findRenewal(shop.db, buyer.id))?.nextTryAt ?? 0);
    shop.yookassa.shop.faults.failAfter = 1;
    await renewSubscriptions(shop.deps);
    await stopRenewal(shop.deps, buyer.id);
    await runUntil('2026-04-14T00:00:00Z');
    const [, second] = await charges();
    const { paidAt } = await storedOrder(shop, Number(second?.id));
    const ends = addMoscowMonths(paidAt ?? START, 1);
    expect([await buyer.expiry(), await kinds()]).toEqual([ends.toISOString(), ['renewal_soon', 'renewal_late', 'renewal_done']]);
    expect(await findStoppedRenewal(shop.db, buyer.id, shop.deps.now())).toMatchObject({ periodEndsAt: ends, tries: 0 });
    expect(
      await rowsOf(
        shop.db,
        `select starts_at, expires_at from plus_entitlements where player_id = ${buyer.id} and cause = 'order:${second?.id}'`,
      ),
    ).toEqual([{ starts_at: paidAt, expires_at: ends }]);
  });

  it('counts even if another card was saved before YooKassa is asked again', async () => {
    await loseTheAnswer();
    await buyWith(true);
    await runUntil('2026-04-14T00:00:00Z');
    expect([await charges(), await countPaid()]).toMatchObject([[{ status: 'paid' }], 1]);
  });

  it('counts even if the payment had another description when YooKassa is asked again', async () => {
    await loseTheAnswer();
    await rowsOf(shop.db, `update orders set email = 'other@example.ru' where player_id = ${buyer.id}`);
    await runUntil('2026-04-14T00:00:00Z');
    expect([await charges(), await countPaid()]).toMatchObject([[{ status: 'paid' }], 1]);
  });
});

it('a charge that YooKassa has only accepted for processing is no decline: the card is charged once', async () => {
  await runUntil('2026-04-10T05:30:00Z');
  shop.yookassa.shop.faults.processing = 1;
  await runUntil('2026-04-10T08:00:00Z');
  expect(await charges()).toMatchObject([{ status: 'created' }]);
  shop.yookassa.shop.process();
  await runUntil('2026-04-14T00:00:00Z');
  expect([await charges(), await countPaid()]).toMatchObject([[{ status: 'paid' }], 1]);
  expect(await kinds()).not.toContain('renewal_late');
});

it('a charge that never arrived is not made after the renewal is stopped', async () => {
  await neverCharge();
  await stopRenewal(shop.deps, buyer.id);
  await runUntil('2026-04-14T00:00:00Z');
  expect([await charges(), await countPaid()]).toMatchObject([[{ status: 'expired' }], 0]);
});

describe('a renewal', () => {
  it('continues after an hour in which YooKassa refused the shop’s key', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    const yookassa = { ...shop.config.yookassa, secretKey: 'changed' };
    await runUntil('2026-04-10T07:30:00Z', { ...shop.deps, config: { ...shop.config, yookassa } });
    expect(await charges()).toMatchObject([{ status: 'created' }]);
    await runUntil('2026-04-11T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'paid' }]);
  });

  it('is tried again after twenty hours without YooKassa', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    shop.yookassa.shop.faults.tooMany = 1e9;
    await runUntil('2026-04-11T08:00:00Z');
    shop.yookassa.shop.faults.tooMany = 0;
    await runUntil('2026-04-14T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'expired' }, { status: 'paid' }]);
    expect(await kinds()).toContain('renewal_done');
  });

  it('with a card that YooKassa no longer knows ends, and its player is told', async () => {
    shop.yookassa.shop.refusedCards.add((await findRenewal(shop.db, buyer.id))?.methodRef ?? '');
    await runUntil('2026-04-20T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }, { status: 'cancelled' }]);
    expect(await kinds()).toContain('renewal_failed');
    expect(await findRenewal(shop.db, buyer.id)).toBeUndefined();
  });

  it('of a player who pays by hand after a decline moves by what was bought, and the grace period is over', async () => {
    const ends = await buyer.expiry();
    await runUntil('2026-04-10T05:30:00Z');
    await script('insufficient_funds');
    await runUntil('2026-04-10T08:30:00Z');
    expect(await kinds()).toContain('renewal_late');
    await buyWith(false);
    await runUntil('2026-04-20T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'cancelled' }]);
    expect(new Date((await buyer.expiry()) ?? 0).getTime() - new Date(ends ?? 0).getTime()).toBe(30 * DAY_MS);
    await runUntil('2026-05-11T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'cancelled' }, { status: 'paid' }]);
  });

  it('that is started again after a decline adds no grace period to what was bought', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    await script('insufficient_funds');
    await runUntil('2026-04-10T08:30:00Z');
    await buyWith(true);
    expect(await buyer.expiry()).toBe('2026-05-10T12:00:00.000Z');
    expect((await findRenewal(shop.db, buyer.id))?.periodEndsAt.toISOString()).toBe(await buyer.expiry());
  });

  it('of a player who paid by hand after a decline, and got a refund, is charged at its next try', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    await script('insufficient_funds');
    await runUntil('2026-04-10T08:30:00Z');
    const byHand = await buyWith(false);
    await runUntil('2026-04-10T12:30:00Z');
    await refundOrder(shop.deps, byHand, 1);
    await runUntil('2026-04-13T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'cancelled' }, { status: 'paid' }]);
    await runUntil('2026-05-01T00:00:00Z');
    expect(await charges()).toHaveLength(2);
    expect((await findRenewal(shop.db, buyer.id))?.periodEndsAt.toISOString()).toBe(await buyer.expiry());
  });

  it('that is resumed after its charge was given up is charged once, at its next try', async () => {
    await neverCharge();
    await stopRenewal(shop.deps, buyer.id);
    await runUntil('2026-04-10T10:00:00Z');
    await resumeRenewal(shop.deps, buyer.id);
    await runUntil('2026-05-01T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'expired' }, { status: 'paid' }]);
  });

  it('whose tries were all used before it returned to its day ends, and its player is told', async () => {
    await runUntil('2026-04-10T05:30:00Z');
    await script('insufficient_funds', 'insufficient_funds', 'insufficient_funds');
    await runUntil('2026-04-12T00:00:00Z');
    shop.move((await findRenewal(shop.db, buyer.id))?.nextTryAt ?? 0);
    shop.yookassa.shop.faults.failAfter = 1;
    await renewSubscriptions(shop.deps);
    const byHand = await buyWith(false);
    await renewSubscriptions(shop.deps);
    await runUntil('2026-04-14T00:00:00Z');
    await refundOrder(shop.deps, byHand, 1);
    await runUntil('2026-04-16T00:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }, { status: 'cancelled' }]);
    expect([(await kinds()).at(-1), await findRenewal(shop.db, buyer.id)]).toEqual(['renewal_failed', undefined]);
  });

  it('waits for a charge with an unknown outcome, however often it is stopped and resumed', async () => {
    await neverCharge();
    shop.yookassa.shop.faults.tooMany = 1e9;
    for (let times = 0; times < 3; times++) {
      await stopRenewal(shop.deps, buyer.id);
      await resumeRenewal(shop.deps, buyer.id);
      shop.move(10 * MINUTE_MS);
      await renewSubscriptions(shop.deps);
    }
    await runUntil('2026-04-12T00:00:00Z');
    expect(await charges()).toHaveLength(1);
  });

  it('that is resumed so late that its charge moves says so', async () => {
    await runUntil('2026-04-10T03:00:00Z');
    await rowsOf(shop.db, `update player_notices set seen_at = now() where player_id = ${buyer.id}`);
    await stopRenewal(shop.deps, buyer.id);
    await resumeRenewal(shop.deps, buyer.id);
    await renewSubscriptions(shop.deps);
    expect(await kinds()).toContain('renewal_soon');
  });

  it.each(['goes on', 'was stopped before'])(
    'that %s and ends with the refund of what it paid is not offered again, whatever other time is left',
    async (how) => {
      await buyWith(false);
      if (how !== 'goes on') await stopRenewal(shop.deps, buyer.id);
      await refundOrder(shop.deps, began, 1);
      expect(await findRenewal(shop.db, buyer.id)).toBeUndefined();
      expect(await findStoppedRenewal(shop.db, buyer.id, shop.deps.now())).toBeUndefined();
    },
  );

  it('that ends with the refund of its charge cannot be resumed, even before the day of that charge is over', async () => {
    await runUntil('2026-04-10T07:30:00Z');
    const [charge] = await charges();
    expect(charge?.status).toBe('paid');
    await refundOrder(shop.deps, Number(charge?.id), 1);
    await expect(resumeRenewal(shop.deps, buyer.id)).rejects.toMatchObject({ code: 'renewalNotStopped' });
  });

  it('that was stopped after other time moved it is charged, once that time is refunded, when the rest ends', async () => {
    const byHand = await buyWith(false);
    await runUntil('2026-04-08T00:00:00Z');
    await stopRenewal(shop.deps, buyer.id);
    await refundOrder(shop.deps, byHand, 1);
    await resumeRenewal(shop.deps, buyer.id);
    await runUntil('2026-04-11T00:00:00Z');
    expect([await charges(), await buyer.expiry()]).toMatchObject([[{ status: 'paid' }], '2026-05-10T12:00:00.000Z']);
  });
});
