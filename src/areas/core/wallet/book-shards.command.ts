import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { findBookedAmount, findLastBooking, insertBookings, lockWallet } from './wallet.repo.ts';
import { nextBooking, type ShardAccount } from './wallet.rules.ts';

export type ShardCause = { playerId: number; cause: string; account: ShardAccount; note?: string | null | undefined };

/**
 * Books shards to a player, or from them if `amount` is negative, once per cause: `repeated` if it was booked before, or there is nothing
 * to book; `short` if the balance is too small, or would be larger than its column holds. In both cases nothing changes. Throws Refusal
 * playerNotFound for an unknown player.
 */
export function tryBookShards(
  db: Db,
  { playerId, cause, account, note }: ShardCause,
  amount: number,
  at: Date,
): Promise<'booked' | 'repeated' | 'short'> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockWallet(transaction, playerId))) throw new Refusal('playerNotFound');
    if (amount === 0 || (await findBookedAmount(transaction, playerId, cause)) !== undefined) return 'repeated';
    const booking = nextBooking(await findLastBooking(transaction, playerId), { cause, account, amount });
    if (!booking) return 'short';
    await insertBookings(transaction, [{ playerId, ...booking, note: note ?? null, bookedAt: at }]);
    return 'booked';
  });
}

/** The same for bookings that must succeed: false if it was booked before. Throws Refusal notEnoughShards. */
export async function bookShards(db: Db, cause: ShardCause, amount: number, at: Date): Promise<boolean> {
  const outcome = await tryBookShards(db, cause, amount, at);
  if (outcome === 'short') throw new Refusal('notEnoughShards');
  return outcome === 'booked';
}

/**
 * Takes back exactly the amount booked for a cause, once; from the accounts that may leave a debt (`mayOwe`) even if it is spent. False if
 * there is nothing to take back.
 */
export function reverseShards(db: Db, playerId: number, cause: string, account: ShardAccount, at: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const amount = await findBookedAmount(transaction, playerId, cause);
    return amount === undefined ? false : bookShards(transaction, { playerId, cause: `${cause}:reversed`, account }, -amount, at);
  });
}
