import { MOST_KEYS } from '#areas/core/accounts/accounts.contract.ts';
import { lockPlayer } from '#areas/core/accounts/players.repo.ts';
import type { Caller } from '#contract/caller.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { beginSession } from './begin-session.command.ts';
import { findSession, listKeysOfPlayer } from './sessions.repo.ts';

/** `name`: the purpose of the key. */
export type NewKey = { name: string; userAgent: string | null };

/**
 * Makes an API key for a program and returns its token, which is never shown again. A player's keys are made one at a time, and never by a
 * session that has ended meanwhile: after signing out everywhere or an erasure no key is left. Throws Refusal signInNeeded, tooManyKeys.
 */
export function makeKey(db: Db, { playerId, sessionId }: Caller, { name, userAgent }: NewKey, now: Date): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    if (!(await findSession(transaction, playerId, sessionId, now))) throw new Refusal('signInNeeded');
    if ((await listKeysOfPlayer(transaction, playerId, now)).length >= MOST_KEYS) throw new Refusal('tooManyKeys');
    return beginSession(transaction, { playerId, kind: 'program', userAgent, name }, now);
  });
}
