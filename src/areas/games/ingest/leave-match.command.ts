import * as v from 'valibot';
import { upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import { leave, type LeavePost } from '#areas/games/protocol/game-match.contract.ts';
import { holdsSettings } from '#areas/games/protocol/lobby.rules.ts';
import { callsOff, isOver, type Match, type PlayerState } from '#areas/games/protocol/match.rules.ts';
import { LOCAL_MATCH, type EmptyAnswer } from '#areas/games/protocol/post.contract.ts';
import { tag } from '#contract/tags.ts';
import type { Db } from '#db/pool.ts';
import { finishMatch, playingTags } from './finish-match.command.ts';
import { listMatchPlayers, updateMatch, updateMatchPlayers } from './match.repo.ts';
import { hasCommonSettings, hasLaterPost, hasSavedData, upsertLpCount, upsertSavedData } from './player-state.repo.ts';
import { listLeaves } from './post.repo.ts';
import { listRatingsForUpdate, type Standing } from './rating.repo.ts';
import { quarantine, settlePost, type Settled } from './settle-post.command.ts';

/**
 * A player leaves. Before their own end it is a real leave, and a safe leave before anybody's end keeps the match from being counted. After
 * their end only their settings are stored, and not even these if the player was erased.
 */
export async function leaveMatch(
  db: Db,
  post: LeavePost,
  body: string,
  at: Date,
  { isLate }: { isLate: boolean } = { isLate: false },
): Promise<Settled<EmptyAnswer>> {
  if (post.matchId === LOCAL_MATCH) return { outcome: 'applied', answer: {}, tags: [] };
  const { matchId, matchKey, playerId } = post;
  return settlePost(db, { call: 'leave', matchId, matchKey, playerId, body, at }, (transaction, match, isErased) =>
    applyLeave(transaction, match, isErased ? { ...post, savedData: null } : post, at, isLate),
  );
}

async function applyLeave(transaction: Db, match: Match, post: LeavePost, at: Date, isLate: boolean): Promise<Settled<EmptyAnswer>> {
  const { playerId } = post;
  const players = await listMatchPlayers(transaction, match.id);
  const player = players.find((other) => other.playerId === playerId);
  if (!player) return quarantine('playerNotInMatch');
  const isGone = player.endedAt !== null || player.leftAt !== null;
  if (!isGone) await upsertSeenPlayers(transaction, [{ playerId, nickname: post.playerName, at }]);
  await keepSettings(transaction, match, post, isLate);
  if (isGone) return { outcome: 'applied', answer: {}, tags: [] };

  // The script's defaults (our answer did not reach it) are not the player's own values.
  if (post.lpCount !== null && !isLate && !(await hasLaterPost(transaction, playerId, match, ['end', 'leave'])))
    await upsertLpCount(transaction, playerId, post.lpCount);
  const marked: Match = callsOff(post.isSafeToLeave, players) ? { ...match, isSafeToLeave: true } : match;
  // A player who leaves safely during the match is no leaver, even if its end never comes.
  const isFree = post.isSafeToLeave && marked === match;
  const left = { leftAt: at, leaveSeconds: post.leaveTime, ...(isFree ? { isLeaver: false } : {}) };
  const after = players.map((other) => (other === player ? { ...other, ...left } : other));
  const playerIds = after.map((other) => other.playerId);
  const standings: ReadonlyMap<number, Standing> = isOver(after)
    ? await listRatingsForUpdate(transaction, playerIds, match.mode)
    : new Map();
  await updateMatchPlayers(transaction, [{ matchId: match.id, playerId, ...left }]);
  if (marked !== match) await updateMatch(transaction, marked);
  const finishTags = await finishMatch(transaction, marked, { players: after, standings }, at);
  return {
    outcome: 'applied',
    answer: {},
    tags: [tag.match(match.id), tag.player(playerId), tag.live, ...playingTags(players), ...finishTags],
  };
}

/**
 * For a match that a leave called off until an end showed that it goes on: players who left it safely are no leavers, as if the end had
 * come first.
 */
export async function freeSafeLeavers(transaction: Db, matchId: string, players: readonly PlayerState[]): Promise<void> {
  // Each player's first leave is the one that counted.
  const leaves = new Map((await listLeaves(transaction, matchId)).toReversed().map(({ playerId, body }) => [playerId, body]));
  const freed = players.filter(({ playerId, endedAt, leftAt }) => {
    const body = leaves.get(playerId);
    return endedAt === null && leftAt !== null && body !== undefined && v.parse(leave.input, JSON.parse(body)).isSafeToLeave;
  });
  await updateMatchPlayers(
    transaction,
    freed.map(({ playerId }) => ({ matchId, playerId, isLeaver: false })),
  );
}

/**
 * Stores a player's settings, unless a match that began later has sent newer ones, or they are the script's defaults because our answer to
 * the match's start did not reach it.
 */
async function keepSettings(transaction: Db, match: Match, { playerId, savedData }: LeavePost, isLate: boolean): Promise<void> {
  if (savedData === null || (await hasLaterPost(transaction, playerId, match, ['leave']))) return;
  const posted = JSON.stringify(savedData);
  const isReset = isLate && (!holdsSettings(savedData) || (await hasCommonSettings(transaction, playerId, posted)));
  if (isReset && (await hasSavedData(transaction, playerId))) return;
  await upsertSavedData(transaction, playerId, posted);
}
