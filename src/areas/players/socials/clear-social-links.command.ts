import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { deleteSocials } from './socials.repo.ts';

/** Removes a player's links; the player may set new ones unless banned from that. `author`: who runs the command. */
export function clearSocialLinks(db: Db, playerId: number, { author, now }: { author: string; now: Date }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await deleteSocials(transaction, playerId);
    await insertAuditEntry(transaction, { author, action: 'clear socials', subject: `player:${playerId}`, at: now });
    await announceChange(transaction, [tag.player(playerId), tag.leaderboard, tag.live]);
  });
}
