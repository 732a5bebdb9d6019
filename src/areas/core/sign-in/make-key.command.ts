import { lockPlayer } from '#areas/core/accounts/players.repo.ts';
import type { Caller } from '#contract/caller.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { beginSession } from './begin-session.command.ts';
import { findSession, listKeysOfPlayer } from './sessions.repo.ts';

const MOST_KEYS = 10;

/** `name`: what the key is for. */
export type NewKey = { name: string; userAgent: string | null };

/**
 * Makes a key of the API for a program, and gives its token: the only time that it is seen. Of a player's keys one is made at a time, and
 * none by a session that has ended meanwhile: signing out everywhere and an erasure leave no key behind.
 * Throws Refusal signInNeeded, tooManyKeys.
 */
export function makeKey(db: Db, { playerId, sessionId }: Caller, { name, userAgent }: NewKey, now: Date): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    if (!(await findSession(transaction, playerId, sessionId, now))) throw new Refusal('signInNeeded');
    if ((await listKeysOfPlayer(transaction, playerId, now)).length >= MOST_KEYS) throw new Refusal('tooManyKeys');
    return beginSession(transaction, { playerId, kind: 'program', userAgent, name }, now);
  });
}
