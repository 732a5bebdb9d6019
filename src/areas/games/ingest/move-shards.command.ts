import { randomUUID } from 'node:crypto';
import { tryBookShards } from '#areas/core/wallet/book-shards.command.ts';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import type { BonusShardsPost, ShardsExpensePost } from '#areas/games/protocol/game-account.contract.ts';
import { boughtWith } from '#areas/games/protocol/lobby.rules.ts';
import { LOCAL_MATCH, type EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/pool.ts';
import { hasItem, insertItem, isCoolingDown, upsertCooldown } from './player-state.repo.ts';
import { settleAccountPost } from './settle-account-post.command.ts';
import { bookVotes } from './votes.repo.ts';

/** The largest bonus accepted, whatever a post says. */
const MOST_BONUS = 100_000;

/**
 * A player buys something for shards; `amount` is the whole price. Product and price are booked together or not at all. Throws Refusal
 * notEnoughShards, itemOwned for an item that the player owns already, and invalidInput for no votes.
 */
export async function expendShards(db: Db, post: ShardsExpensePost, body: string, at: Date): Promise<EmptyAnswer> {
  const { matchId, playerId, amount, productId } = post;
  const bought = boughtWith(post);
  if (matchId === LOCAL_MATCH && bought.votes === 0) throw new Refusal('invalidInput');
  if (matchId === LOCAL_MATCH && (await findWallet(db, playerId)).shards < amount) throw new Refusal('notEnoughShards');
  return settleAccountPost(db, { ...post, call: 'shards_expense', body, at }, async (transaction) => {
    if (bought.votes === 0) return new Refusal('invalidInput');
    const cause = `spend:${matchId}:${randomUUID()}`;
    if (bought.itemId !== undefined && (await hasItem(transaction, playerId, bought.itemId))) return new Refusal('itemOwned');
    const spending = { playerId, cause, account: 'spending', note: productId } as const;
    if ((await tryBookShards(transaction, spending, -amount, at)) === 'short') return new Refusal('notEnoughShards');
    if (bought.itemId !== undefined) await insertItem(transaction, playerId, bought.itemId, at);
    if (bought.votes !== undefined) await bookVotes(transaction, { playerId, cause, account: 'shop', amount: bought.votes }, at);
    return undefined;
  });
}

/** A player collects bonus shards, once per cooldown. */
export function collectBonusShards(db: Db, post: BonusShardsPost, body: string, at: Date): Promise<EmptyAnswer> {
  const { playerId, amount, cd } = post;
  return settleAccountPost(db, { ...post, call: 'bonus_shards', body, at }, async (transaction) => {
    if (await isCoolingDown(transaction, playerId, 'bonusShards', at)) return new Refusal('notReadyYet');
    const bonus = { playerId, cause: `bonus:${randomUUID()}`, account: 'bonus' } as const;
    if ((await tryBookShards(transaction, bonus, Math.min(amount, MOST_BONUS), at)) === 'short') return new Refusal('notEnoughShards');
    if (cd > 0) await upsertCooldown(transaction, playerId, 'bonusShards', new Date(at.getTime() + cd));
    return undefined;
  });
}
