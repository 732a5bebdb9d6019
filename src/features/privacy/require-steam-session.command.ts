import { findSession } from '#features/accounts/sessions.repo.ts';
import { Refusal } from '#lib/refusals.ts';
import type { Db } from '#platform/database.ts';
import type { Caller } from '#platform/http/caller.ts';

/** Throws Refusal steamSignInNeeded unless the caller signed in at Steam: a leaked key of the game must neither show nor erase anyone. */
export async function requireSteamSession(db: Db, { playerId, sessionId }: Caller, now: Date): Promise<void> {
  const session = await findSession(db, playerId, sessionId, now);
  if (session?.kind !== 'steam') throw new Refusal('steamSignInNeeded');
}
