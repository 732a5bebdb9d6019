import type { Caller } from '#contract/caller.ts';
import type { Db } from '#db/pool.ts';
import { hashSecret } from '#services/secrets.ts';
import { findSession, updateSessionEnd } from './sessions.repo.ts';
import { isToProlong, readToken, sessionEnd } from './token.rules.ts';

/**
 * The player who holds a token, or undefined; a session in use is prolonged. Only sessions from a Steam sign-in have the Admin role: a link
 * of the game's server is worth no more than that server's key.
 */
export async function openSession(db: Db, token: string, adminIds: readonly number[], now: Date): Promise<Caller | undefined> {
  const read = readToken(token);
  if (!read) return undefined;
  const { playerId } = read;
  const sessionId = hashSecret(read.secret);
  const session = await findSession(db, playerId, sessionId, now);
  if (!session) return undefined;
  const { kind } = session;
  if (isToProlong(session.usedAt, now)) await updateSessionEnd(db, playerId, sessionId, now, sessionEnd(now, kind));
  const isAdmin = kind === 'steam' && (session.isAdmin || adminIds.includes(playerId));
  return { playerId, sessionId, kind, role: isAdmin ? 'Admin' : 'Player' };
}
