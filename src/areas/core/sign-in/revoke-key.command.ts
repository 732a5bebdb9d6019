import type { Db } from '#db/pool.ts';
import { deleteKey } from './sessions.repo.ts';

/** Ends a key of the API for good, if its player has it. */
export function revokeKey(db: Db, playerId: number, keyId: string): Promise<void> {
  return deleteKey(db, playerId, keyId);
}
