import { addToHeroLists } from '#areas/games/hero-lists/hero-list.repo.ts';
import { newlyCounted, newlyListed, playedTag, settleMatch, type Match, type PlayerState } from '#areas/games/protocol/match.rules.ts';
import { rollUp, rollUpMatches } from '#areas/games/protocol/roll-up.rules.ts';
import { rateLobby } from '#areas/games/protocol/skill.service.ts';
import { tag, type Tag } from '#contract/tags.ts';
import type { Db } from '#db/pool.ts';
import { updateMatch, updateMatchPlayers } from './match.repo.ts';
import { listRatingChanges, type Standing } from './rating.repo.ts';
import { addMatchDays, addRollUps } from './roll-up.repo.ts';
import { insertReplay } from './skill.repo.ts';

/**
 * The players of a match with their rows locked. `ended`: the player whose own end it is. `standings`: their ratings and beliefs, once the
 * match is over.
 */
type Lobby = { players: readonly PlayerState[]; ended?: number; standings: ReadonlyMap<number, Standing> };

/**
 * Writes the state of a locked match after its players changed: finishes it when all have ended or left, and adds newly counted rows, late
 * ends included, to the roll-ups. If it is over, the caller must have locked the players' ratings. Returns the tags that changed.
 */
export async function finishMatch(transaction: Db, match: Match, { players, ended, standings }: Lobby, at: Date): Promise<Tag[]> {
  const settled = settleMatch(match, players, at);
  const counted = newlyCounted(settled, players);
  if (counted.length > 0) await countPlayers(transaction, match, { players: counted, standings }, at);
  if (!match.isCounted) await addMatchDays(transaction, rollUpMatches([settled]));
  if (settled !== match) await updateMatch(transaction, settled);
  const { startedAt, finishedAt } = settled;
  if (finishedAt === null) return [];
  await addToHeroLists(transaction, { startedAt, finishedAt }, newlyListed(match, players, ended));
  const heroes = players.flatMap(({ hero }) => (hero === null ? [] : playedTag(hero)));
  return [tag.matches, ...heroes, ...(counted.length > 0 ? [tag.leaderboard] : []), ...players.map(({ playerId }) => tag.player(playerId))];
}

/** The tags that tell everyone in a match that it changed. */
export function playingTags(players: readonly PlayerState[]): Tag[] {
  return players.map(({ playerId }) => tag.playing(playerId));
}

/**
 * Adds rows of a match to the roll-ups. Skill is rated when the match finishes, from the players who have ended by then. A match that
 * finished before it was counted belongs between matches already rated, so all are rated anew.
 */
async function countPlayers(transaction: Db, match: Match, { players, standings }: Lobby, at: Date): Promise<void> {
  const { finishedAt } = match;
  const isRatedNow = finishedAt === null;
  const beliefs = new Map(
    (isRatedNow ? rateLobby(ranked({ players, standings }), match.mode) : []).map((after) => [after.playerId, after]),
  );
  const rollUps = rollUp(players, await listRatingChanges(transaction, match.id));
  const playerModes = rollUps.playerModes.map((row) => {
    const after = beliefs.get(row.playerId);
    return { ...row, skillMu: after?.mu, skillSigma: after?.sigma };
  });
  await addRollUps(transaction, { ...rollUps, playerModes });
  await updateMatchPlayers(
    transaction,
    players.map(({ matchId, playerId }) => {
      const before = beliefs.has(playerId) ? standings.get(playerId) : undefined;
      return { matchId, playerId, isCounted: true, skillMu: before?.mu ?? null, skillSigma: before?.sigma ?? null };
    }),
  );
  const hadEnded = players.some(({ leftAt, endedAt }) => finishedAt !== null && (leftAt === null || (endedAt ?? at) <= finishedAt));
  if (hadEnded) await insertReplay(transaction, at);
}

function ranked({ players, standings }: Lobby) {
  return players.flatMap(({ playerId, place }) => {
    const standing = standings.get(playerId);
    return standing === undefined || place === null ? [] : [{ playerId, place, mu: standing.mu, sigma: standing.sigma }];
  });
}
