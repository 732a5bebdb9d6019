import * as v from 'valibot';

/** The goods for sale: months of the subscription, or shards. The database has the same names in its checks. */
export const goodsNames = ['dota_plus', 'shards'] as const;
export const GoodsName = v.picklist(goodsNames);
export type GoodsName = (typeof goodsNames)[number];
export type Goods = { name: GoodsName; amount: number };
