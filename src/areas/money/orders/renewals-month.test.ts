import { afterAll, beforeAll, expect, it } from 'vitest';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { addMoscowMonths } from '#lib/dates.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { findOrder } from './orders.repo.ts';
import { placeOrder } from './place-order.command.ts';
import { reconcileOrders, refreshOrder } from './refresh-order.command.ts';
import { renewSubscriptions, stopRenewal } from './renew-subscriptions.command.ts';
import { findRenewal } from './renewals.repo.ts';

const START = new Date('2026-03-10T12:00:00Z');
const RUN_EVERY_MS = 4 * HOUR_MS;
/** One begins every day; the last one's tries are over before the first one's second charge. */
const SUBSCRIBERS = 24;

type Fate = { answers: string[]; charges: string[]; isOn: boolean; doesStop?: boolean; lateDays?: number };
/** The saved card's answers when it is charged, and what becomes of the subscription. */
const fates: Record<string, Fate> = {
  pays: { answers: [], charges: ['paid'], isOn: true },
  'pays later': { answers: ['pending'], charges: ['paid'], isOn: true },
  'pays at the second try': { answers: ['insufficient_funds', 'succeeded'], charges: ['cancelled', 'paid'], isOn: true, lateDays: 1 },
  'pays at the third try': {
    answers: ['issuer_unavailable', 'general_decline', 'succeeded'],
    charges: ['cancelled', 'cancelled', 'paid'],
    isOn: true,
    lateDays: 3,
  },
  'never pays': {
    answers: ['insufficient_funds', 'insufficient_funds', 'insufficient_funds'],
    charges: ['cancelled', 'cancelled', 'cancelled'],
    isOn: false,
  },
  'has a card that ended': { answers: ['card_expired'], charges: ['cancelled'], isOn: false },
  'forbade it at the bank': { answers: ['permission_revoked'], charges: ['cancelled'], isOn: false },
  'stops in time': { answers: [], charges: [], isOn: false, doesStop: true },
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(START);
});
afterAll(() => shop.close());

type Subscriber = { id: number; fate: Fate; said: string; endsAt: Date };

async function subscribe(said: string, fate: Fate): Promise<Subscriber> {
  const id = await shop.newPlayer();
  const endsAt = addMoscowMonths(shop.deps.now(), 1);
  const { orderId } = await placeOrder(shop.deps, id, { currency: 'rub', productId: shop.products.month, type: 0, turnOnAutoSub: true });
  shop.yookassa.shop.settle((await findOrder(shop.db, orderId))?.paymentId ?? '', 'succeeded');
  await refreshOrder(shop.deps, orderId);
  shop.yookassa.shop.scripts.set((await findRenewal(shop.db, id))?.methodRef ?? '', fate.answers);
  return { id, fate, said, endsAt };
}

/** Runs the jobs twice at once; every third time the provider does what it is asked but answers 500, or is too busy. */
async function runJobs(run: number): Promise<void> {
  const { faults, payments } = shop.yookassa.shop;
  if (run % 3 === 0) Object.assign(faults, run % 2 === 0 ? { failAfter: 1 } : { tooMany: 1 });
  await Promise.all([renewSubscriptions(shop.deps), renewSubscriptions(shop.deps), reconcileOrders(shop.deps)]);
  Object.assign(faults, { failAfter: 0, tooMany: 0 });
  for (const { id, status, confirmation } of payments.values())
    if (status === 'pending' && !confirmation) shop.yookassa.shop.settle(id, 'succeeded');
}

it(
  'of two dozen people is charged correctly, never twice, and no paying player is without it for a moment',
  { timeout: 240_000 },
  async () => {
    const people: Subscriber[] = [];
    const kinds = Object.entries(fates);
    for (let n = 0; n < SUBSCRIBERS; n++) {
      const [said, fate] = kinds[n % kinds.length] ?? ['pays', { answers: [], charges: [], isOn: true }];
      people.push(await subscribe(said, fate));
      shop.move(DAY_MS);
    }
    const last = people.at(-1)?.endsAt.getTime() ?? 0;
    for (let run = 0; shop.deps.now().getTime() < last + 4 * DAY_MS; run++) {
      for (const { id, fate, endsAt } of people)
        if (fate.doesStop && shop.deps.now() > new Date(endsAt.getTime() - 2 * DAY_MS)) await stopRenewal(shop.deps, id);
      await runJobs(run);
      const now = shop.deps.now();
      for (const { id, said, fate, endsAt } of people)
        if (fate.isOn || now < endsAt)
          expect([said, (await findWallet(shop.db, id)).plusExpiresAt?.getTime()]).toEqual([
            said,
            expect.toSatisfy((at: number) => at > now.getTime()),
          ]);
      shop.move(RUN_EVERY_MS);
    }
    for (const person of people) await compare(person);
    const [books] = await rowsOf<{ sum: number }>(shop.db, 'select sum(amount_minor)::int as sum from money_bookings');
    const paid = [...shop.yookassa.shop.payments.values()].filter(({ status }) => status === 'succeeded');
    expect(books?.sum).toBe(paid.reduce((sum, { amount }) => sum + Number(amount.value) * 100, 0));
    expect(paid).toHaveLength(SUBSCRIBERS + people.filter(({ fate }) => fate.isOn).length);
  },
);

/** Checks that a subscriber's charges, notices and subscription match their fate. */
async function compare({ id, said, fate, endsAt }: Subscriber): Promise<void> {
  const charges = await rowsOf<{ id: number; status: string; at: Date; paidAt: Date | null }>(
    shop.db,
    `select id::int, status, created_at as at, paid_at as "paidAt" from orders where player_id = ${id} and renewal_key is not null order by id`,
  );
  expect([said, charges.map(({ status }) => status)]).toEqual([said, fate.charges]);
  for (const charge of charges) {
    const made = [...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(charge.id));
    expect([said, made.length]).toEqual([said, 1]);
  }
  const told = await rowsOf<{ kind: string; at: Date }>(
    shop.db,
    `select kind, created_at as at from player_notices where player_id = ${id} and kind = 'renewal_soon'`,
  );
  expect([said, told.length]).toEqual([said, 1]);
  const first = charges[0]?.at ?? endsAt;
  expect(first.getTime() - (told[0]?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(DAY_MS);
  expect(first <= endsAt).toBe(true);
  const { plusExpiresAt, isRenewing } = await findWallet(shop.db, id);
  expect([said, isRenewing]).toEqual([said, fate.isOn]);
  const until = plusExpiresAt?.getTime() ?? 0;
  const paid = charges.find(({ status }) => status === 'paid');
  if (paid && fate.lateDays) {
    // The grace period is not added on top: the month begins with the try that was paid.
    expect([said, Math.round((paid.at.getTime() - first.getTime()) / DAY_MS)]).toEqual([said, fate.lateDays]);
    expect([said, until]).toEqual([said, addMoscowMonths(paid.paidAt ?? START, 1).getTime()]);
  } else if (paid) expect([said, until]).toEqual([said, addMoscowMonths(endsAt, 1).getTime()]);
  else if (charges.length === 3) expect(until - endsAt.getTime()).toBeLessThan(5 * DAY_MS);
  else expect([said, until]).toEqual([said, endsAt.getTime()]);
}
