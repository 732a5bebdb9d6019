import { Refusal } from '#contract/refusals.ts';
import { utcText } from '#lib/dates.ts';
import { handlePlayer, type Context, type Route } from '#web/server/route.ts';
import * as calls from './gifts.contract.ts';
import { listWaitingGifts } from './gifts.repo.ts';
import { takeGift } from './take-gift.command.ts';

async function listOwn({ db }: Pick<Context, 'db'>, playerId: number): Promise<calls.Gift[]> {
  return (await listWaitingGifts(db, [playerId])).map(({ giftId, productName, amount, from, message, givenAt }) => ({
    giftId,
    productName,
    amount,
    from,
    message,
    givenAt: utcText(givenAt),
  }));
}

export const giftsApi: Route[] = [
  handlePlayer(calls.listGifts, (context) => listOwn(context, context.caller.playerId)),
  handlePlayer(calls.takeGift, async (context, { giftId }) => {
    const { db, caller, now } = context;
    if (!(await takeGift(db, caller.playerId, giftId, now()))) throw new Refusal('giftNotWaiting');
    return listOwn(context, caller.playerId);
  }),
];
