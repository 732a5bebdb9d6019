import { insertAuditEntry } from '#areas/core/audit-log/audit-log.repo.ts';
import type { AuditAction, AuditDetail } from '#areas/core/audit-log/audit-log.rules.ts';
import { lockWallet } from '#areas/core/wallet/wallet.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { insertBan, updateBansLifted } from './conduct.repo.ts';

type Ban = { playerId: number; reason: string; endsAt: Date | null };

/**
 * Bans a player from the game, until a moment or until it is undone. Lifts a ban that still holds first, and notes that too. Throws Refusal
 * playerNotFound, and invalidInput for a moment that has passed.
 */
export function banPlayer(db: Db, { playerId, reason, endsAt }: Ban, adminId: number, at: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (endsAt && endsAt <= at) throw new Refusal('invalidInput', 'endsAt is in the past');
    if (!(await lockWallet(transaction, playerId))) throw new Refusal('playerNotFound');
    if ((await updateBansLifted(transaction, playerId, adminId, at)) > 0) await note(transaction, 'lift ban', playerId, {}, adminId, at);
    await insertBan(transaction, { playerId, reason, bannedAt: at, bannedBy: adminId, endsAt, liftedAt: null, liftedBy: null });
    await note(transaction, 'ban player', playerId, { reason, until: endsAt?.toISOString() ?? null }, adminId, at);
  });
}

/** Undoes the ban of a player. False if none holds. Throws Refusal playerNotFound. */
export function liftBan(db: Db, playerId: number, adminId: number, at: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockWallet(transaction, playerId))) throw new Refusal('playerNotFound');
    const lifted = await updateBansLifted(transaction, playerId, adminId, at);
    if (lifted > 0) await note(transaction, 'lift ban', playerId, {}, adminId, at);
    return lifted > 0;
  });
}

function note(db: Db, action: AuditAction, playerId: number, detail: AuditDetail, adminId: number, at: Date): Promise<void> {
  return insertAuditEntry(db, { author: String(adminId), action, subject: `player:${playerId}`, detail, at });
}
