import { findLastAndTaken } from '#areas/games/matches/player-history.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import type { Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { changedSubjectsOf } from './update-view.rules.ts';
import type { NewToPlayer } from './updates.contract.ts';
import { findChangesAfter } from './updates.repo.ts';

/**
 * How many updates were published since a player's last match began, and which of the player's heroes they changed, the most often taken
 * first.
 */
export async function readNewToPlayer(db: Db, playerId: number): Promise<NewToPlayer> {
  const { playedAt, heroes: taken } = await findLastAndTaken(db, playerId);
  if (playedAt === null) return { playedAt, updateCount: 0, fromDay: null, heroes: [] };
  const [content, { count, firstAt, heroes }] = await Promise.all([readContent(db), findChangesAfter(db, new Date(`${playedAt}Z`))]);
  const changed = changedSubjectsOf({ heroes, items: [] }, content).heroes;
  return {
    playedAt,
    updateCount: count,
    fromDay: firstAt && moscowDay(firstAt),
    heroes: taken.flatMap((hero) => changed.find(({ name }) => name === hero) ?? []),
  };
}
