import { inTransaction, type Db } from '#db/pool.ts';
import { countHeroLists, listUncountedDays } from './hero-list.repo.ts';

/**
 * Counts the hero lists of the days that are not counted yet, each day separately: after an interruption the next run goes on with the
 * rest.
 */
export async function countDays(db: Db): Promise<void> {
  for (const day of await listUncountedDays(db)) await inTransaction(db, (transaction) => countHeroLists(transaction, day));
}
