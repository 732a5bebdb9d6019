import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { sql, type Db } from '#db/pool.ts';
import { columnsOf, recordset, type NewRow } from '#db/rows.ts';

/** Adds a batch, which has no codes until it is exported. Returns its id. */
export async function insertBatch(db: Db, batch: NewRow<'code_batches'>): Promise<number> {
  const columns = columnsOf(batch);
  const { rows } = await sql<{
    id: number;
  }>`insert into code_batches (${columns}) select ${columns} from ${recordset('code_batches', [batch])} returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export type FoundBatch = {
  id: number;
  productName: GoodsName;
  productAmount: number;
  size: number;
  expiresAt: Date | null;
};

/** Marks a batch as exported, the first time; undefined if it was exported or revoked before, or does not exist. */
export async function updateBatchExported(db: Db, batchId: number, at: Date): Promise<FoundBatch | undefined> {
  const { rows } =
    await sql<FoundBatch>`update code_batches set exported_at = ${at} where id = ${batchId} and exported_at is null and revoked_at is null
    returning id, product_name as "productName", product_amount as "productAmount", size, expires_at as "expiresAt"`.execute(db);
  return rows[0];
}

/** Revokes the unused codes of a batch. Returns how many; undefined if the batch does not exist. */
export async function updateBatchRevoked(db: Db, batchId: number, at: Date): Promise<number | undefined> {
  const { rows: batches } =
    await sql`update code_batches set revoked_at = coalesce(revoked_at, ${at}) where id = ${batchId} returning id`.execute(db);
  if (batches.length === 0) return undefined;
  const { rows } = await sql`update codes set revoked_at = ${at} where batch_id = ${batchId} and used_at is null and revoked_at is null
    returning 1`.execute(db);
  return rows.length;
}

export type BatchRow = {
  batchId: number;
  name: string;
  productId: number;
  productName: GoodsName;
  productAmount: number;
  size: number;
  priceSource: 'funpay' | 'rub' | 'usd' | 'promo';
  createdAt: Date;
  expiresAt: Date | null;
  exportedAt: Date | null;
  revokedAt: Date | null;
  usedCount: number;
};

const batchColumns = sql`b.id as "batchId", b.name, b.product_id as "productId", b.product_name as "productName",
  b.product_amount as "productAmount", b.size, b.price_source as "priceSource", b.created_at as "createdAt", b.expires_at as "expiresAt",
  b.exported_at as "exportedAt", b.revoked_at as "revokedAt",
  (select count(*)::integer from codes c where c.batch_id = b.id and c.used_at is not null) as "usedCount"`;

/** The newest batches, 200 at most, and how many of their codes are used. */
export async function listBatches(db: Db): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`select ${batchColumns} from code_batches b order by b.id desc limit 200`.execute(db);
  return rows;
}

export async function findBatch(db: Db, batchId: number): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`select ${batchColumns} from code_batches b where b.id = ${batchId}`.execute(db);
  return rows[0];
}

export type BatchCode = { lastFour: string; usedAt: Date | null; consumerId: number | null; revokedAt: Date | null };

/** The codes of a batch by their last four symbols, those used last first, 1,000 at most. */
export async function listBatchCodes(db: Db, batchId: number): Promise<BatchCode[]> {
  const { rows } =
    await sql<BatchCode>`select last_four as "lastFour", used_at as "usedAt", consumer_id as "consumerId", revoked_at as "revokedAt"
    from codes where batch_id = ${batchId} order by used_at desc nulls last, last_four limit 1000`.execute(db);
  return rows;
}
