import type { Db } from '#db/database.ts';
import { bookShards, reverseShards } from './book-shards.command.ts';
import { grantPlusMonths, reversePlus } from './grant-plus.command.ts';

/** What can be had for money: months of the subscription, or shards. */
export type Goods = { name: 'dota_plus' | 'shards'; amount: number };
/** `account`: whether they were bought for this player, or come from a code. */
export type GoodsCause = { playerId: number; cause: string; account: 'sales' | 'codes' };

/** Gives goods to a player once per cause, in the caller's transaction. False when it was done before. */
export function grantGoods(transaction: Db, { playerId, cause, account }: GoodsCause, { name, amount }: Goods, at: Date): Promise<boolean> {
  return name === 'shards'
    ? bookShards(transaction, { playerId, cause, account }, amount, at)
    : grantPlusMonths(transaction, { playerId, cause, reason: account === 'codes' ? 'code' : 'order' }, amount, at);
}

/** Takes back exactly what was given for a cause: once. False when there is nothing to take back. */
export function reverseGoods(transaction: Db, { playerId, cause, account }: GoodsCause, { name }: Goods, at: Date): Promise<boolean> {
  return name === 'shards' ? reverseShards(transaction, playerId, cause, account, at) : reversePlus(transaction, playerId, cause, at);
}
