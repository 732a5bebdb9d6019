import { upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import { bookShards } from '#areas/core/wallet/book-shards.command.ts';
import { buildingsOf, earnedShards, judgeEnd, ratingChangeOf, resultOf } from '#areas/games/protocol/end.rules.ts';
import type { EndPost } from '#areas/games/protocol/game-match.contract.ts';
import { callsBack, isOver, type Match } from '#areas/games/protocol/match.rules.ts';
import { LOCAL_MATCH } from '#areas/games/protocol/post.contract.ts';
import { tag } from '#contract/tags.ts';
import type { Db } from '#db/pool.ts';
import { canonicalText } from '#lib/lenient.ts';
import { digestOf } from '#services/secrets.ts';
import { finishMatch, playingTags } from './finish-match.command.ts';
import { freeSafeLeavers } from './leave-match.command.ts';
import { insertBuildings, listMatchPlayers, updateMatch, updateMatchPlayers } from './match.repo.ts';
import { addHeroXp, hasLaterPost, insertAchievements, upsertLpCount } from './player-state.repo.ts';
import { findRatingChange, insertRatingChanges, listRatingsForUpdate } from './rating.repo.ts';
import { quarantine, settlePost, type Settled } from './settle-post.command.ts';

type Answer = { ratingChange: number };

/**
 * The content of an `/end` as a short digest. A repeated post has the same digest even if its text is written differently or is read by a
 * release that knows one more field. The player's name is left out: erasure may remove it from a parked post.
 */
export function endDigest(post: EndPost): string {
  const { matchKey: _, playerName: __, extra: ___, ...said } = post;
  return digestOf(canonicalText(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))));
}

type How = { floor?: number | undefined; isLate?: boolean };

/**
 * A player's game ends: stores the result, books the rating, and finishes the match if it was the last. Repeating the same `/end` changes
 * nothing. `isLate`: it came before the match's start did.
 */
export async function endPlayer(db: Db, post: EndPost, body: string, at: Date, how: How = {}): Promise<Settled<Answer>> {
  if (post.matchId === LOCAL_MATCH) return { outcome: 'applied', answer: { ratingChange: 0 }, tags: [] };
  const { matchId, matchKey, playerId } = post;
  return settlePost(db, { call: 'end', matchId, matchKey, playerId, body, at }, (transaction, match) =>
    applyEnd(transaction, match, post, at, how),
  );
}

async function applyEnd(transaction: Db, match: Match, post: EndPost, at: Date, { floor, isLate = false }: How): Promise<Settled<Answer>> {
  const { playerId } = post;
  const players = await listMatchPlayers(transaction, match.id);
  const digest = endDigest(post);
  const verdict = judgeEnd(match, players, post, digest);
  if (verdict.kind === 'refuse') return quarantine(verdict.code, verdict.detail);
  if (verdict.kind === 'repeat')
    return { outcome: 'repeated', answer: { ratingChange: await findRatingChange(transaction, match.id, playerId) }, tags: [] };

  const { player, place } = verdict;
  const result = resultOf(post, place, digest, at);
  const after = players.map((other) => (other === player ? { ...other, ...result } : other));
  // The script's defaults (our answer did not reach it) are not the player's own values, and a later match's values are newer.
  const isOld = isLate || (await hasLaterPost(transaction, playerId, match, ['end', 'leave']));
  await notePlayer(transaction, isOld ? { ...post, lpCount: null } : post, at);
  const earned = earnedShards(match, post);
  const cause = { playerId, cause: `match:${match.id}`, account: 'matches', note: earned?.note } as const;
  if (earned) await bookShards(transaction, cause, earned.amount, at);

  // Locks every rating before the first change, always in the order of the ids: matches that share players cannot deadlock.
  const lockedIds = isOver(after) ? after.map((other) => other.playerId) : [playerId];
  const ratings = await listRatingsForUpdate(transaction, lockedIds, match.mode);
  const booked = ratingChangeOf(match, player, { place, rating: ratings.get(playerId)?.rating ?? 0, floor }, at);
  await updateMatchPlayers(transaction, [{ matchId: match.id, playerId, ...result }]);
  await insertRatingChanges(transaction, booked ? [booked] : []);
  await insertBuildings(transaction, buildingsOf(post));
  const played = callsBack(match, players, post.endTime);
  if (played !== match) {
    await updateMatch(transaction, played);
    await freeSafeLeavers(transaction, match.id, after);
  }
  const finishTags = await finishMatch(transaction, played, { players: after, ended: playerId, standings: ratings }, at);
  const tags = [
    tag.match(match.id),
    tag.player(playerId),
    tag.live,
    ...(booked ? [tag.leaderboard] : []),
    ...playingTags(players),
    ...finishTags,
  ];
  return { outcome: 'applied', answer: { ratingChange: booked?.change ?? 0 }, tags };
}

/** Stores what an `/end` says about the player's account. */
async function notePlayer(transaction: Db, post: EndPost, at: Date): Promise<void> {
  const { playerId } = post;
  await upsertSeenPlayers(transaction, [{ playerId, nickname: post.playerName, at }]);
  if (post.lpCount !== null) await upsertLpCount(transaction, playerId, post.lpCount);
  const xp = post.dpHeroMatchXp + post.dpHeroQuestXp;
  if (xp > 0 && post.heroName !== null) await addHeroXp(transaction, playerId, post.heroName, Math.min(xp, 1_000_000));
  const achievements = post.completedAchievements.flatMap(({ AchievementId }) => AchievementId ?? []);
  if (achievements.length > 0) await insertAchievements(transaction, playerId, achievements, at);
}
