import { Refusal } from '#contract/refusals.ts';
import { utcText } from '#lib/dates.ts';
import { handlePlayer, type Context, type Route } from '#web/server/route.ts';
import * as calls from './gifts.contract.ts';
import { listReceivedGifts, listWaitingGifts, type WaitingGift } from './gifts.repo.ts';
import { takeGift } from './take-gift.command.ts';

function giftOf({ giftId, productName, amount, from, fromId, isAnonymous, message, givenAt }: WaitingGift): calls.Gift {
  return { giftId, productName, amount, from, fromId, isAnonymous, message, givenAt: utcText(givenAt) };
}

async function listOwn({ db }: Pick<Context, 'db'>, playerId: number): Promise<calls.Gift[]> {
  return (await listWaitingGifts(db, [playerId])).map(giftOf);
}

export const giftsApi: Route[] = [
  handlePlayer(calls.listGifts, (context) => listOwn(context, context.caller.playerId)),
  handlePlayer(calls.listReceivedGifts, async ({ db, caller }) =>
    (await listReceivedGifts(db, caller.playerId)).map((gift) => ({ ...giftOf(gift), takenAt: gift.takenAt && utcText(gift.takenAt) })),
  ),
  handlePlayer(
    calls.takeGift,
    async (context, { giftId }) => {
      const { db, caller, now } = context;
      if (!(await takeGift(db, caller.playerId, giftId, now()))) throw new Refusal('giftNotWaiting');
      return listOwn(context, caller.playerId);
    },
    { refuses: ['giftNotWaiting'] },
  ),
];
