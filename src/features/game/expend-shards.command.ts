import { Refusal } from '#lib/refusals.ts';
import type { Db } from '#platform/database.ts';
import { digestOf } from '#platform/digest.ts';
import { LOCAL_MATCH, type EmptyAnswer } from './post.contract.ts';
import { insertNewPost } from './post.repo.ts';
import { refuseForeignKey } from './settle-post.command.ts';

type Expense = { matchId: string; matchKey: string; playerId: number; amount: number };

/** A player spends shards; a spend above the balance is refused. Until shards can be had, every balance is 0. */
export async function expendShards(db: Db, post: Expense, body: string, at: Date): Promise<EmptyAnswer> {
  await refuseForeignKey(db, post);
  if (post.amount === 0) return {};
  const refusal = new Refusal('notEnoughShards');
  if (post.matchId !== LOCAL_MATCH) {
    await insertNewPost(db, {
      call: 'shards_expense',
      matchId: post.matchId,
      playerId: post.playerId,
      body,
      digest: digestOf(body),
      outcome: 'refused',
      reason: refusal.message,
      receivedAt: at,
    });
  }
  throw refusal;
}
