import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { listReceivedGifts, listWaitingGifts } from '#areas/money/gifts/gifts.repo.ts';
import { takeGift } from '#areas/money/gifts/take-gift.command.ts';
import { redeemCode } from '#areas/money/redeem-codes/redeem-code.command.ts';
import { eraseFromDatabase } from '#areas/players/privacy/erase-account.command.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { unseal } from '#services/secrets.ts';
import { expiryOf, withBuyer, shardsOf, storedOrder, type Buyer } from '../../../../tests/kits/buyer.ts';
import type { Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { listUnread } from './notices.repo.ts';
import { listGiftHistory, listOrders, listPaidOrders } from './order-history.repo.ts';
import { placeOrder } from './orders.contract.ts';
import { refundOrder } from './refund-order.command.ts';

let shop: Shop;
let buyer: Buyer;
withBuyer((opened, arrived) => {
  shop = opened;
  buyer = arrived;
});

describe('gifts and codes', () => {
  it('a gift waits for its recipient, who is told about it, can be taken once, and is in the history', async () => {
    const friend = await shop.newPlayer();
    await buyer.paid({ type: 2, giftPlayerId: friend, giftMessage: '<b>hi</b>' });
    expect([await buyer.shards(), await shardsOf(shop, friend)]).toEqual([0, 0]);
    const [gift] = await listWaitingGifts(shop.db, [friend, buyer.id]);
    expect(gift).toMatchObject({
      playerId: friend,
      productName: 'shards',
      amount: 500,
      from: `Player ${buyer.id}`,
      fromId: buyer.id,
      message: '<b>hi</b>',
    });
    expect(await listGiftHistory(shop.db, buyer.id)).toMatchObject([{ consumerPlayerId: friend, usedAt: null }]);
    const take = (playerId: number) => takeGift(shop.db, playerId, gift?.giftId ?? 0, shop.deps.now());
    expect(await take(buyer.id)).toBe(false);
    expect((await Promise.all(Array.from({ length: 5 }, () => take(friend)))).filter(Boolean)).toHaveLength(1);
    expect([await shardsOf(shop, friend), await listWaitingGifts(shop.db, [friend])]).toEqual([500, []]);
    expect(await listUnread(shop.db, friend)).toMatchObject([
      { kind: 'gift', facts: { message: '<b>hi</b>', from: `Player ${buyer.id}`, productName: 'shards', amount: 500 } },
    ]);
    expect(await listGiftHistory(shop.db, buyer.id)).toMatchObject([
      { type: 2, cipher: null, consumerPlayerId: friend, usedAt: shop.deps.now() },
    ]);
  });

  it('a gift and its notice stop naming the giver once the giver hides', async () => {
    const friend = await shop.newPlayer();
    await buyer.paid({ type: 2, giftPlayerId: friend, giftMessage: 'hi' });
    for (const visibility of ['anonymous', 'private']) {
      await rowsOf(shop.db, `update players set visibility = '${visibility}' where id = ${buyer.id}`);
      expect(await listWaitingGifts(shop.db, [friend])).toMatchObject([{ from: 'Anonymous', fromId: 0 }]);
      const told = await listUnread(shop.db, friend);
      expect(told.map(({ facts }) => facts)).toEqual([{ productName: 'shards', amount: 500, message: 'hi' }]);
    }
  });

  it('a gift stops naming its recipient, and showing their number, once the recipient hides', async () => {
    const [hidden, friend] = [await shop.newPlayer(), await shop.newPlayer()];
    const orderId = await buyer.paid({ type: 2, giftPlayerIds: [hidden, friend] });
    await rowsOf(shop.db, `update players set visibility = 'private' where id = ${hidden}`);
    expect(await listPaidOrders(shop.db, buyer.id)).toMatchObject([
      { orderId, recipientNicknames: ['Anonymous', `Player ${friend}`], recipientIds: [0, friend] },
    ]);
    expect(await listGiftHistory(shop.db, buyer.id)).toMatchObject([
      { consumerPlayerId: 0, consumerNickname: 'Anonymous' },
      { consumerPlayerId: friend, consumerNickname: `Player ${friend}` },
    ]);
  });

  it('a refund removes a waiting gift, and takes back what a taken one gave', async () => {
    const friend = await shop.newPlayer();
    for (const isTaken of [false, true]) {
      const orderId = await buyer.paid({ type: 2, giftPlayerId: friend });
      const [gift] = await listWaitingGifts(shop.db, [friend]);
      if (isTaken) await takeGift(shop.db, friend, gift?.giftId ?? 0, shop.deps.now());
      expect(await shardsOf(shop, friend)).toBe(isTaken ? 500 : 0);
      await refundOrder(shop.deps, orderId, 1);
      expect([await shardsOf(shop, friend), await listWaitingGifts(shop.db, [friend])]).toEqual([0, []]);
      // With a notice of a gift that no longer exists, its player would look for it in vain.
      expect(await listUnread(shop.db, friend)).toHaveLength(isTaken ? 1 : 0);
      expect(await takeGift(shop.db, friend, gift?.giftId ?? 0, shop.deps.now())).toBe(false);
    }
  });

  it('a gift from an anonymous giver says only that; the giver and the admins know who it was', async () => {
    const friend = await shop.newPlayer();
    const wish = { type: 2, giftPlayerId: friend, isAnonymous: true, giftMessage: 'guess who', idempotencyKey: 'anonymous-gift' };
    const orderId = await buyer.paid(wish);
    await expect(buyer.order({ ...wish, isAnonymous: false })).rejects.toThrow('differently');
    const waiting = await listWaitingGifts(shop.db, [friend]);
    expect(waiting).toMatchObject([{ from: '', fromId: null, isAnonymous: true, message: 'guess who' }]);
    const told = await listUnread(shop.db, friend);
    expect(told.map(({ facts }) => facts)).toEqual([{ productName: 'shards', amount: 500, message: 'guess who', isAnonymous: true }]);
    await takeGift(shop.db, friend, waiting[0]?.giftId ?? 0, shop.deps.now());
    const received = await listReceivedGifts(shop.db, friend);
    expect(received).toMatchObject([{ from: '', isAnonymous: true, takenAt: shop.deps.now() }]);
    expect(JSON.stringify([waiting, told, received])).not.toContain(String(buyer.id));
    expect(await listGiftHistory(shop.db, buyer.id)).toMatchObject([{ consumerPlayerId: friend, isAnonymous: true }]);
    expect(await storedOrder(shop, orderId)).toMatchObject({ playerId: buyer.id, isAnonymous: true });
    await refundOrder(shop.deps, orderId, 1);
    expect([await shardsOf(shop, friend), await listReceivedGifts(shop.db, friend)]).toMatchObject([0, [{ giftId: received[0]?.giftId }]]);
  });

  it('a gift to several players costs once per player, is one payment, and each takes it once; a refund takes it from all', async () => {
    const friends = [await shop.newPlayer(), await shop.newPlayer(), await shop.newPlayer()];
    const orderId = await buyer.paid({ type: 2, giftPlayerIds: friends, giftMessage: 'for you all' });
    expect(await storedOrder(shop, orderId)).toMatchObject({ amountMinor: 3 * 19_900, productAmount: 500 });
    expect(await rowsOf(shop.db, `select amount_minor from money_bookings where order_id = ${orderId}`)).toEqual([
      { amount_minor: 3 * 19_900 },
    ]);
    const [payment] = [...shop.yookassa.shop.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(orderId));
    expect([payment?.amount.value, payment?.description]).toEqual(['597.00', expect.stringMatching(/500.осколков × 3$/)]);
    const gifts = await listWaitingGifts(shop.db, friends);
    expect(gifts.map(({ playerId }) => playerId)).toEqual(friends);
    for (const friend of friends)
      expect(await listUnread(shop.db, friend)).toMatchObject([{ kind: 'gift', facts: { message: 'for you all' } }]);
    // One takes it before the refund, one after it, one never.
    const take = (gift = gifts[0]) => takeGift(shop.db, gift?.playerId ?? 0, gift?.giftId ?? 0, shop.deps.now());
    expect([await take(), await take()]).toEqual([true, false]);
    expect(await listGiftHistory(shop.db, buyer.id)).toMatchObject(
      friends.map((consumerPlayerId, index) => ({ consumerPlayerId, usedAt: index === 0 ? shop.deps.now() : null })),
    );
    expect(await listPaidOrders(shop.db, buyer.id)).toMatchObject([
      { price: 3 * 19_900, recipientNicknames: friends.map((id) => `Player ${id}`), recipientIds: friends },
    ]);
    expect((await listOrders(shop.db, { text: String(friends[2]), status: undefined, page: 1, count: 9 })).orders).toMatchObject([
      { orderId, recipientIds: friends },
    ]);
    await refundOrder(shop.deps, orderId, 1);
    expect(await take(gifts[1])).toBe(false);
    expect(await listWaitingGifts(shop.db, friends)).toEqual([]);
    for (const friend of friends) expect(await shardsOf(shop, friend)).toBe(0);
    expect(await rowsOf(shop.db, `select sum(amount_minor)::int from money_bookings where order_id = ${orderId}`)).toEqual([{ sum: 0 }]);
  });

  it('a gift to several players is refused clearly: to oneself, to somebody twice, to a hidden player, to too many, and to other players with the same key', async () => {
    const [friend, hidden, other] = [await shop.newPlayer(), await shop.newPlayer(), await shop.newPlayer()];
    await rowsOf(shop.db, `update players set visibility = 'private' where id = ${hidden}`);
    const give = (giftPlayerIds: number[], idempotencyKey?: string) => buyer.order({ type: 2, giftPlayerIds, idempotencyKey });
    await expect(give([friend, buyer.id])).rejects.toThrow('yourself');
    await expect(give([friend, other, friend])).rejects.toThrow('twice');
    for (const nobody of [hidden, 999_999_999_999]) await expect(give([friend, nobody])).rejects.toThrow('no such player');
    const eleven = Array.from({ length: 11 }, (_, index) => 20_000_000 + index);
    expect(safeParse(placeOrder.input, { ...buyer.wish({ type: 2 }), giftPlayerIds: eleven }).success).toBe(false);
    const { orderId } = await give([friend, other], 'group-gift-key');
    expect((await give([friend, other], 'group-gift-key')).orderId).toBe(orderId);
    await expect(give([friend], 'group-gift-key')).rejects.toThrow('differently');
    expect(await rowsOf(shop.db, `select count(*)::int from orders where player_id = ${buyer.id}`)).toEqual([{ count: 1 }]);
  });

  it('only a gift can be anonymous', async () => {
    expect(await storedOrder(shop, await buyer.paid({ isAnonymous: true }))).toMatchObject({ isAnonymous: false });
  });

  it.each([
    [1, 1],
    [7, 1000],
  ])('an order of type %i is stored as %i and brings a code that works once', async (type, kept) => {
    await buyer.paid({ type, productId: shop.products.quarter });
    const [present] = await listGiftHistory(shop.db, buyer.id);
    expect(present).toMatchObject({ type: kept, usedAt: null, consumerPlayerId: null });
    const key = shop.config.codeKey ?? '';
    const code = unseal(key, present?.cipher ?? '') ?? '';
    expect(code).toMatch(/^1X6(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
    const friend = await shop.newPlayer();
    const clients = await Promise.all(Array.from({ length: 50 }, () => shop.newPlayer()));
    const tries = await Promise.allSettled(clients.map((playerId) => redeemCode(shop.db, key, { playerId, code }, shop.deps.now())));
    const winners = tries.flatMap(({ status }, index) => (status === 'fulfilled' ? [clients[index] ?? 0] : []));
    expect(winners).toHaveLength(1);
    expect(await expiryOf(shop, winners[0] ?? 0)).toBeDefined();
    expect((await Promise.all(clients.map((playerId) => expiryOf(shop, playerId)))).filter(Boolean)).toHaveLength(1);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    await redeemCode(shop.db, key, { playerId: winners[0] ?? 0, code: typed }, shop.deps.now());
    await expect(redeemCode(shop.db, key, { playerId: friend, code }, shop.deps.now())).rejects.toThrow('No such code');
    await expect(redeemCode(shop.db, key, { playerId: buyer.id, code }, shop.deps.now())).rejects.toThrow('already used');
    expect(await listGiftHistory(shop.db, buyer.id)).toMatchObject([{ consumerPlayerId: winners[0], usedAt: shop.deps.now() }]);
    expect(await rowsOf(shop.db, `select 1 from codes where code_hash like '%${code}%' or cipher like '%${code}%'`)).toEqual([]);
  });

  it('a player who guesses codes is stopped after five tries, even with a good code', async () => {
    await buyer.paid({ type: 1 });
    const [present] = await listGiftHistory(shop.db, buyer.id);
    const key = shop.config.codeKey ?? '';
    const code = unseal(key, present?.cipher ?? '') ?? '';
    const guesser = await shop.newPlayer();
    const guess = (given: string) => redeemCode(shop.db, key, { playerId: guesser, code: given }, shop.deps.now());
    for (let n = 0; n < 5; n++) await expect(guess(`1X6-00000-00000-00000-0000${n}`)).rejects.toThrow('No such code');
    await expect(guess(code)).rejects.toThrow('Too many');
    shop.move(11 * MINUTE_MS);
    expect(await guess(code)).toEqual({ productName: 'shards', productAmount: 500 });
  });
});

describe('an account that is erased', () => {
  it('leaves orders and books without personal data: no e-mail, no message, no card, no name in the notices of others', async () => {
    const friend = await shop.newPlayer();
    const orderId = await buyer.paid({ type: 2, giftPlayerId: friend, giftMessage: 'secret words', email: 'me@example.com' });
    await buyer.paid({ productId: shop.products.month, turnOnAutoSub: true, email: 'me@example.com' });
    expect((await findWallet(shop.db, buyer.id)).isRenewing).toBe(true);
    await eraseFromDatabase(shop.db, buyer.id, shop.deps.now());
    expect(await storedOrder(shop, orderId)).toMatchObject({ status: 'paid', email: null, giftMessage: null });
    expect(await rowsOf(shop.db, `select facts from player_notices where player_id = ${friend}`)).toEqual([
      { facts: { productName: 'shards', amount: 500 } },
    ]);
    expect((await findWallet(shop.db, buyer.id)).isRenewing).toBe(false);
    expect(await listWaitingGifts(shop.db, [friend])).toMatchObject([{ amount: 500, from: 'Anonymous', message: '' }]);
  });
});
