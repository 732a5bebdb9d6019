import { handlePlayer, type Route } from '#web/server/route.ts';
import { redeemCode } from './redeem-code.command.ts';
import { redeem } from './redeem-codes.contract.ts';

export const codesApi: Route[] = [
  handlePlayer(
    redeem,
    async ({ db, config, caller, now }, { code }) => {
      const { productName, productAmount } = await redeemCode(db, config.codeKey, { playerId: caller.playerId, code }, now());
      return { productName, amount: productAmount };
    },
    { refuses: ['usedCode', 'revokedCode', 'expiredCode'] },
  ),
];
