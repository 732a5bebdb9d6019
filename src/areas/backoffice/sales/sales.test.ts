import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listWaitingGifts } from '#areas/money/gifts/gifts.repo.ts';
import { takeGift } from '#areas/money/gifts/take-gift.command.ts';
import { redeemCode } from '#areas/money/redeem-codes/redeem-code.command.ts';
import { withQuery } from '#contract/address.ts';
import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import { moscowDay } from '#lib/dates.ts';
import { newBuyer, shardsOf } from '../../../../tests/kits/buyer.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CookieJar, openWebSite, signedIn } from '../../../../tests/kits/web-site.ts';
import { readForm, writeForm } from './product-form.rules.ts';
import { salesApi } from './sales.api.ts';
import * as calls from './sales.contract.ts';
import { disagreements, dayTotals, monthAfter, monthBounds, readSum, sumOf, writeSum } from './sales.rules.ts';

const ADMIN = 77;
let shop: Shop;
let origin = '';
let admin: CookieJar;
let player: CookieJar;
beforeAll(async () => {
  shop = await openShop(new Date(), async (environment) => {
    const site = await openWebSite({ ...environment, ADMIN_IDS: String(ADMIN) });
    ({ origin } = site);
    return site;
  });
  [admin, player] = [await signIn(ADMIN), await signIn(78)];
});
afterAll(() => shop.close());

const signIn = async (playerId: number) => (await signedIn(shop.db, playerId)).jar;

function ask(jar: CookieJar, { method, path }: Pick<Endpoint, 'method' | 'path'>, input: object): Promise<Response> {
  if (method === 'GET') return jar.get(origin + withQuery(path, { ...input }));
  return jar.get(origin + path, { 'content-type': 'application/json', origin }, method, JSON.stringify(input));
}
type Answer<T> = { data: T; errors: { text: string }[] };
async function answer<E extends Endpoint>(call: E, input: Input<E>): Promise<Answer<Output<E>>> {
  return (await ask(admin, call, input as object)).json() as Promise<Answer<Output<E>>>;
}
async function get<E extends Endpoint>(call: E, input: Input<E>): Promise<Output<E>> {
  return (await answer(call, input)).data;
}
const entriesOf = async (subject: string) =>
  (
    await rowsOf<{ author: string; action: string }>(
      shop.db,
      `select author, action from audit_entries where subject = '${subject}' order by id`,
    )
  ).map(({ author, action }) => `${author} ${action}`);
const thisMonth = () => moscowDay(new Date()).slice(0, 7);

describe('the calls of sales', () => {
  it.each(salesApi.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is for admins only',
    async (_, endpoint) => {
      expect((await ask(new CookieJar(), endpoint, {})).status).toBe(401);
      expect((await ask(player, endpoint, {})).status).toBe(403);
      expect([200, 400]).toContain((await ask(admin, endpoint, {})).status);
    },
  );

  it.each(['orders', 'orders/1', 'products', 'products/1', 'codes', 'codes/1', 'totals'])(
    'the page /admin/%s is for admins only too',
    async (path) => {
      for (const jar of [new CookieJar(), player]) {
        const page = await jar.get(`${origin}/admin/${path}`);
        expect([page.status, page.headers.get('location')]).toEqual([302, '/']);
      }
    },
  );
});

describe('orders', () => {
  it('are found by number, player, payment, e-mail and status', async () => {
    const buyer = await newBuyer(shop);
    const orderId = await buyer.paid({ email: 'Books@Example.com' });
    const waiting = (await buyer.order({ productId: shop.products.month })).orderId;
    const found = async (input: Input<typeof calls.listAdminOrders>) =>
      (await get(calls.listAdminOrders, input)).orders.map((order) => order.orderId);
    const { order } = await get(calls.getAdminOrder, { orderId: String(orderId) });
    expect(await found({ text: String(orderId) })).toContain(orderId);
    expect(await found({ text: String(buyer.id) })).toEqual([waiting, orderId]);
    expect(await found({ text: order.paymentId ?? '' })).toEqual([orderId]);
    expect(await found({ text: ' books@example.COM ' })).toEqual([orderId]);
    expect(await found({ text: String(buyer.id), status: 'paid' })).toEqual([orderId]);
    expect(await found({ text: 'nobody' })).toEqual([]);
    const page = await (await admin.get(`${origin}/admin/orders?text=${buyer.id}&lang=en`)).text();
    expect(page).toContain('2 orders');
    for (const number of ['9', '0', '99999999']) expect((await admin.get(`${origin}/admin/orders?page=${number}`)).status).toBe(404);
    expect((await admin.get(`${origin}/admin/orders/999999`)).status).toBe(404);
    expect((await admin.get(`${origin}/admin/orders/x`)).status).toBe(404);
  });

  it('list everything that happened to them, in order, and are refunded exactly', async () => {
    const buyer = await newBuyer(shop);
    const friend = await shop.newPlayer();
    shop.yookassa.shop.notifyUrl = `${origin}/api/webhooks/yookassa`;
    const orderId = await buyer.paid({ type: 2, giftPlayerId: friend, giftMessage: 'hi' });
    const timeline = async () =>
      (await get(calls.getAdminOrder, { orderId: String(orderId) })).timeline.map(({ source, kind }) => `${source} ${kind}`);
    const granted = ['order created', 'order opened', 'order paid', 'money paid', 'gift given', 'notice gift'];
    await expect.poll(timeline, { timeout: 10_000 }).toEqual([...granted, 'notification payment.succeeded']);
    const [gift] = await listWaitingGifts(shop.db, [friend]);
    expect(await takeGift(shop.db, friend, gift?.giftId ?? 0, new Date())).toBe(true);
    expect(await shardsOf(shop, friend)).toBe(500);
    expect(await get(calls.refundAdminOrder, { orderId })).toEqual({ status: 'refunded' });
    expect(await shardsOf(shop, friend)).toBe(0);
    const { isRefundable, timeline: all, entries } = await get(calls.getAdminOrder, { orderId: String(orderId) });
    const [asked, refunded] = all.filter(({ kind }) => kind.startsWith('refund') && kind !== 'refund.succeeded');
    expect([isRefundable, asked?.kind, asked?.playerId, refunded?.source]).toEqual([false, 'refund asked', ADMIN, 'order']);
    expect(all.filter(({ source }) => source === 'money').map(({ amount }) => amount)).toEqual([19_900, -19_900]);
    expect(all.filter(({ source }) => source === 'shards').map(({ amount, balance, playerId }) => [amount, balance, playerId])).toEqual([
      [500, 500, friend],
      [-500, 0, friend],
    ]);
    expect(entries.map(({ action, author }) => `${author} ${action}`)).toEqual([`${ADMIN} refund`]);
    expect((await answer(calls.refundAdminOrder, { orderId })).errors[0]?.text).toBeDefined();
    const page = await (await admin.get(`${origin}/admin/orders/${orderId}?lang=en`)).text();
    expect(page).toContain('The player was told about the gift');
    expect(page).not.toContain('Refund</button>');
  });

  it('of a code and of a subscription show the code and the time', async () => {
    const buyer = await newBuyer(shop);
    const code = await buyer.paid({ type: 1 });
    const plus = await buyer.paid({ productId: shop.products.quarter });
    await get(calls.refundAdminOrder, { orderId: code });
    await get(calls.refundAdminOrder, { orderId: plus });
    const of = async (orderId: number, source: string) =>
      (await get(calls.getAdminOrder, { orderId: String(orderId) })).timeline
        .filter((entry) => entry.source === source)
        .map(({ kind, amount }) => [kind, amount]);
    expect(await of(code, 'code')).toEqual([
      ['made', null],
      ['revoked', null],
    ]);
    expect(await of(plus, 'plus')).toEqual([
      ['months', 3],
      ['reversal', null],
    ]);
  });

  it('say so to the admin if the provider does not answer their refund', async () => {
    const orderId = await (await newBuyer(shop)).paid();
    shop.yookassa.shop.faults.tooMany = 1;
    expect((await ask(admin, calls.refundAdminOrder, { orderId })).status).toBe(503);
    const { order, isRefundable, timeline } = await get(calls.getAdminOrder, { orderId: String(orderId) });
    expect([order.status, isRefundable]).toEqual(['paid', true]);
    expect(timeline.find(({ kind }) => kind === 'refund asked')?.playerId).toBe(ADMIN);
    await get(calls.refundAdminOrder, { orderId });
    expect(await entriesOf(`order:${orderId}`)).toEqual([`${ADMIN} refund`, `${ADMIN} refund`]);
  });
});

describe('products', () => {
  it('can be changed, and the log keeps who changed what', async () => {
    const setting = { name: 'shards', amount: 777, position: 3, isListed: true, rub: 5000, usd: null, discount: 0 } as const;
    const noLots = { rubLotUrl: null, usdLotUrl: null, gameName: null };
    const { productId } = await get(calls.setAdminProduct, { ...setting, ...noLots });
    const lot = 'https://funpay.com/lots/offer?id=7';
    await get(calls.setAdminProduct, { ...setting, rub: 4500, discount: 10, rubLotUrl: lot, usdLotUrl: null, gameName: null });
    await get(calls.setAdminProduct, { ...setting, rub: 4500, discount: 10, rubLotUrl: lot, usdLotUrl: null, gameName: null });
    const { product, prices, entries } = await get(calls.getAdminProduct, { productId: String(productId) });
    expect(product).toEqual({ productId, ...setting, rub: 4500, discount: 10, rubLotUrl: lot, usdLotUrl: null, gameName: null });
    expect(prices.map(({ rub, discount, setBy }) => [rub, discount, setBy])).toEqual([
      [4500, 10, ADMIN],
      [5000, 0, ADMIN],
    ]);
    expect(entries.map(({ action, author, detail }) => [action, author, JSON.parse(detail)])).toEqual([
      ['change product', String(ADMIN), { rub: [5000, 4500], discount: [0, 10], rubLotUrl: [null, lot] }],
      ['add product', String(ADMIN), { ...setting, ...noLots }],
    ]);
    const shown = await fetch(`${origin}/api/v2/products?productId=${productId}`);
    expect(await shown.json()).toMatchObject({ data: { prices: { rub: 4500 }, extraData: { discount: 10, rubLotUrl: lot } } });
    const evil = { ...setting, rubLotUrl: 'https://funpay.com.evil.example/lots/offer?id=7', usdLotUrl: null, gameName: null };
    expect((await ask(admin, calls.setAdminProduct, evil)).status).toBe(400);
    expect((await ask(admin, calls.setAdminProduct, { ...setting, ...noLots, rub: 0 })).status).toBe(400);
    expect((await ask(admin, calls.setAdminProduct, { ...setting, ...noLots, rub: 1000, was: null })).status).toBe(409);
    const stale = { ...setting, ...noLots, rub: 1000, was: { ...setting, ...noLots } };
    expect((await ask(admin, calls.setAdminProduct, stale)).status).toBe(409);
    // The same again, as a form sends it after a lost answer.
    const again = { ...setting, ...noLots, rub: 4500, discount: 10, rubLotUrl: lot };
    for (const was of [null, { ...setting, ...noLots }]) expect(await get(calls.setAdminProduct, { ...again, was })).toEqual({ productId });
    const page = await (await admin.get(`${origin}/admin/products/${productId}?lang=ru`)).text();
    expect(page).toContain('45\u00a0₽');
    expect((await (await admin.get(`${origin}/admin/products`)).text()).match(/\/admin\/products\/\d+/g)).toHaveLength(5);
  });

  it('accept sums the way people type them', () => {
    expect(['299', ' 1 299,5 ', '3.99', '1 000 000', '', '0', '1,234', 'x', '-5', '1000001'].map((typed) => readSum(typed))).toEqual([
      29_900,
      129_950,
      399,
      100_000_000,
      null,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([writeSum(29_900), writeSum(399), writeSum(null)]).toEqual(['299', '3.99', '']);
    const form = writeForm(undefined);
    expect(readForm(form).setting).toBeUndefined();
    expect(readForm({ ...form, amount: '3', rub: '799' }).setting).toMatchObject({ name: 'dota_plus', amount: 3, rub: 79_900, usd: null });
    expect(readForm({ ...form, amount: '3', rub: '799', discount: '100' })).toMatchObject({
      setting: undefined,
      wrong: { discount: 'wrongDiscount' },
    });
    const kept = { name: 'shards', amount: 5, position: 1, isListed: false, rub: null, usd: 99, discount: 4 } as const;
    const lots = { rubLotUrl: null, usdLotUrl: 'https://funpay.com/lots/offer?id=7', gameName: null };
    expect(readForm(writeForm({ ...kept, ...lots })).setting).toEqual({ ...kept, ...lots });
    expect(readForm({ ...form, amount: '3', usdLotUrl: 'x', gameName: 'мир' }).wrong).toEqual({
      rub: 'noPrice',
      usdLotUrl: 'wrongLot',
      gameName: 'wrongGameName',
    });
  });
});

describe('batches of codes', () => {
  it('are made, exported once, watched and revoked', async () => {
    const wish = { name: 'FunPay', productId: shop.products.shards, size: 3, priceSource: 'funpay', expiresAt: null } as const;
    const { batchId } = await get(calls.makeAdminBatch, wish);
    for (const wrong of [{ expiresAt: '2020-01-01T00:00:00Z' }, { name: '\u200b' }, { name: '\u0000' }])
      expect((await ask(admin, calls.makeAdminBatch, { ...wish, ...wrong })).status).toBe(400);
    const exports = await Promise.all([1, 2, 3].map(() => answer(calls.exportAdminBatch, { batchId })));
    const [codes = []] = exports.flatMap(({ data }) => (data ? [data.codes] : []));
    expect(exports.filter(({ data }) => data === null)).toHaveLength(2);
    expect(codes).toHaveLength(3);
    const friend = await shop.newPlayer();
    const tried = { playerId: friend, code: codes[1] ?? '', source: 'x' };
    await redeemCode(shop.db, shop.config.codeKey ?? '', tried, new Date());
    expect(await get(calls.revokeAdminBatch, { batchId })).toEqual({ count: 2 });
    const { batch, codes: shown, entries } = await get(calls.getAdminBatch, { batchId: String(batchId) });
    expect(batch).toMatchObject({ size: 3, usedCount: 1, revokedAt: expect.any(String) });
    expect(shown.map(({ consumerId, revokedAt }) => [consumerId, revokedAt === null])).toEqual([
      [friend, true],
      [null, false],
      [null, false],
    ]);
    expect(entries.map(({ action }) => action)).toEqual(['revoke codes', 'export codes', 'make codes']);
    const page = await (await admin.get(`${origin}/admin/codes/${batchId}?lang=ru`)).text();
    expect(page).toContain('отозвана');
    for (const code of codes) expect(page + JSON.stringify(entries)).not.toContain(code);
    expect(await (await admin.get(`${origin}/admin/codes?lang=ru`)).text()).toContain('1 из 3');
    expect((await admin.get(`${origin}/admin/codes/4000`)).status).toBe(404);
    expect((await ask(admin, calls.makeAdminBatch, { ...wish, productId: 2_147_483_647 })).status).toBe(200);
  });
});

describe('daily totals', () => {
  it('match the books, and say so; a change made past the books shows', async () => {
    const { figures } = await get(calls.getAdminTotals, { month: thisMonth() });
    expect(disagreements(figures)).toEqual([]);
    const [money] = await rowsOf<{ net: number }>(shop.db, 'select sum(amount_minor)::int as net from money_bookings');
    expect(sumOf(figures, 'paid rub') - sumOf(figures, 'refunded rub')).toBe(money?.net);
    expect(sumOf(figures, 'refunds')).toBeGreaterThan(3);
    const [sold] = await rowsOf<{ net: number }>(shop.db, `select -sum(amount)::int as net from shard_entries where account = 'sales'`);
    expect(sumOf(figures, 'shards')).toBe(sold?.net);
    const asked = `${origin}/admin/totals?lang=ru`;
    expect(await (await admin.get(asked)).text()).toContain('заказы и учёт сошлись');
    await rowsOf(shop.db, `insert into shard_bookings values (${ADMIN}, 1, 'stray', 'sales', 40, 40, null, now())`);
    expect(disagreements((await get(calls.getAdminTotals, { month: thisMonth() })).figures)).toEqual([
      { day: moscowDay(new Date()), what: 'shards', said: sold?.net, booked: (sold?.net ?? 0) + 40 },
    ]);
    const page = await (await admin.get(asked)).text();
    expect(page).toContain('расходятся в 1 числе');
    await rowsOf(
      shop.db,
      `insert into money_bookings select id, 'paid', provider, 'rub', 15050, now() from orders where paid_at is null order by id limit 1`,
    );
    const told = await (await admin.get(asked)).text();
    expect(told).toMatch(/, Приход: по заказам [\d\u00a0,]+\u00a0₽, по учёту [\d\u00a0,]+\u00a0₽/);
    expect(told).toMatch(/, Осколки: по заказам/);
    expect((await get(calls.getAdminTotals, { month: '2020-01' })).figures).toEqual([]);
  });

  it('are cut by Moscow days and months', () => {
    expect(monthBounds('2026-01')).toEqual({ from: new Date('2025-12-31T21:00:00Z'), until: new Date('2026-01-31T21:00:00Z') });
    expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
    const figure = (day: string, what: string, booked: number) => ({ day, what, said: booked, booked });
    const days = dayTotals([figure('2026-03-01', 'orders', 2), figure('2026-03-02', 'orders', 1), figure('2026-03-02', 'shards', 500)]);
    expect(days.map(({ day, figures }) => [day, figures.get('orders'), figures.get('shards')])).toEqual([
      ['2026-03-02', 1, 500],
      ['2026-03-01', 2, undefined],
    ]);
  });
});
