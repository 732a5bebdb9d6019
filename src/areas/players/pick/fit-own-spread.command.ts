import { modes } from '#areas/games/protocol/modes.rules.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { ownSpread } from './own-result.rules.ts';
import { sumSpreads, upsertOwnSpread } from './pick.repo.ts';

/** Learns anew from all players how far own games on a hero are to be believed. */
export function fitOwnSpread(db: Db): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const mode of modes) await upsertOwnSpread(transaction, mode, ownSpread(await sumSpreads(transaction, mode)));
  });
}
