import { upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import { bookShards, tryBookShards } from '#areas/core/wallet/book-shards.command.ts';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import type { BonusShardsPost, ShardsExpensePost } from '#areas/games/protocol/game-account.contract.ts';
import { LOCAL_MATCH, type EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { canonicalText } from '#lib/lenient.ts';
import { digestOf } from '#services/secrets.ts';
import { upsertCooldown } from './player-state.repo.ts';
import { upsertPost } from './post.repo.ts';
import { refuseForeignKey } from './settle-post.command.ts';

/** No bonus is larger, whatever a post says. */
const MOST_BONUS = 100_000;

/**
 * A player spends shards: `amount` is the whole price. A spend above the balance is refused; the same spend again, even
 * written in another order, is not charged twice.
 */
export async function expendShards(db: Db, post: ShardsExpensePost, body: string, at: Date): Promise<EmptyAnswer> {
  await refuseForeignKey(db, post);
  const { matchId, playerId, amount, productId } = post;
  if (amount === 0) return {};
  if (matchId === LOCAL_MATCH) {
    if ((await findWallet(db, playerId)).shards < amount) throw new Refusal('notEnoughShards');
    return {};
  }
  const refusal = await inTransaction(db, async (transaction) => {
    await upsertSeenPlayers(transaction, [{ playerId, nickname: null, at }]);
    const cause = { playerId, cause: causeOf('spend', post), account: 'spending', note: productId } as const;
    const isShort = (await tryBookShards(transaction, cause, -amount, at)) === 'short';
    const found = isShort ? new Refusal('notEnoughShards') : undefined;
    await keepPost(transaction, 'shards_expense', post, body, at, found);
    return found;
  });
  if (refusal) throw refusal;
  return {};
}

/** A player collects bonus shards, and the time until the next ones begins; the same call again changes nothing. */
export async function collectBonusShards(db: Db, post: BonusShardsPost, body: string, at: Date): Promise<EmptyAnswer> {
  await refuseForeignKey(db, post);
  const { matchId, playerId, amount, cd } = post;
  if (matchId === LOCAL_MATCH) return {};
  await inTransaction(db, async (transaction) => {
    await upsertSeenPlayers(transaction, [{ playerId, nickname: null, at }]);
    const cause = { playerId, cause: causeOf('bonus', post), account: 'bonus' } as const;
    const isNew = await bookShards(transaction, cause, Math.min(amount, MOST_BONUS), at);
    if (isNew && cd > 0) await upsertCooldown(transaction, playerId, 'bonusShards', new Date(at.getTime() + cd));
    await keepPost(transaction, 'bonus_shards', post, body, at);
  });
  return {};
}

/** What a post says, as one name: Lua writes the same table in any order. */
function causeOf(kind: string, post: { matchId: string }): string {
  return `${kind}:${post.matchId}:${digestOf(canonicalText({ ...post, matchKey: undefined }))}`;
}

function keepPost(
  db: Db,
  call: string,
  post: { matchId: string; playerId: number },
  body: string,
  at: Date,
  refusal?: Refusal,
): Promise<void> {
  return upsertPost(db, {
    call,
    matchId: post.matchId,
    playerId: post.playerId,
    body,
    digest: digestOf(body),
    outcome: refusal ? 'refused' : 'applied',
    reason: refusal?.message ?? null,
    receivedAt: at,
  });
}
