import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryBookShards } from '#areas/core/wallet/book-shards.command.ts';
import { findWallet, listEntitlements } from '#areas/core/wallet/wallet.repo.ts';
import { listWaitingGifts } from '#areas/money/gifts/gifts.repo.ts';
import { takeGift } from '#areas/money/gifts/take-gift.command.ts';
import { redeemCode } from '#areas/money/redeem-codes/redeem-code.command.ts';
import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';
import { unseal } from '#services/secrets.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { findOrderCipher } from './order-history.repo.ts';
import { judge, mayFollow, orderTypes, type JudgedOrder } from './order.rules.ts';
import type { OrderStatus } from './orders.contract.ts';
import { findOrder, findOrderOfPayment, listRecipients } from './orders.repo.ts';
import type { Snapshot } from './payment-port.contract.ts';
import { placeOrder } from './place-order.command.ts';
import { handleNotification, reconcileOrders } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';

/** How many random histories run against the database; the full proof is MONEY_HISTORIES=10000. */
const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 25);
const LIMIT_MS = Math.max(120_000, HISTORIES * 2_000);
const PLAYERS = 3;

const nat = fc.nat({ max: 7 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      who: nat,
      what: nat,
      key: nat,
      fault: fc.constantFrom('none', 'none', 'lost', 'busy'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), which: nat, isDeclined: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('notify' as const),
      which: nat,
      event: fc.constantFrom('payment.succeeded', 'payment.canceled'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forge' as const), which: nat, other: nat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 11, 61, 400) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), which: nat, isLost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redeem' as const), which: nat, who: nat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take' as const), who: nat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spend' as const), who: nat, amount: fc.constantFrom(100, 400, 900) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe(`${HISTORIES} random histories of clicks, notifications, lost answers and retries`, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('leave each player with exactly what was paid for, once', { timeout: LIMIT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) => play(shop, steps)),
      { numRuns: HISTORIES },
    );
    const [books] = await rowsOf<{ wrong: number }>(
      shop.db,
      `select count(*)::int as wrong from (select balance, sum(amount) over (partition by player_id order by number) as sum from shard_bookings) b where balance <> sum`,
    );
    expect(books?.wrong).toBe(0);
  });
});

/** Plays one history, lets everything settle, and compares the bookings with the provider's payments. */
async function play(shop: Shop, steps: readonly Step[]): Promise<void> {
  const { db, deps, yookassa, products } = shop;
  const faults = yookassa.shop.faults;
  const players: number[] = [];
  for (let n = 0; n < PLAYERS; n++) players.push(await shop.newPlayer());
  const player = (n: number) => players[n % PLAYERS] ?? 0;
  const goods = [products.shards, products.month, products.quarter];
  const ours = () => [...yookassa.shop.payments.values()].filter(({ metadata }) => made.has(Number(metadata['order_id'])));
  const pick = (n: number) => ours()[n % Math.max(1, ours().length)];
  const made = new Set<number>();
  const spent = new Map<number, number>();
  const forget = () => Object.assign(faults, { failAfter: 0, tooMany: 0 });
  const noteOrders = async () => {
    const rows = await rowsOf<{ id: number }>(db, `select id::int from orders where player_id in (${players.join()})`);
    for (const { id } of rows) made.add(id);
  };

  for (const [index, now] of steps.entries()) {
    if (now.do === 'order') {
      if (now.fault === 'lost') faults.failAfter = 1;
      if (now.fault === 'busy') faults.tooMany = 1;
      const type = now.what % 3;
      const wish = {
        currency: 'rub',
        productId: goods[now.what % 2] ?? 0,
        type,
        idempotencyKey: `history-key-${now.key % 3}`,
        giftPlayerIds: [player(now.who + 1), player(now.who + 2)].slice(0, 1 + (now.key % 2)),
      } as const;
      await Promise.allSettled([placeOrder(deps, player(now.who), wish), placeOrder(deps, player(now.who), wish)]);
      forget();
      await noteOrders();
    }
    const payment = 'which' in now ? pick(now.which) : undefined;
    if (now.do === 'pay' && payment) yookassa.shop.settle(payment.id, now.isDeclined ? 'insufficient_funds' : 'succeeded');
    if (now.do === 'notify' && payment) {
      const body = JSON.stringify({ type: 'notification', event: now.event, object: { id: payment.id, metadata: payment.metadata } });
      await Promise.allSettled(Array.from({ length: now.times }, () => handleNotification(deps, body)));
    }
    if (now.do === 'forge' && payment) {
      const victim = pick(now.other)?.metadata['order_id'];
      await handleNotification(
        deps,
        JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id: payment.id, metadata: { order_id: victim } } }),
      );
    }
    if (now.do === 'wait') {
      shop.move(now.minutes * MINUTE_MS);
      await reconcileOrders(deps);
    }
    if (now.do === 'refund' && payment) {
      if (now.isLost) faults.failAfter = 1;
      const order = await findOrderOfPayment(db, payment.id);
      await Promise.allSettled([refundOrder(deps, order?.id ?? 0, 1), refundOrder(deps, order?.id ?? 0, 1)]);
      forget();
    }
    if (now.do === 'redeem' && payment) {
      const cipher = await findOrderCipher(db, Number(payment.metadata['order_id']));
      const code = cipher === undefined ? '' : (unseal(shop.config.codeKey ?? '', cipher) ?? '');
      const tries = [player(now.who), player(now.who + 1)].map((playerId) =>
        redeemCode(db, shop.config.codeKey ?? '', { playerId, code }, deps.now()),
      );
      await Promise.allSettled(tries);
    }
    if (now.do === 'take')
      for (const { playerId, giftId } of await listWaitingGifts(db, [player(now.who)]))
        await Promise.all([takeGift(db, playerId, giftId, deps.now()), takeGift(db, playerId, giftId, deps.now())]);
    if (now.do === 'spend') {
      const cause = { playerId: player(now.who), cause: `spend ${index}`, account: 'spending' } as const;
      if ((await tryBookShards(db, cause, -now.amount, deps.now())) === 'booked')
        spent.set(player(now.who), (spent.get(player(now.who)) ?? 0) + now.amount);
    }
  }
  for (let n = 0; n < 4; n++) {
    shop.move(n === 0 ? 11 * MINUTE_MS : DAY_MS);
    await rowsOf(db, `update orders set next_check_at = '2000-01-01' where id in (${[0, ...made].join()}) and next_check_at is not null`);
    await reconcileOrders(deps);
  }
  // A refund whose answer was lost is reported by its own notification.
  for (const { id, refunded_amount } of ours())
    if (refunded_amount)
      await handleNotification(
        deps,
        JSON.stringify({ type: 'notification', event: 'refund.succeeded', object: { id: 'r', payment_id: id } }),
      );
  await compare(shop, players, made, spent);
  await rowsOf(db, `update orders set next_check_at = null where id in (${[0, ...made].join()})`);
  // Otherwise every history would search the payments of all earlier ones.
  yookassa.shop.forget();
}

async function compare(
  shop: Shop,
  players: readonly number[],
  made: ReadonlySet<number>,
  spent: ReadonlyMap<number, number>,
): Promise<void> {
  const { db, yookassa } = shop;
  const shards = new Map(players.map((id) => [id, 0 - (spent.get(id) ?? 0)]));
  const months = new Map(players.map((id) => [id, 0]));
  for (const orderId of made) {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error('an order is lost');
    const payments = [...yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orderId));
    expect(payments.length).toBeLessThanOrEqual(1);
    const [payment] = payments;
    const isKept = payment?.status === 'succeeded' && !payment.refunded_amount;
    expect([orderId, order.status === 'paid']).toEqual([orderId, isKept]);
    if (!isKept) continue;
    const [code] = await rowsOf<{ consumer: number | null }>(
      db,
      `select consumer_id::int as consumer from codes where order_id = ${orderId}`,
    );
    const gifts = await rowsOf<{ player: number; taken: boolean }>(
      db,
      `select player_id::int as player, taken_at is not null as taken from player_gifts where cause = 'order:${orderId}'`,
    );
    const recipients = await listRecipients(db, orderId);
    const isGift = order.type === orderTypes.gift;
    expect([orderId, new Set(gifts.map(({ player }) => player))]).toEqual([orderId, new Set(isGift ? recipients : [])]);
    expect(gifts.length).toBe(isGift ? recipients.length : 0);
    const given = isGift ? gifts.flatMap(({ player, taken }) => (taken ? player : [])) : recipients;
    const owners = order.type === orderTypes.coupon ? [code?.consumer ?? []].flat() : given;
    if (order.type === orderTypes.coupon) expect(code).toBeDefined();
    const held = order.productName === 'shards' ? shards : months;
    for (const owner of owners) held.set(owner, (held.get(owner) ?? 0) + order.productAmount);
  }
  for (const id of players) {
    expect([id, (await findWallet(db, id)).shards]).toEqual([id, shards.get(id)]);
    const list = await listEntitlements(db, id);
    const reversed = new Set(list.flatMap(({ reverses }) => reverses ?? []));
    const granted = list.filter(({ cause }) => !reversed.has(cause)).reduce((sum, entry) => sum + (entry.months ?? 0), 0);
    expect([id, granted]).toEqual([id, months.get(id)]);
  }
  const [money] = await rowsOf<{ sum: number }>(
    db,
    `select coalesce(sum(amount_minor), 0)::int as sum from money_bookings where order_id in (${[0, ...made].join()})`,
  );
  const kept = [...yookassa.shop.payments.values()].filter(
    ({ metadata, status, refunded_amount }) => made.has(Number(metadata['order_id'])) && status === 'succeeded' && !refunded_amount,
  );
  expect(money?.sum).toBe(kept.reduce((sum, { amount }) => sum + Number(amount.value) * 100, 0));
}

describe('10,000 random histories of what a provider may answer, in the rules alone', () => {
  const said = fc.record({
    isOurs: fc.boolean(),
    status: fc.constantFrom<Snapshot['status']>('pending', 'succeeded', 'canceled'),
    amountMinor: fc.constantFrom(100, 100, 100, 99),
    currency: fc.constantFrom('rub', 'rub', 'rub', 'usd'),
    refundedMinor: fc.constantFrom(0, 0, 50, 100),
    isTimedOut: fc.boolean(),
  });

  it('pay an order at most once, refund it at most once and only after that, and change its state only as allowed', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 20 }), (history) => {
        let order: JudgedOrder = { id: 7, status: 'created', currency: 'rub', amountMinor: 100, paymentId: null, paidAt: null };
        let [paid, takenBack] = [0, 0];
        const go = (status: OrderStatus) => {
          expect([order.status, status, mayFollow(order.status, status)]).toEqual([order.status, status, true]);
          order = { ...order, status };
        };
        for (const { isOurs, isTimedOut, ...rest } of history) {
          if (isTimedOut && (order.status === 'created' || order.status === 'pending')) go('expired');
          const payment: Snapshot = {
            paymentId: 'p',
            orderId: isOurs ? 7 : 8,
            url: undefined,
            method: undefined,
            decline: undefined,
            ...rest,
          };
          const verdict = judge(order, payment);
          if (!isOurs) expect(verdict.kind).toBe('foreign');
          if (verdict.kind === 'open') go('pending');
          if (verdict.kind === 'cancel') go('cancelled');
          if (verdict.kind === 'dispute') go('disputed');
          if (verdict.kind === 'pay') {
            expect([payment.amountMinor, payment.currency, payment.status, payment.refundedMinor]).toEqual([100, 'rub', 'succeeded', 0]);
            paid++;
            go('paid');
            order = { ...order, paidAt: new Date(0) };
          }
          if (verdict.kind === 'takeBack') {
            if (order.paidAt) takenBack++;
            go('refunded');
          }
        }
        expect(paid).toBeLessThanOrEqual(1);
        expect(takenBack).toBeLessThanOrEqual(paid);
      }),
      { numRuns: 10_000 },
    );
  });
});
