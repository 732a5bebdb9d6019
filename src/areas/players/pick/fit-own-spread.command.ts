import { modes } from '#areas/games/protocol/modes.rules.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { ownSpread } from './own-result.rules.ts';
import { sumSpreads, upsertOwnSpread } from './pick.repo.ts';

/** Fits anew, over all players, how much a player's own games on a hero count. */
export function fitOwnSpread(db: Db): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const mode of modes) await upsertOwnSpread(transaction, mode, ownSpread(await sumSpreads(transaction, mode)));
  });
}
