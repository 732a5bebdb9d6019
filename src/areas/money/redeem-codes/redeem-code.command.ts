import { grantGoods } from '#areas/core/wallet/grant-goods.command.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { codeHash } from './make-codes.command.ts';
import { countAttempts, findCode, insertAttempt, updateCodeUsed, type CodeGoods } from './redeem-codes.repo.ts';
import { hasGuessedTooOften, triesSince } from './redeem-codes.rules.ts';

export type Try = { playerId: number; code: string };

/**
 * Grants a player the goods of a code, once: of many concurrent tries one succeeds. The player who redeemed it gets the same answer again.
 * Strangers learn only that the code is invalid; its buyer learns why. Returns what was granted, or why nothing was.
 */
export async function tryCode(db: Db, codeKey: string | undefined, { playerId, code }: Try, at: Date): Promise<CodeGoods | Refusal> {
  if (codeKey === undefined) return new Refusal('codesUnavailable');
  const failures = await countAttempts(db, playerId, triesSince(at));
  if (hasGuessedTooOften(failures)) return new Refusal('tooManyTries');
  const hash = codeHash(codeKey, code);
  if (hash === undefined) return new Refusal('wrongCode');
  const goods = await inTransaction(db, async (transaction) => {
    const used = await updateCodeUsed(transaction, hash, playerId, at);
    if (used) await grantGoods(transaction, causeOf(playerId, hash), { name: used.productName, amount: used.productAmount }, at);
    return used;
  });
  if (goods) return goods;
  const known = await findCode(db, hash);
  if (known && known.consumerId === playerId) return { productName: known.productName, productAmount: known.productAmount };
  await insertAttempt(db, { playerId, attemptedAt: at });
  return new Refusal(known && known.buyerId === playerId ? reasonOf(known) : 'wrongCode');
}

/** The same, but throws the Refusal. */
export async function redeemCode(db: Db, codeKey: string | undefined, tried: Try, at: Date): Promise<CodeGoods> {
  const goods = await tryCode(db, codeKey, tried, at);
  if (goods instanceof Refusal) throw goods;
  return goods;
}

/** The cause that a code's goods are booked under. */
export function causeOf(playerId: number, hash: string) {
  return { playerId, cause: `code:${hash}`, account: 'codes' } as const;
}

function reasonOf({ usedAt, revokedAt }: { usedAt: Date | null; revokedAt: Date | null }): RefusalCode {
  if (usedAt) return 'usedCode';
  return revokedAt ? 'revokedCode' : 'expiredCode';
}
