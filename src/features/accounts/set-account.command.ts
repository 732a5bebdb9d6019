import { inTransaction, type Db } from '#platform/database.ts';
import { insertPlayer, upsertAccount } from './accounts.repo.ts';

/** Gives a player the role Admin or takes it back; it counts from the next call on. */
export function setAdmin(db: Db, playerId: number, isAdmin: boolean, now: Date): Promise<void> {
  return setAccount(db, { playerId, isAdmin }, now);
}

/** Forbids a player to change the links of their profile, or allows it again. */
export function setBanOnSocials(db: Db, playerId: number, isBannedOnSocials: boolean, now: Date): Promise<void> {
  return setAccount(db, { playerId, isBannedOnSocials }, now);
}

function setAccount(db: Db, account: { playerId: number; isAdmin?: boolean; isBannedOnSocials?: boolean }, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await insertPlayer(transaction, account.playerId, now);
    await upsertAccount(transaction, account);
  });
}
