import { sql, type Db } from '#db/pool.ts';

/** Where votes come from, or go to. */
type VoteAccount = 'shop' | 'bonus' | 'poll';
export type VoteBooking = { playerId: number; cause: string; account: VoteAccount; amount: number };

/**
 * Books votes to or from a player, once per cause; the caller must hold the player. False if it was booked before, or the balance would
 * leave the range from 0 to 2,000,000,000.
 */
export async function bookVotes(db: Db, { playerId, cause, account, amount }: VoteBooking, at: Date): Promise<boolean> {
  const { rows } = await sql`insert into vote_bookings (player_id, number, cause, account, amount, balance, booked_at)
    select ${playerId}::bigint, coalesce(last.number, 0) + 1, ${cause}::text, ${account}::text, ${amount}::integer, coalesce(last.balance, 0) + ${amount}::integer, ${at}::timestamptz
    from (select 1) one left join (select number, balance from vote_bookings where player_id = ${playerId} order by number desc limit 1) last on true
    where coalesce(last.balance, 0) + ${amount}::integer between 0 and 2000000000
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}
