import { handlePlayer, type Route } from '#web/server/route.ts';
import { addressOf } from '#web/server/source.ts';
import { redeemCode } from './redeem-code.command.ts';
import { redeem } from './redeem-codes.contract.ts';

export const codesApi: Route[] = [
  handlePlayer(redeem, async ({ db, config, caller, now }, { code }, { headers }) => {
    const tried = { playerId: caller.playerId, code, source: addressOf(headers) };
    const { productName, productAmount } = await redeemCode(db, config.codeKey, tried, now());
    return { productName, amount: productAmount };
  }),
];
