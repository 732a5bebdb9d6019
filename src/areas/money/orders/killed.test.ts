import { afterAll, beforeAll, expect, it } from 'vitest';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { listWaitingGifts } from '#areas/money/gifts/gifts.repo.ts';
import { startDying } from '../../../../tests/kits/dying/start-dying.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { placeOrder } from './place-order.command.ts';
import { reconcileOrders } from './refresh-order.command.ts';

/** How many processes are killed; the full proof is MONEY_KILLS=100. */
const KILLS = Number(process.env['MONEY_KILLS'] ?? 12);
const STEPS = 34;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(new Date());
});
afterAll(() => shop.close());

async function runChild(environment: {
  dieAt: number;
  [name: string]: string | number;
}): Promise<{ signal: string | null; output: string }> {
  const child = startDying('pay-and-die.ts', shop.connection, {
    YOOKASSA_API_BASE: shop.yookassa.apiBase,
    YOOKASSA_SHOP_ID: shop.config.yookassa.shopId ?? '',
    YOOKASSA_SECRET_KEY: shop.config.yookassa.secretKey ?? '',
    SHOP: shop.yookassa.origin,
    ...environment,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const signal = await new Promise<string | null>((resolve) => child.once('exit', (_code, given) => resolve(given)));
  return { signal, output };
}

it(
  `a payment whose process is killed at any of its steps, ${KILLS} times, is made once and granted once`,
  { timeout: Math.max(120_000, KILLS * 4_000) },
  async () => {
    const outcomes = { killed: 0, finished: 0 };
    for (let run = 0; run < KILLS; run++) {
      // The killed process uses the real clock, which this one has left behind.
      shop.move(new Date());
      const player = await shop.newPlayer();
      const dieAt = KILLS >= STEPS ? 1 + (run % STEPS) : 1 + Math.floor((run * STEPS) / KILLS);
      const isPlus = run % 2 === 0;
      const friends = run % 4 === 3 ? [await shop.newPlayer(), await shop.newPlayer()] : [];
      const type = friends.length > 0 ? 2 : 0;
      const productId = isPlus ? shop.products.month : shop.products.shards;
      const key = `killed-${run}-key`;
      const { signal, output } = await runChild({
        dieAt,
        PLAYER: player,
        PRODUCT: productId,
        TYPE: type,
        FRIENDS: friends.join(),
        KEY: key,
      });
      if (signal === 'SIGKILL') outcomes.killed++;
      else outcomes.finished++;
      if (signal === null) expect(output).toContain('DONE');
      // The buyer presses again if the order was lost, or the job finds it; then the payment is made, and the job learns of it.
      if (run % 3 === 0)
        await Promise.allSettled([
          placeOrder(shop.deps, player, {
            currency: 'rub',
            productId,
            type,
            giftPlayerIds: friends,
            idempotencyKey: key,
            turnOnAutoSub: true,
          }),
        ]);
      const settle = async () => {
        shop.move(11 * 60_000);
        await rowsOf(shop.db, `update orders set next_check_at = '2000-01-01' where player_id = ${player} and next_check_at is not null`);
        await reconcileOrders(shop.deps);
      };
      await settle();
      const orders = await rowsOf<{ id: number }>(shop.db, `select id::int from orders where player_id = ${player}`);
      expect(orders.length).toBeLessThanOrEqual(1);
      const payments = [...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orders[0]?.id));
      expect(payments.length).toBe(orders.length);
      for (const { id } of payments) shop.yookassa.shop.settle(id, 'succeeded');
      await settle();
      const wallet = await findWallet(shop.db, player);
      const gifts = (await listWaitingGifts(shop.db, friends)).map(({ playerId, amount }) => [playerId, amount]);
      expect(gifts).toEqual(orders.length === 1 ? friends.map((friend) => [friend, 500]) : []);
      if (friends.length === 0) expect(isPlus ? wallet.plusExpiresAt !== null : wallet.shards === 500).toBe(orders.length === 1);
      expect(await rowsOf(shop.db, `select 1 from plus_entitlements where player_id = ${player}`)).toHaveLength(isPlus ? orders.length : 0);
      expect(
        await rowsOf(
          shop.db,
          `select m.amount_minor from money_bookings m join orders o on o.id = m.order_id where o.player_id = ${player}`,
        ),
      ).toHaveLength(orders.length);
      expect(wallet.isRenewing).toBe(isPlus && orders.length === 1);
    }
    expect(outcomes.killed).toBeGreaterThan(KILLS * 0.6);
    process.stdout.write(`killed ${outcomes.killed}, lived ${outcomes.finished}\n`);
  },
);
