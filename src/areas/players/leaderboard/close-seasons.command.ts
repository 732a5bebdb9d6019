import { linkRatings } from '#areas/games/ledger/link-ratings.command.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import { listSeasonsToClose, upsertSeasonClosings } from './season-closings.repo.ts';

/** Matches begun in a season may end, and be told of, after it. */
const SETTLING_MS = 3 * DAY_MS;

/** Keeps where everyone stood at the end of every past season, and ends its chain of rating changes. Profiles show it when they are next made. */
export function closeSeasons(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const seasonId of await listSeasonsToClose(transaction, now, new Date(now.getTime() - SETTLING_MS))) {
      await upsertSeasonClosings(transaction, seasonId);
      await linkRatings(transaction, seasonId);
    }
  });
}
