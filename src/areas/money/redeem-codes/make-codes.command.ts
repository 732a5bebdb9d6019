import { randomBytes } from 'node:crypto';
import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { findProduct } from '#areas/money/catalog/products.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { cleanText } from '#lib/lenient.ts';
import { keyedHash, seal } from '#services/secrets.ts';
import { insertBatch, updateBatchExported, updateBatchRevoked } from './code-batches.repo.ts';
import { findOrderCodeForUpdate, insertCodes, updateCodeRevoked, type CodeGoods, type OrderCode } from './redeem-codes.repo.ts';
import { CODE_SYMBOLS, codeOf, readCode } from './redeem-codes.rules.ts';

/** The stored hash of a typed code; undefined if it cannot be one. */
export function codeHash(codeKey: string, typed: string): string | undefined {
  const symbols = readCode(typed);
  return symbols === undefined ? undefined : keyedHash(codeKey, symbols);
}

function newCode(codeKey: string): { code: string; hash: string } {
  const code = codeOf(randomBytes(CODE_SYMBOLS));
  return { code, hash: codeHash(codeKey, code) ?? '' };
}

/** Makes the code that an order bought, in the transaction that marks the order paid; its buyer can read it again later. */
export async function makeOrderCode(transaction: Db, codeKey: string, orderId: number, goods: CodeGoods, at: Date): Promise<void> {
  const { code, hash } = newCode(codeKey);
  await insertCodes(transaction, [
    { ...goods, codeHash: hash, lastFour: code.slice(-4), batchId: null, orderId, cipher: seal(codeKey, code), ...unused(at) },
  ]);
}

/** Revokes an order's code if it is unused, and returns its state. */
export async function revokeOrderCode(transaction: Db, orderId: number, at: Date): Promise<OrderCode | undefined> {
  const code = await findOrderCodeForUpdate(transaction, orderId);
  if (code && code.usedAt === null) await updateCodeRevoked(transaction, code.codeHash, at);
  return code;
}

export type NewBatch = {
  name: string;
  productId: number;
  size: number;
  priceSource: 'funpay' | 'rub' | 'usd' | 'promo';
  expiresAt: Date | null;
};

/**
 * Plans a batch of codes for a product; the export makes them. Returns its id.
 * Throws Refusal productNotFound, and invalidInput for an end in the past.
 */
export function makeBatch(db: Db, { productId, ...wish }: NewBatch, createdBy: number, at: Date): Promise<number> {
  const batch = { ...wish, name: cleanText(wish.name) };
  return inTransaction(db, async (transaction) => {
    const product = await findProduct(transaction, productId);
    if (!product) throw new Refusal('productNotFound');
    if (batch.expiresAt && batch.expiresAt <= at) throw new Refusal('invalidInput', 'expiresAt is in the past');
    const { productName, amount } = product;
    const batchId = await insertBatch(transaction, {
      ...batch,
      productId,
      productName,
      productAmount: amount,
      createdAt: at,
      createdBy,
      exportedAt: null,
      revokedAt: null,
    });
    const detail = { name: batch.name, productName, amount, size: batch.size, priceSource: batch.priceSource, until: batch.expiresAt };
    await insertAuditEntry(transaction, { ...entryOn(batchId, createdBy, at), action: 'make codes', detail });
    return batchId;
  });
}

/**
 * Makes and returns the codes of a batch, the only time they are ever visible. Throws Refusal batchClosed if it was exported or revoked.
 */
export function exportBatch(db: Db, codeKey: string, batchId: number, actorId: number, at: Date): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    const batch = await updateBatchExported(transaction, batchId, at);
    if (!batch) throw new Refusal('batchClosed');
    const { productName, productAmount, expiresAt } = batch;
    const made = Array.from({ length: batch.size }, () => newCode(codeKey));
    const rows = made.map(({ code, hash }) => ({
      productName,
      productAmount,
      codeHash: hash,
      lastFour: code.slice(-4),
      batchId,
      orderId: null,
      cipher: null,
      ...unused(at),
      expiresAt,
    }));
    await insertCodes(transaction, rows);
    await insertAuditEntry(transaction, { ...entryOn(batchId, actorId, at), action: 'export codes', detail: { size: batch.size } });
    return made.map(({ code }) => code);
  });
}

/** Revokes the unused codes of a batch. Returns how many. Throws Refusal batchClosed if there is no such batch. */
export function revokeBatch(db: Db, batchId: number, actorId: number, at: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const count = await updateBatchRevoked(transaction, batchId, at);
    if (count === undefined) throw new Refusal('batchClosed');
    await insertAuditEntry(transaction, { ...entryOn(batchId, actorId, at), action: 'revoke codes', detail: { count } });
    return count;
  });
}

function entryOn(batchId: number, actorId: number, at: Date) {
  return { author: String(actorId), subject: `batch:${batchId}` as const, at };
}

function unused(createdAt: Date) {
  return { createdAt, expiresAt: null, usedAt: null, consumerId: null, revokedAt: null };
}
