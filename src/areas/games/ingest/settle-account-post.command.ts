import { upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import { lockWallet } from '#areas/core/wallet/wallet.repo.ts';
import { LOCAL_MATCH, type EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import type { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { digestOf } from '#services/secrets.ts';
import { upsertPost } from './post.repo.ts';
import { refuseForeignKey } from './settle-post.command.ts';

/** A call that touches a player's account, as it came. */
export type AccountPost = { call: string; matchId: string; matchKey: string; playerId: number; body: string; at: Date };

/**
 * Runs `work` in the transaction that holds the player and stores the call's body. The script never repeats these calls, so each counts,
 * even with the same body. `work` returns a refusal before anything is written; it is stored with its reason and thrown after the commit.
 * Of a local test lobby nothing is stored.
 */
export async function settleAccountPost(
  db: Db,
  { call, matchId, matchKey, playerId, body, at }: AccountPost,
  work: (transaction: Db) => Promise<Refusal | undefined>,
): Promise<EmptyAnswer> {
  await refuseForeignKey(db, { matchId, matchKey });
  if (matchId === LOCAL_MATCH) return {};
  const refusal = await inTransaction(db, async (transaction) => {
    await upsertSeenPlayers(transaction, [{ playerId, nickname: null, at }]);
    await lockWallet(transaction, playerId);
    const found = await work(transaction);
    await upsertPost(transaction, {
      call,
      matchId,
      playerId,
      body,
      digest: digestOf(body),
      outcome: found ? 'refused' : 'applied',
      reason: found?.message ?? null,
      receivedAt: at,
    });
    return found;
  });
  if (refusal) throw refusal;
  return {};
}
