import { joinPublicPlayer, listed } from '#areas/core/accounts/public-players.repo.ts';
import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import { insertRows, type NewRow } from '#db/rows.ts';

export type WaitingGift = {
  giftId: number;
  playerId: number;
  productName: GoodsName;
  amount: number;
  from: string;
  fromId: number | null;
  isAnonymous: boolean;
  message: string;
  givenAt: Date;
};

/** Adds a gift for a player. */
export function insertGift(db: Db, gift: Omit<NewRow<'player_gifts'>, 'id' | 'takenAt' | 'revokedAt'>): Promise<void> {
  return insertRows(db, 'player_gifts', [{ ...gift, takenAt: null, revokedAt: null }]);
}

/** The fields of a gift that its player may read; none about an anonymous giver. */
const shownGift = sql`g.id as "giftId", g.player_id as "playerId", g.product_name as "productName", g.product_amount as amount,
    case when g.sender_id is null or g.is_anonymous then '' else ${listed.nickname} end as "from",
    case when g.sender_id is not null and not g.is_anonymous then ${listed.playerId} end as "fromId", g.is_anonymous as "isAnonymous",
    coalesce(g.message, '') as message, g.given_at as "givenAt"`;

/** The gifts waiting for these players, the oldest first, 1,000 at most. */
export async function listWaitingGifts(db: Db, playerIds: readonly number[]): Promise<WaitingGift[]> {
  const { rows } = await sql<WaitingGift>`select ${shownGift} from player_gifts g ${joinPublicPlayer('g.sender_id')}
    where g.player_id = any(${playerIds}::bigint[]) and g.taken_at is null and g.revoked_at is null
    order by g.id limit 1000`.execute(db);
  return rows;
}

/** A player's waiting and taken gifts, the newest first, 200 at most. */
export async function listReceivedGifts(db: Db, playerId: number): Promise<(WaitingGift & { takenAt: Date | null })[]> {
  const { rows } = await sql<
    WaitingGift & { takenAt: Date | null }
  >`select ${shownGift}, g.taken_at as "takenAt" from player_gifts g ${joinPublicPlayer('g.sender_id')}
    where g.player_id = ${playerId} and g.revoked_at is null order by g.id desc limit 200`.execute(db);
  return rows;
}

export type TakenGift = { cause: string; productName: GoodsName; amount: number };

/** Marks a player's gift as taken if it still waits: one statement, so that of two concurrent requests only one takes it. */
export async function updateGiftTaken(db: Db, playerId: number, giftId: number, at: Date): Promise<TakenGift | undefined> {
  const { rows } = await sql<TakenGift>`update player_gifts set taken_at = ${at}
    where id = ${giftId} and player_id = ${playerId} and taken_at is null and revoked_at is null
    returning cause, product_name as "productName", product_amount as amount`.execute(db);
  return rows[0];
}

/** Revokes a gift of a player that still waits. False if there is none: it was taken, or never existed. */
export async function updateGiftRevoked(db: Db, playerId: number, cause: string, at: Date): Promise<boolean> {
  const { rows } =
    await sql`update player_gifts set revoked_at = ${at} where player_id = ${playerId} and cause = ${cause} and taken_at is null and revoked_at is null returning 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** Locks a player's gifts until the transaction ends. */
export async function lockGifts(db: Db, playerId: number): Promise<void> {
  await sql`select 1 from player_gifts where player_id = ${playerId} order by id for update`.execute(db);
}

/** Erases the messages of gifts that a player gave or received. */
export async function eraseGiftWords(db: Db, playerId: number): Promise<void> {
  await sql`update player_gifts set message = null where (player_id = ${playerId} or sender_id = ${playerId}) and message is not null`.execute(
    db,
  );
}
