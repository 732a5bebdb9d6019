import { Refusal } from '#contract/refusals.ts';
import { type Db, inTransaction } from '#db/pool.ts';
import { bookShards, reverseShards } from './book-shards.command.ts';
import type { Goods } from './goods.contract.ts';
import { insertEntitlement, listEntitlements, lockWallet } from './wallet.repo.ts';
import { expiryOf, startOf, type Entitlement } from './wallet.rules.ts';

/** `reason`: the source of the time, such as `order` or `patreon`. */
export type PlusCause = { playerId: number; cause: string; reason: string };

/** Adds calendar months to a player's subscription, once per cause. False if they were added before. */
export function grantPlusMonths(db: Db, cause: PlusCause, months: number, at: Date): Promise<boolean> {
  return book(db, cause, { kind: 'months', months, until: null, reverses: null }, at);
}

/**
 * Extends a player's subscription at least until a moment, or adds the time by which a membership reaches further, once per cause. False if
 * that was done before.
 */
export function grantPlusUntil(db: Db, cause: PlusCause, until: Date, at: Date): Promise<boolean> {
  return book(db, cause, { kind: 'until', months: null, until, reverses: null }, at);
}

/** Takes back the time of one cause and leaves all others, once. False if there is nothing to take back. */
export function reversePlus(db: Db, playerId: number, cause: string, at: Date): Promise<boolean> {
  return book(
    db,
    { playerId, cause: `${cause}:reversed`, reason: 'reversal' },
    { kind: 'reversal', months: null, until: null, reverses: cause },
    at,
  );
}

function book(
  db: Db,
  { playerId, cause, reason }: PlusCause,
  what: Pick<Entitlement, 'kind' | 'months' | 'until' | 'reverses'>,
  at: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockWallet(transaction, playerId))) throw new Refusal('playerNotFound');
    const before = await listEntitlements(transaction, playerId);
    const isKnown = before.some((other) => other.cause === cause);
    if (isKnown || (what.reverses !== null && !before.some((other) => other.cause === what.reverses))) return false;
    const entitlement: Entitlement = { cause, ...what, reason, at };
    const startsAt = startOf(expiryOf(before), at);
    const expiresAt = expiryOf([...before, entitlement]) ?? at;
    await insertEntitlement(transaction, { playerId, startsAt, expiresAt, ...entitlement });
    return true;
  });
}

/** `account`: whether the goods were bought for this player, or come from a code. */
export type GoodsCause = { playerId: number; cause: string; account: 'sales' | 'codes' };

/** Grants goods to a player, once per cause, in the caller's transaction. False if they were granted before. */
export function grantGoods(transaction: Db, { playerId, cause, account }: GoodsCause, { name, amount }: Goods, at: Date): Promise<boolean> {
  switch (name) {
    case 'shards':
      return bookShards(transaction, { playerId, cause, account }, amount, at);
    case 'dota_plus':
      return grantPlusMonths(transaction, { playerId, cause, reason: account === 'codes' ? 'code' : 'order' }, amount, at);
  }
}

/** Takes back exactly what was granted for a cause, once. False if there is nothing to take back. */
export function reverseGoods(transaction: Db, { playerId, cause, account }: GoodsCause, { name }: Goods, at: Date): Promise<boolean> {
  switch (name) {
    case 'shards':
      return reverseShards(transaction, playerId, cause, account, at);
    case 'dota_plus':
      return reversePlus(transaction, playerId, cause, at);
  }
}
