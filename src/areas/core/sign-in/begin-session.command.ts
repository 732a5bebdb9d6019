import { insertPlayer, updateReturned } from '#areas/core/accounts/players.repo.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { cleanText } from '#lib/lenient.ts';
import { hashSecret, newSecret } from '#services/secrets.ts';
import { deleteOldestSessions, insertSession, type FoundSession } from './sessions.repo.ts';
import { sessionEnd, writeToken } from './token.rules.ts';

const MOST_SESSIONS = 50;
const LONGEST_USER_AGENT = 300;

/** `name`: the purpose of an API key. */
export type NewSession = { playerId: number; kind: FoundSession['kind']; userAgent: string | null; name?: string };

/**
 * Begins a session of a player, new to us or not, and returns its token, which is never shown again. An API key is a session that a program
 * holds.
 */
export function beginSession(db: Db, { playerId, kind, userAgent, name = '' }: NewSession, now: Date): Promise<string> {
  const secret = newSecret();
  return inTransaction(db, async (transaction) => {
    await insertPlayer(transaction, playerId, now);
    await updateReturned(transaction, playerId);
    await insertSession(transaction, {
      playerId,
      tokenHash: hashSecret(secret),
      kind,
      userAgent: userAgent && cleanText(userAgent.slice(0, LONGEST_USER_AGENT)),
      createdAt: now,
      usedAt: now,
      expiresAt: sessionEnd(now, kind),
      name: cleanText(name) || null,
    });
    await deleteOldestSessions(transaction, playerId, MOST_SESSIONS);
    return writeToken({ playerId, secret });
  });
}
