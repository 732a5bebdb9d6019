import { lockPlayer } from '#areas/core/accounts/players.repo.ts';
import type { Caller } from '#contract/caller.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { deleteLinksOfPlayer, deleteSession, deleteSessionsOfPlayer } from './sessions.repo.ts';

/** Ends the caller's session. */
export async function signOut(db: Db, caller: Caller | undefined): Promise<void> {
  if (caller) await deleteSession(db, caller.playerId, caller.sessionId);
}

/** Ends every session of a player, including those of programs, and their unused links of the game. */
export function signOutEverywhere(db: Db, playerId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    await deleteLinksOfPlayer(transaction, playerId);
    await deleteSessionsOfPlayer(transaction, playerId);
  });
}
