import { grantGoods } from '#areas/core/wallet/grant-goods.command.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { updateGiftTaken } from './gifts.repo.ts';

/** Grants a player the goods of a gift, once, wherever it is taken. False if it no longer waits. */
export function takeGift(db: Db, playerId: number, giftId: number, at: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const gift = await updateGiftTaken(transaction, playerId, giftId, at);
    if (!gift) return false;
    const goods = { name: gift.productName, amount: gift.amount };
    await grantGoods(transaction, { playerId, cause: gift.cause, account: 'sales' }, goods, at);
    return true;
  });
}
