import * as v from 'valibot';
import { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const nothing = v.object({});
const minorUnits = v.nullable(whole);

/** Something to buy. Prices are in minor units, any discount already taken off; a currency without a price is not offered. */
const Product = v.object({
  productId: whole,
  /** Ours: the name that the game's script has for it. */
  gameName: v.nullable(v.string()),
  productName: GoodsName,
  prices: v.object({ rub: minorUnits, usd: minorUnits }),
  /** Months of the subscription, or shards. */
  amount: whole,
  extraData: v.object({
    /** Per cent, as an admin set it: how much cheaper than the same amount bought as the smallest product. */
    discount: whole,
    rubLotUrl: v.nullable(v.string()),
    usdLotUrl: v.nullable(v.string()),
  }),
});
export type Product = v.InferOutput<typeof Product>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/v2/products',
  summary: 'A product',
  input: v.object({
    productId: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a product id'), v.transform(Number)),
  }),
  output: Product,
});

export const getAllProducts = endpoint({
  method: 'GET',
  path: '/api/v2/products/all',
  summary: 'Everything on sale',
  input: nothing,
  output: v.array(Product),
});

export const getPlusProducts = endpoint({
  method: 'GET',
  path: '/api/v2/products/dota-plus',
  summary: 'Subscriptions on sale',
  input: nothing,
  output: v.array(Product),
});

export const getShardProducts = endpoint({
  method: 'GET',
  path: '/api/v2/products/shards',
  summary: 'Shards on sale',
  input: nothing,
  output: v.array(Product),
});
