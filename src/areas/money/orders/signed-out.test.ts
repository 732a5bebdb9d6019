import { expect, it } from 'vitest';
import { listWaitingGifts } from '#areas/money/gifts/gifts.repo.ts';
import { jobs } from '#site/jobs.ts';
import { withBuyer, pay, shardsOf, storedOrder } from '../../../../tests/kits/buyer.ts';
import type { Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { listOrders } from './order-history.repo.ts';
import { keyOfOrder, requireOwnOrder } from './order-key.service.ts';
import { placeOrder, placeSignedOutGift } from './place-order.command.ts';
import { checkOwnOrder, refreshOrder } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';
import { showOrder } from './show-order.service.ts';

let shop: Shop;
let someone: number;
withBuyer((opened, arrived) => {
  shop = opened;
  someone = arrived.id;
});

const wishFor = (giftPlayerIds: number[], idempotencyKey = `signed-out-${giftPlayerIds.join('-')}`) => ({
  productId: shop.products.shards,
  giftPlayerIds,
  giftMessage: 'from a stranger',
  email: 'me@example.com',
  idempotencyKey,
});

it('a gift from a buyer who is not signed in is one order however often it is sent, is paid, waits without a giver’s name, and can be refunded in full', async () => {
  const friends = [await shop.newPlayer(), await shop.newPlayer()];
  const wish = wishFor(friends);
  const placed = await Promise.all([placeSignedOutGift(shop.deps, wish), placeSignedOutGift(shop.deps, wish)]);
  const [{ orderId, key, url }] = placed;
  expect(placed[1]).toEqual({ orderId, key, url });
  await expect(placeSignedOutGift(shop.deps, { ...wish, giftPlayerIds: [someone] })).rejects.toThrow('differently');
  expect(await storedOrder(shop, orderId)).toMatchObject({
    playerId: null,
    isAnonymous: true,
    amountMinor: 2 * 19_900,
    email: 'me@example.com',
  });
  const [payment] = [...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orderId));
  expect(payment?.confirmation?.return_url).toBe(`${shop.config.origin}/payments/return?order=${orderId}#key=${key}`);
  await pay(shop, orderId);
  await refreshOrder(shop.deps, orderId);
  expect(await listWaitingGifts(shop.db, friends)).toMatchObject(friends.map((playerId) => ({ playerId, from: '', isAnonymous: true })));
  expect(await showOrder(shop.deps, await storedOrder(shop, orderId))).toMatchObject({
    status: 'paid',
    recipients: friends.map((playerId) => ({ playerId, nickname: `Player ${playerId}` })),
  });
  expect((await listOrders(shop.db, { text: 'me@example.com', status: 'paid', page: 1, count: 5 })).orders).toMatchObject([
    { orderId, playerId: null, recipientIds: friends },
  ]);
  await refundOrder(shop.deps, orderId, 1);
  expect([await listWaitingGifts(shop.db, friends), await shardsOf(shop, friends[0] ?? 0)]).toEqual([[], 0]);
});

it('only its key opens such an order; a key opens no order of a player', async () => {
  const { orderId, key } = await placeSignedOutGift(shop.deps, wishFor([someone]));
  const order = await storedOrder(shop, orderId);
  const caller = { playerId: someone, sessionId: 'x', kind: 'steam', role: 'Player' } as const;
  expect((await checkOwnOrder(shop.deps, undefined, orderId, key)).id).toBe(orderId);
  expect(requireOwnOrder(order, caller, key).id).toBe(orderId);
  const refusalOf = (...asked: Parameters<typeof requireOwnOrder>) => {
    try {
      return requireOwnOrder(...asked).id;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  expect(refusalOf(order, undefined, undefined)).toBe('signInNeeded');
  expect(refusalOf(order, caller, undefined)).toBe('orderNotFound');
  expect(refusalOf(order, caller, 'x'.repeat(43))).toBe('orderNotFound');
  expect(refusalOf(undefined, undefined, key)).toBe('orderNotFound');
  const own = { ...order, playerId: someone + 1 };
  expect(refusalOf(own, undefined, keyOfOrder(own))).toBe('orderNotFound');
  expect(await rowsOf(shop.db, `select 1 from orders where orders::text like '%${key}%'`)).toEqual([]);
});

it('such an order is refused for nobody, for a hidden player, and without a valid e-mail', async () => {
  const hidden = await shop.newPlayer();
  await rowsOf(shop.db, `update players set visibility = 'private' where id = ${hidden}`);
  await expect(placeSignedOutGift(shop.deps, wishFor([hidden]))).rejects.toThrow('no such player');
  await expect(placeSignedOutGift(shop.deps, wishFor([someone, someone]))).rejects.toThrow('twice');
  await expect(placeSignedOutGift(shop.deps, { ...wishFor([someone]), email: 'nobody' })).rejects.toMatchObject({ code: 'wrongEmail' });
  expect(await rowsOf(shop.db, `select 1 from orders where recipient_id = ${hidden}`)).toEqual([]);
});

it('its e-mail and message are erased 90 days after the order is over, but not during a dispute, and never those of a player; it can still be refunded', async () => {
  const placed = async (key: string) => (await placeSignedOutGift(shop.deps, wishFor([someone], key))).orderId;
  const [paid, open, disputed] = [await placed('term-paid'), await placed('term-open'), await placed('term-disputed')];
  await pay(shop, paid);
  await refreshOrder(shop.deps, paid);
  await rowsOf(shop.db, `update orders set status = 'disputed' where id = ${disputed}`);
  const { orderId: own } = await placeOrder(shop.deps, someone, {
    ...wishFor([await shop.newPlayer()], 'term-own'),
    currency: 'rub',
    type: 2,
  });
  await pay(shop, own);
  await refreshOrder(shop.deps, own);
  const kept = async (days: number) => {
    await jobs
      .find(({ name }) => name === 'erase-signed-out-buyers')
      ?.run({ ...shop.deps, database: {}, now: () => new Date(shop.deps.now().getTime() + days * 24 * 3600 * 1000) });
    const stored = await Promise.all([paid, open, disputed, own].map((id) => storedOrder(shop, id)));
    return stored.filter(({ email, giftMessage }) => email === 'me@example.com' && giftMessage === 'from a stranger').map(({ id }) => id);
  };
  expect(await kept(89)).toEqual([paid, open, disputed, own]);
  expect(await kept(91)).toEqual([open, disputed, own]);
  expect(await storedOrder(shop, paid)).toMatchObject({ status: 'paid', email: null, giftMessage: null });
  expect(await refundOrder(shop.deps, paid, 1)).toMatchObject({ status: 'refunded' });
});
