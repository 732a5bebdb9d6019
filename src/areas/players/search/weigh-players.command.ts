import { updateSearchWeights } from '#areas/core/accounts/players.repo.ts';
import type { Db } from '#db/pool.ts';
import { listChangedWeights } from './search.repo.ts';

const AT_ONCE = 5000;

/**
 * Stores how much everyone plays; the search orders equally good names by it. Holds no lock for long, and skips players who are being
 * written right now.
 */
export async function weighPlayers(db: Db): Promise<void> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const found: Awaited<ReturnType<typeof listChangedWeights>> = await listChangedWeights(db, last, AT_ONCE);
    await updateSearchWeights(db, found.weights);
    last = found.last;
  }
}
