import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockWallet } from '#areas/core/wallet/wallet.repo.ts';
import { findOrder } from '#areas/money/orders/orders.repo.ts';
import { placeOrder } from '#areas/money/orders/place-order.command.ts';
import { refreshOrder } from '#areas/money/orders/refresh-order.command.ts';
import { findRenewal } from '#areas/money/orders/renewals.repo.ts';
import { updateLink, upsertLink } from '#areas/money/patreon/patreon.repo.ts';
import { inTransaction } from '#db/pool.ts';
import { withBuyer, type Buyer } from '../../../../tests/kits/buyer.ts';
import type { Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf, untilWaiting } from '../../../../tests/kits/stored.ts';
import { eraseFromDatabase } from './erase-account.command.ts';

let shop: Shop;
let buyer: Buyer;
withBuyer((opened, arrived) => {
  shop = opened;
  buyer = arrived;
});
const erase = (playerId: number) => eraseFromDatabase(shop.db, playerId, shop.deps.now());
const pay = async (orderId: number) => shop.yookassa.shop.settle((await findOrder(shop.db, orderId))?.paymentId ?? '', 'succeeded');

test('an order with a renewal that is paid after its buyer was erased saves no card', async () => {
  const { orderId } = await buyer.order({ productId: shop.products.month, turnOnAutoSub: true });
  await erase(buyer.id);
  await pay(orderId);
  expect((await refreshOrder(shop.deps, orderId)).status).toBe('paid');
  expect(await findRenewal(shop.db, buyer.id)).toBeUndefined();
});

test('an order that is placed while its buyer is erased leaves nothing behind', async () => {
  const begun = await shop.db.transaction().execute(async (transaction) => {
    await eraseFromDatabase(transaction, buyer.id, shop.deps.now());
    const placed = buyer.order({ email: 'person@example.com' }).catch((error: unknown) => error);
    await untilWaiting(shop.db, 1);
    return { placed };
  });
  expect(await begun.placed).toMatchObject({ code: 'signInNeeded' });
  expect(await rowsOf(shop.db, `select 1 from orders where player_id = ${buyer.id}`)).toEqual([]);
});

test('erasures and payments at the same moment all succeed, and no card remains', async () => {
  for (let round = 0; round < 20; round++) {
    const player = await shop.newPlayer();
    const wish = { currency: 'rub', productId: shop.products.month, type: 0, email: 'a@b.ru', turnOnAutoSub: true } as const;
    const { orderId } = await placeOrder(shop.deps, player, wish);
    await pay(orderId);
    await Promise.all([refreshOrder(shop.deps, orderId), sleep(1 + round / 2).then(() => erase(player))]);
    expect(await findRenewal(shop.db, player)).toBeUndefined();
  }
});

test('an erasure waits for a Patreon notification that is being processed', async () => {
  const member = {
    userId: '8',
    fullName: 'x',
    patronStatus: null,
    lastChargeStatus: null,
    lastChargeAt: null,
    nextChargeAt: null,
    tierIds: [],
  };
  await upsertLink(shop.db, buyer.id, member, new Date());
  const followed = inTransaction(shop.db, async (transaction) => {
    await updateLink(transaction, member, new Date());
    await sleep(300);
    await lockWallet(transaction, buyer.id);
  });
  await sleep(100);
  await Promise.all([followed, erase(buyer.id)]);
});
