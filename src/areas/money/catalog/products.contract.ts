import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';

const nothing = v.object({});
const minorUnits = v.nullable(v.number());

/** Something to buy. Prices are in minor units and what is really paid; a currency without a price is not offered. */
const Product = v.object({
  productId: v.number(),
  /** Ours: the name that the game's script has for it. */
  gameName: v.nullable(v.string()),
  productName: v.picklist(['dota_plus', 'shards']),
  prices: v.object({ rub: minorUnits, usd: minorUnits }),
  /** Months of the subscription, or shards. */
  amount: v.number(),
  extraData: v.object({
    /** Per cent off what the smallest one costs for the same amount. */
    discount: v.number(),
    rubLotUrl: v.nullable(v.string()),
    usdLotUrl: v.nullable(v.string()),
  }),
});
export type Product = v.InferOutput<typeof Product>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/v2/products',
  summary: 'Something to buy',
  input: v.object({
    productId: v.pipe(v.string('a product id is needed'), v.regex(/^\d{1,9}$/, 'must be a product id'), v.transform(Number)),
  }),
  output: Product,
});

export const getAllProducts = endpoint({
  method: 'GET',
  path: '/api/v2/products/all',
  summary: 'Everything there is to buy',
  input: nothing,
  output: v.array(Product),
});

export const getPlusProducts = endpoint({
  method: 'GET',
  path: '/api/v2/products/dota-plus',
  summary: 'Subscriptions to buy',
  input: nothing,
  output: v.array(Product),
});

export const getShardProducts = endpoint({
  method: 'GET',
  path: '/api/v2/products/shards',
  summary: 'Shards to buy',
  input: nothing,
  output: v.array(Product),
});
