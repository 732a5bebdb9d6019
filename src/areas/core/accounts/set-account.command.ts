import { insertPlayer } from '#areas/core/accounts/players.repo.ts';
import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { AuditAction } from '#areas/core/audit-log/audit-log.rules.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { upsertAccount } from './accounts.repo.ts';

/** The author: the id of an admin, or the command. */
type By = { author: string; now: Date };

/** Grants or revokes a player's Admin role, effective from the next request. */
export function setAdmin(db: Db, playerId: number, isAdmin: boolean, by: By): Promise<void> {
  return setAccount(db, { playerId, isAdmin }, isAdmin ? 'grant admin' : 'revoke admin', by);
}

/** Bans a player from changing the links of their profile, or lifts that ban. */
export function setBanOnSocials(db: Db, playerId: number, isBannedOnSocials: boolean, by: By): Promise<void> {
  return setAccount(db, { playerId, isBannedOnSocials }, isBannedOnSocials ? 'ban socials' : 'unban socials', by);
}

type Setting = { playerId: number; isAdmin?: boolean; isBannedOnSocials?: boolean };

function setAccount(db: Db, account: Setting, action: AuditAction, { author, now }: By): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await insertPlayer(transaction, account.playerId, now);
    await upsertAccount(transaction, account);
    await insertAuditEntry(transaction, { author, action, subject: `player:${account.playerId}`, at: now });
  });
}
