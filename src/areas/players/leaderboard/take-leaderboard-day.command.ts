import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { upsertLeaderboardDay } from './leaderboard.repo.ts';

/** Stores today's places (Moscow time), so that the table can show who has moved since. */
export function takeLeaderboardDay(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await upsertLeaderboardDay(transaction, moscowDay(now));
    await announceChange(transaction, [tag.leaderboard]);
  });
}
