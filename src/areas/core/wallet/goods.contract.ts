import * as v from 'valibot';

/** What can be had for money: months of the subscription, or shards. The database holds the same names, by its checks. */
export const goodsNames = ['dota_plus', 'shards'] as const;
export const GoodsName = v.picklist(goodsNames);
export type GoodsName = (typeof goodsNames)[number];
export type Goods = { name: GoodsName; amount: number };
