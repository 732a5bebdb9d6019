import { inTransaction, type Db } from '#db/pool.ts';
import { countHeroLists, listUncountedDays } from './hero-list.repo.ts';

/** Counts the lists of heroes for the days that are not counted, each for itself: ended anywhere, the rest is counted the next time. */
export async function countDays(db: Db): Promise<void> {
  for (const day of await listUncountedDays(db)) await inTransaction(db, (transaction) => countHeroLists(transaction, day));
}
