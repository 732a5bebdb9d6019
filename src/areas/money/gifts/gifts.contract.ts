import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';

const Gift = v.object({
  giftId: v.number(),
  productName: v.picklist(['dota_plus', 'shards']),
  /** Months of the subscription, or shards. */
  amount: v.number(),
  /** Who it is from; empty when it is an award. */
  from: v.string(),
  message: v.string(),
  givenAt: v.string(),
});
export type Gift = v.InferOutput<typeof Gift>;

export const listGifts = endpoint({
  method: 'GET',
  path: '/api/v2/gifts',
  summary: 'The gifts that wait for the caller, the oldest first',
  input: v.object({}),
  output: v.array(Gift),
});

export const takeGift = endpoint({
  method: 'POST',
  path: '/api/v2/gifts/take',
  summary: 'The caller takes a gift; answers with those that are left',
  input: v.object({ giftId: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  output: v.array(Gift),
});
