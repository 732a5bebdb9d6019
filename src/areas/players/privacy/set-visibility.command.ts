import { findVisibilityForUpdate, updateVisibility } from '#areas/core/accounts/visibility.repo.ts';
import { isTooSoon, type ChosenVisibility } from '#areas/core/accounts/visibility.rules.ts';
import { deleteFollowers } from '#areas/players/followers/telegram-chats.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { announceEverything } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';

/**
 * Sets who may see a player, and clears the caches of every process: the player's name may be in any answer. A player who hides loses all
 * followers. Throws Refusal tooSoon for a change right after the last one, and playerNotFound for an unknown or erased player.
 */
export function setVisibility(db: Db, playerId: number, visibility: ChosenVisibility, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const found = await findVisibilityForUpdate(transaction, playerId);
    if (!found || found.visibility === 'erased') throw new Refusal('playerNotFound');
    if (found.visibility === visibility) return;
    if (isTooSoon(found.setAt, now)) throw new Refusal('tooSoon');
    await updateVisibility(transaction, playerId, visibility, now);
    if (visibility !== 'public') await deleteFollowers(transaction, playerId);
    await announceEverything(transaction);
  });
}
