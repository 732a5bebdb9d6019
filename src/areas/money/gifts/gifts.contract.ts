import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { rowNumber, whole } from '#contract/whole.contract.ts';

const Gift = v.object({
  giftId: whole,
  productName: v.picklist(['dota_plus', 'shards']),
  /** Months of the subscription, or shards. */
  amount: whole,
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
  input: v.object({ giftId: rowNumber }),
  output: v.array(Gift),
});
