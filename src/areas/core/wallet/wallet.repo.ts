import { sql, type Db } from '#db/pool.ts';
import { insertRows, type NewRow } from '#db/rows.ts';
import type { Entitlement } from './wallet.rules.ts';

/** A player's shards, the end of the subscription if there ever was one, whether it renews itself, and whether there are unread notices. */
export type Wallet = { shards: number; plusExpiresAt: Date | null; isRenewing: boolean; hasNotices: boolean };

const empty: Wallet = { shards: 0, plusExpiresAt: null, isRenewing: false, hasNotices: false };

const ofGiven = sql`coalesce((select b.balance from shard_bookings b where b.player_id = given.id order by b.number desc limit 1), 0) as shards,
    (select e.expires_at from plus_entitlements e where e.player_id = given.id order by e.id desc limit 1) as "plusExpiresAt",
    exists (select 1 from plus_renewals r where r.player_id = given.id and r.status = 'active') as "isRenewing",
    exists (select 1 from player_notices t where t.player_id = given.id and t.seen_at is null) as "hasNotices"`;

/** The wallet of each player, by id; players without anything are included. */
export async function listWallets(db: Db, playerIds: readonly number[]): Promise<Map<number, Wallet>> {
  const { rows } = await sql<Wallet & { playerId: number }>`select given.id as "playerId", ${ofGiven}
    from unnest(${playerIds}::bigint[]) as given (id)`.execute(db);
  return new Map(rows.map(({ playerId, ...wallet }) => [playerId, wallet]));
}

/** A player's wallet; an empty one for an unknown player. */
export async function findWallet(db: Db, playerId: number): Promise<Wallet> {
  const { rows } = await sql<Wallet>`select ${ofGiven} from (select ${playerId}::bigint as id) given`.execute(db);
  return rows[0] ?? empty;
}

/** Locks a player's wallet until the transaction ends: bookings of one player run one after another. False for an unknown player. */
export async function lockWallet(db: Db, playerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from players where id = ${playerId} for no key update`.execute(db);
  return rows.length > 0;
}

export type LastBooking = { number: number; balance: number };

/** A player's last booking of shards. */
export async function findLastBooking(db: Db, playerId: number): Promise<LastBooking | undefined> {
  const { rows } =
    await sql<LastBooking>`select number, balance from shard_bookings where player_id = ${playerId} order by number desc limit 1`.execute(
      db,
    );
  return rows[0];
}

/** The amount booked for a cause, if any. */
export async function findBookedAmount(db: Db, playerId: number, cause: string): Promise<number | undefined> {
  const { rows } = await sql<{
    amount: number;
  }>`select amount from shard_bookings where player_id = ${playerId} and cause = ${cause}`.execute(db);
  return rows[0]?.amount;
}

/** Adds bookings of shards; they are never changed. */
export function insertBookings(db: Db, bookings: readonly NewRow<'shard_bookings'>[]): Promise<void> {
  return insertRows(db, 'shard_bookings', bookings);
}

/** Everything that a player's subscription is derived from, in booking order. */
export async function listEntitlements(db: Db, playerId: number): Promise<Entitlement[]> {
  const { rows } =
    await sql<Entitlement>`select cause, kind, months, case when kind = 'until' then coalesce(until_at, expires_at) end as until, reverses, reason, created_at as at
    from plus_entitlements where player_id = ${playerId} order by id`.execute(db);
  return rows;
}

export type NewEntitlement = Entitlement & { playerId: number; startsAt: Date; expiresAt: Date };

/** Adds to a player's list; `expiresAt` is the end of the subscription including this row. */
export function insertEntitlement(db: Db, { until, at, ...row }: NewEntitlement): Promise<void> {
  return insertRows(db, 'plus_entitlements', [{ ...row, untilAt: until, createdAt: at }]);
}
