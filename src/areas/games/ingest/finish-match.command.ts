import { newlyCounted, playedTag, settleMatch, type Match, type PlayerState } from '#areas/games/protocol/match.rules.ts';
import { rollUp, rollUpMatches } from '#areas/games/protocol/roll-up.rules.ts';
import { tag, type Tag } from '#contract/tags.ts';
import type { Db } from '#db/pool.ts';
import { updateMatch, updateMatchPlayers } from './match.repo.ts';
import { listRatingChanges } from './rating.repo.ts';
import { addMatchDays, addRollUps } from './roll-up.repo.ts';

/**
 * Writes the state of a locked match after its players changed: finishes it when all have ended or left, and adds to
 * the roll-ups what is newly counted, late ends included. The ratings of its players must be locked when it is over.
 * Returns the tags of what has changed by it.
 */
export async function finishMatch(transaction: Db, match: Match, players: readonly PlayerState[], at: Date): Promise<Tag[]> {
  const settled = settleMatch(match, players, at);
  const counted = newlyCounted(settled, players);
  if (counted.length > 0) {
    await addRollUps(transaction, rollUp(counted, await listRatingChanges(transaction, match.id)));
    await updateMatchPlayers(
      transaction,
      counted.map(({ matchId, playerId }) => ({ matchId, playerId, isCounted: true })),
    );
  }
  if (match.finishedAt === null) await addMatchDays(transaction, rollUpMatches([settled]));
  if (settled !== match) await updateMatch(transaction, settled);
  if (settled.finishedAt === null) return [];
  const heroes = players.flatMap(({ hero }) => (hero === null ? [] : playedTag(hero)));
  return [tag.matches, ...heroes, ...(counted.length > 0 ? [tag.leaderboard] : []), ...players.map(({ playerId }) => tag.player(playerId))];
}
