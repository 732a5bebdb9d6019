import * as v from 'valibot';
import { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

export const redeem = endpoint({
  method: 'POST',
  path: '/api/v2/payments/redeem',
  summary: 'Redeems a code: what it holds goes to the caller, once',
  input: v.object({ code: v.pipe(v.string(), v.maxLength(200, 'is too long')) }),
  output: v.object({ productName: GoodsName, amount: whole }),
});
