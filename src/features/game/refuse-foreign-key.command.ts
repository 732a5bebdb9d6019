import { Refusal } from '#lib/refusals.ts';
import type { Db } from '#platform/database.ts';
import { findMatchKey } from './match.repo.ts';

/** Throws Refusal foreignMatchKey when the match was started with another key than this call carries. */
export async function refuseForeignKey(db: Db, post: { matchId: string; matchKey: string }): Promise<void> {
  const matchKey = await findMatchKey(db, post.matchId);
  if (matchKey !== undefined && matchKey !== post.matchKey) throw new Refusal('foreignMatchKey');
}
