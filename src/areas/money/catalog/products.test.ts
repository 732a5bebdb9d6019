import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { listPrices } from './products.repo.ts';
import { currenciesFor, isLotAddress, lotIn, monthlyPrice, priceIn } from './products.rules.ts';
import { setProduct } from './set-product.command.ts';

let site: WebSite;
const at = new Date('2026-03-10T12:00:00Z');
const lots = { rubLotUrl: 'https://funpay.com/lots/offer?id=61', usdLotUrl: 'https://funpay.com/en/lots/offer?id=61' };
const month = {
  name: 'dota_plus',
  gameName: null,
  amount: 1,
  position: 0,
  isListed: true,
  rub: 29_900,
  usd: 399,
  discount: 0,
  ...lots,
} as const;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());
const get = async (path: string) =>
  (await (await fetch(site.origin + path)).json()) as { data: Record<string, unknown>; hasErrors: boolean };

it('a lot must be an offer at FunPay and nothing else', () => {
  for (const good of [...Object.values(lots), 'https://www.funpay.com/lots/offer?id=1'])
    expect([good, isLotAddress(good)]).toEqual([good, true]);
  for (const bad of [
    'http://funpay.com/lots/offer?id=1',
    'https://funpay.com.evil.example/lots/offer?id=1',
    'https://evil.example/lots/offer?id=1',
    'https://funpay.com:8443/lots/offer?id=1',
    'https://user@funpay.com/lots/offer?id=1',
    'https://funpay.com/lots/offer?id=x',
    'https://funpay.com/users/1',
    'javascript:alert(1)',
    '',
  ])
    expect([bad, isLotAddress(bad)]).toEqual([bad, false]);
});

it('more than ten years of Dota Plus cannot be sold: nobody could receive them', async () => {
  await expect(setProduct(site.db, { ...month, amount: 121 }, null, at)).rejects.toMatchObject({ code: 'invalidInput' });
});

it('English readers see dollars, Russian readers roubles and dollars', () => {
  expect([currenciesFor('en'), currenciesFor('ru')]).toEqual([['usd'], ['rub', 'usd']]);
  expect([monthlyPrice(79_900, 3, 'rub'), monthlyPrice(1069, 3, 'usd')]).toEqual([26_600, 356]);
});

describe('products', () => {
  it('are listed in their exact shape, and a new price shows at once while old prices stay', async () => {
    const productId = await setProduct(site.db, month, null, at);
    const shards = await setProduct(
      site.db,
      { ...month, name: 'shards', amount: 500, usd: null, rubLotUrl: null, usdLotUrl: null, gameName: null },
      null,
      at,
    );
    const expected = {
      productId,
      gameName: null,
      productName: 'dota_plus',
      prices: { rub: 29_900, usd: 399 },
      amount: 1,
      extraData: { discount: 0, ...lots },
    };
    expect((await get(`/api/v2/products?productId=${productId}`)).data).toEqual(expected);
    expect((await get('/api/v2/products/dota-plus/')).data).toEqual([expected]);
    expect((await get('/api/v2/products/all')).data).toHaveLength(2);
    expect((await get('/api/v2/products/shards')).data).toMatchObject([{ productId: shards, prices: { rub: 29_900, usd: null } }]);
    expect(priceIn({ prices: { rub: 5, usd: null } }, 'usd')).toBeUndefined();
    expect(lotIn(expected, 'usd')).toBe(lots.usdLotUrl);
    for (const [rub, hour] of [
      [31_900, 1],
      [31_900, 2],
      [29_900, 3],
    ] as const)
      await setProduct(site.db, { ...month, rub }, 7, new Date(at.getTime() + hour * 3600_000));
    expect((await listPrices(site.db, productId)).map(({ rub, setBy }) => [rub, setBy])).toEqual([
      [29_900, 7],
      [31_900, 7],
      [29_900, null],
    ]);
    await setProduct(site.db, { ...month, rub: 35_000 }, 7, at);
    await expect.poll(async () => (await get(`/api/v2/products?productId=${productId}`)).data.prices).toEqual({ rub: 35_000, usd: 399 });
  });

  it('that are unknown are null, and malformed ids are refused', async () => {
    expect(await get('/api/v2/products?productId=999')).toMatchObject({ data: null, hasErrors: true });
    expect((await fetch(`${site.origin}/api/v2/products?productId=x`)).status).toBe(400);
    await expect(setProduct(site.db, { ...month, rubLotUrl: 'https://evil.example/' }, null, at)).rejects.toThrow('funpay.com');
    await expect(setProduct(site.db, { ...month, rub: null, usd: null }, null, at)).rejects.toThrow('price');
  });
});
