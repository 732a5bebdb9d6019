import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import { insertRows, type NewRow } from '#db/rows.ts';

export type CodeGoods = { productName: GoodsName; productAmount: number };

/** Adds codes; the stored hash recognises a code without revealing it. */
export function insertCodes(db: Db, codes: readonly NewRow<'codes'>[]): Promise<void> {
  return insertRows(db, 'codes', codes);
}

/** Marks a code as used by a player if it is still valid: one statement, so that of many concurrent tries one succeeds. */
export async function updateCodeUsed(db: Db, codeHash: string, playerId: number, at: Date): Promise<CodeGoods | undefined> {
  const { rows } = await sql<CodeGoods>`update codes set consumer_id = ${playerId}, used_at = ${at}
    where code_hash = ${codeHash} and used_at is null and revoked_at is null and (expires_at is null or expires_at > ${at})
    returning product_name as "productName", product_amount as "productAmount"`.execute(db);
  return rows[0];
}

export type FoundCode = CodeGoods & { consumerId: number | null; usedAt: Date | null; revokedAt: Date | null; buyerId: number | null };

/** A code in its current state, with its buyer. */
export async function findCode(db: Db, codeHash: string): Promise<FoundCode | undefined> {
  const { rows } =
    await sql<FoundCode>`select c.product_name as "productName", c.product_amount as "productAmount", c.consumer_id as "consumerId",
      c.used_at as "usedAt", c.revoked_at as "revokedAt", o.player_id as "buyerId"
    from codes c left join orders o on o.id = c.order_id where c.code_hash = ${codeHash}`.execute(db);
  return rows[0];
}

export type OrderCode = { codeHash: string; usedAt: Date | null; consumerId: number | null };

/** The code that an order bought, with its row locked until the transaction ends. */
export async function findOrderCodeForUpdate(db: Db, orderId: number): Promise<OrderCode | undefined> {
  const { rows } =
    await sql<OrderCode>`select code_hash as "codeHash", used_at as "usedAt", consumer_id as "consumerId" from codes where order_id = ${orderId} for update`.execute(
      db,
    );
  return rows[0];
}

/** Revokes an order's code. */
export async function updateCodeRevoked(db: Db, codeHash: string, at: Date): Promise<void> {
  await sql`update codes set revoked_at = ${at} where code_hash = ${codeHash} and revoked_at is null`.execute(db);
}

/** How many invalid codes a player has tried since a moment. */
export async function countAttempts(db: Db, playerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from code_attempts where player_id = ${playerId} and attempted_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes a try of an invalid code. */
export function insertAttempt(db: Db, attempt: NewRow<'code_attempts'>): Promise<void> {
  return insertRows(db, 'code_attempts', [attempt]);
}

/** Deletes tries from before a moment. */
export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from code_attempts where attempted_at < ${before}`.execute(db);
}
