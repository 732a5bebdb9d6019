import { inTransaction, type Db } from '#db/pool.ts';
import { moscowDay } from '#lib/dates.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { countHeroLists, listUncountedDays } from './hero-list.repo.ts';

/** A day is counted when its last matches have had this long to end. */
const LAST_ENDS_MS = 3 * HOUR_MS;

/** Counts the lists of heroes for the days that are over and not counted, each for itself: ended anywhere, the rest is counted the next time. */
export async function countOverDays(db: Db, now: Date): Promise<void> {
  for (const day of await listUncountedDays(db, moscowDay(new Date(now.getTime() - LAST_ENDS_MS))))
    await inTransaction(db, (transaction) => countHeroLists(transaction, day));
}
