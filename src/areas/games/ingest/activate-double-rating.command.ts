import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import type { DoubleRatingPost } from '#areas/games/protocol/game-account.contract.ts';
import { doubleRatingCooldown } from '#areas/games/protocol/lobby.rules.ts';
import { isRated, type Match } from '#areas/games/protocol/match.rules.ts';
import { LOCAL_MATCH, type EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import type { Db } from '#db/pool.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { listMatchPlayers, updateMatchPlayers } from './match.repo.ts';
import { isCoolingDown, upsertCooldown } from './player-state.repo.ts';
import { quarantine, settlePost, type Settled } from './settle-post.command.ts';

const typeOf = { solo: 1, duo: 2 } as const;
/** The script measures the cooldown, which it learned at the start of the match, with its own clock. */
const TOLERANCE_MS = MINUTE_MS;

/** A subscriber doubles the rating change of the current match, before their end of it. */
export async function activateDoubleRating(db: Db, post: DoubleRatingPost, body: string, at: Date): Promise<Settled<EmptyAnswer>> {
  if (post.matchId === LOCAL_MATCH) return { outcome: 'applied', answer: {}, tags: [] };
  const { matchId, matchKey, playerId } = post;
  return settlePost(db, { call: 'double_rating', matchId, matchKey, playerId, body, at }, (transaction, match) =>
    applyDouble(transaction, match, post, at),
  );
}

async function applyDouble(
  transaction: Db,
  match: Match,
  { playerId, type, cd }: DoubleRatingPost,
  at: Date,
): Promise<Settled<EmptyAnswer>> {
  const player = (await listMatchPlayers(transaction, match.id)).find((other) => other.playerId === playerId);
  if (!player) return quarantine('playerNotInMatch');
  if (player.isDouble) return { outcome: 'repeated', answer: {}, tags: [] };
  if (player.endedAt) return quarantine('playerEnded');
  if (type !== null && type !== typeOf[match.mode]) return quarantine('invalidInput', 'type is that of the other mode');
  const { plusExpiresAt } = await findWallet(transaction, playerId);
  if (!plusExpiresAt || plusExpiresAt <= at) return { outcome: 'refused', refusal: new Refusal('subscribersOnly') };
  const kind = doubleRatingCooldown(match.mode);
  if (await isCoolingDown(transaction, playerId, kind, new Date(at.getTime() + TOLERANCE_MS)))
    return { outcome: 'refused', refusal: new Refusal('notReadyYet') };
  await updateMatchPlayers(transaction, [{ matchId: match.id, playerId, isDouble: true }]);
  // If no rating changes, nothing was doubled, and the player may use it in the next match.
  if (cd > 0 && isRated(match)) await upsertCooldown(transaction, playerId, kind, new Date(at.getTime() + cd));
  return { outcome: 'applied', answer: {}, tags: [tag.match(match.id)] };
}
