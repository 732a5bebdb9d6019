import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeToken } from '#areas/core/accounts/accounts.contract.ts';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { redeem } from '#areas/money/redeem-codes/redeem-codes.contract.ts';
import type { SessionKind } from '#contract/caller.ts';
import type { Endpoint, Output } from '#contract/endpoint.ts';
import { expiryOf, newBuyer, pay, shardsOf, storedOrder } from '../../../../tests/kits/buyer.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { CookieJar, openWebSite } from '../../../../tests/kits/web-site.ts';
import { cancelOrder, checkOrder, getGiftHistory, getOrder, getPurchases, placeOrder, unsubscribe } from './orders.contract.ts';
import { refreshOrder } from './refresh-order.command.ts';
import { refundOrder } from './refund-order.command.ts';

const CLIENTS = 50;
let shop: Shop;
let origin = '';
beforeAll(async () => {
  shop = await openShop(new Date(), async (environment) => {
    const site = await openWebSite(environment);
    ({ origin } = site);
    return site;
  });
});
afterAll(() => shop.close());

/** A browser signed in as a player, at some address: what it sends, and what it receives. */
async function browserOf(playerId: number, place = '198.51.100.1', kind: SessionKind = 'steam') {
  const jar = new CookieJar();
  jar.cookies.set('token', await beginSession(shop.db, { playerId, kind, userAgent: null }, new Date()));
  const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': place };
  return async <E extends Endpoint>(
    { method, path }: E,
    body: object = {},
  ): Promise<{ status: number; data: Output<E>; caching: string | null }> => {
    const answer = await jar.get(origin + path, headers, method, method === 'GET' ? undefined : JSON.stringify(body));
    const { data } = (await answer.json()) as { data: Output<E> };
    return { status: answer.status, data, caching: answer.headers.get('cache-control') };
  };
}

it('an order has its real price and goes to the signed-in player, whatever prices and people its body names', async () => {
  const [buyer, victim] = [await newBuyer(shop), await shop.newPlayer()];
  const send = await browserOf(buyer.id);
  const named = { playerId: victim, recipientId: victim, consumerPlayerId: victim, userId: victim };
  const priced = { price: 1, prices: { rub: 1 }, amountMinor: 100, amount: 1_000_000, productAmount: 9, discount: 99, status: 'paid' };
  const { data } = await send(placeOrder, { ...buyer.wish(), ...named, ...priced });
  expect(await storedOrder(shop, data.orderId)).toMatchObject({
    status: 'pending',
    playerId: buyer.id,
    recipientId: buyer.id,
    amountMinor: 19_900,
    productAmount: 500,
  });
  await pay(shop, data.orderId);
  await refreshOrder(shop.deps, data.orderId);
  expect([await buyer.shards(), await shardsOf(shop, victim)]).toEqual([500, 0]);
});

it(`a code that ${CLIENTS} clients redeem at the same time goes to one of them, whatever player their bodies name`, async () => {
  const buyer = await newBuyer(shop);
  await buyer.paid({ type: 1, productId: shop.products.month });
  const [{ code } = { code: null }] = (await (await browserOf(buyer.id))(getGiftHistory)).data;
  const victim = await shop.newPlayer();
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => shop.newPlayer()));
  const browsers = await Promise.all(clients.map((id, index) => browserOf(id, `203.0.113.${index}`)));
  const answers = await Promise.all(browsers.map((send) => send(redeem, { code, playerId: victim, consumerPlayerId: victim })));
  expect(answers.filter(({ status }) => status === 200).map(({ data }) => data)).toEqual([{ productName: 'dota_plus', amount: 1 }]);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(CLIENTS - 1);
  const winner = clients[answers.findIndex(({ status }) => status === 200)];
  const holders = await Promise.all([victim, ...clients].map(async (id) => ((await expiryOf(shop, id)) ? [id] : [])));
  expect(holders.flat()).toEqual([winner]);
  expect((await (await browserOf(buyer.id))(getGiftHistory)).data).toMatchObject([{ code, consumerPlayerId: winner }]);
});

it('a bought code is in its buyer’s purchases only, says when it was used, and disappears after a refund', async () => {
  const [buyer, friend] = [await newBuyer(shop), await shop.newPlayer()];
  const orderId = await buyer.paid({ type: 1, productId: shop.products.month });
  await buyer.paid({});
  const purchases = async (id = buyer.id) => (await (await browserOf(id))(getPurchases)).data;
  const [own, bought] = await purchases();
  expect([own?.code, own?.codeUsedAt]).toEqual([null, null]);
  expect(bought).toMatchObject({ orderId, code: expect.stringMatching(/^1X6-/), codeUsedAt: null });
  await (
    await browserOf(friend)
  )(redeem, { code: bought?.code });
  expect([(await purchases())[1], await purchases(friend)]).toEqual([{ ...bought, codeUsedAt: expect.any(String) }, []]);
  await refundOrder(shop.deps, orderId, 1);
  expect((await purchases())[1]).toMatchObject({ status: 'refunded', code: null, codeUsedAt: null });
});

it('only their owner can see given gifts and the renewal, and stop it', async () => {
  const [owner, other] = [await newBuyer(shop), await newBuyer(shop)];
  await owner.paid({ type: 1 });
  await owner.paid({ productId: shop.products.month, turnOnAutoSub: true });
  const until = await owner.expiry();
  const stranger = await browserOf(other.id);
  expect((await stranger(getGiftHistory)).data).toEqual([]);
  expect((await stranger(unsubscribe, { playerId: owner.id })).status).toBe(200);
  expect((await findWallet(shop.db, owner.id)).isRenewing).toBe(true);
  const send = await browserOf(owner.id);
  expect((await send(getGiftHistory)).data).toMatchObject([{ type: 1, usedAt: null, consumerPlayerId: null }]);
  expect((await send(unsubscribe)).status).toBe(200);
  expect([(await findWallet(shop.db, owner.id)).isRenewing, await owner.expiry()]).toEqual([false, until]);
  const visitor = (path: string, method: string) => new CookieJar().get(origin + path, { origin }, method);
  for (const { path, method } of [getGiftHistory, unsubscribe, placeOrder, redeem]) expect((await visitor(path, method)).status).toBe(401);
});

it.each(['game', 'program'] as const)(
  'a session of kind %s sees no codes and no e-mail, cannot stop a subscription and cannot make a token',
  async (kind) => {
    const buyer = await newBuyer(shop);
    const orderId = await buyer.paid({ type: 1, productId: shop.products.month, email: 'ivan.petrov@mail.example.ru' });
    const { orderId: openId } = await buyer.order({ email: 'ivan.petrov@mail.example.ru' });
    const atSteam = await browserOf(buyer.id);
    const [{ code } = { code: null }] = (await atSteam(getGiftHistory)).data;
    expect(code).toMatch(/^1X6-/);
    const send = await browserOf(buyer.id, '198.51.100.2', kind);
    const key = 'x'.repeat(43);
    const said = [
      await send(getGiftHistory),
      await send(checkOrder, { orderId }),
      await send(checkOrder, { orderId, key }),
      await send(getOrder),
      await send(getPurchases),
      await send(cancelOrder, { orderId: openId }),
    ];
    expect(said.map(({ status }) => status)).toEqual(said.map(() => 200));
    for (const secret of [code, 'ivan', 'petrov', 'mail.example']) expect(JSON.stringify(said)).not.toContain(secret);
    expect(JSON.stringify(said).split('"email":"i…@m….ru"')).toHaveLength(6);
    expect(await atSteam(getPurchases)).toMatchObject({
      data: [{ code, codeUsedAt: null, email: 'ivan.petrov@mail.example.ru' }],
      caching: 'private, no-store',
    });
    expect((await send(unsubscribe)).status).toBe(403);
    expect((await send(makeToken)).status).toBe(403);
    expect((await atSteam(makeToken)).status).toBe(200);
  },
);
