import * as v from 'valibot';
import { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { long, rowNumber, whole } from '#contract/whole.contract.ts';

const Gift = v.object({
  giftId: whole,
  productName: GoodsName,
  /** Months of the subscription, or shards. */
  amount: whole,
  /** The giver's name; empty if it is an award, or the giver wished not to be named. */
  from: v.string(),
  /** Null where `from` is empty; 0 for a giver who hides. */
  fromId: v.nullable(long),
  isAnonymous: v.boolean(),
  message: v.string(),
  givenAt: v.string(),
});
export type Gift = v.InferOutput<typeof Gift>;

export const listGifts = endpoint({
  method: 'GET',
  path: '/api/v2/gifts',
  summary: 'The gifts waiting for the caller, oldest first',
  input: v.object({}),
  output: v.array(Gift),
});

export const listReceivedGifts = endpoint({
  method: 'GET',
  path: '/api/v2/gifts/received',
  summary: 'The caller’s gifts, waiting and taken, newest first',
  input: v.object({}),
  output: v.array(v.object({ ...Gift.entries, takenAt: v.nullable(v.string()) })),
});

export const takeGift = endpoint({
  method: 'POST',
  path: '/api/v2/gifts/take',
  summary: 'Takes a gift; answers with those that are left',
  input: v.object({ giftId: rowNumber }),
  output: v.array(Gift),
});
