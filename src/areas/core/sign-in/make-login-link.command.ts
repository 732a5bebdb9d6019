import { inTransaction, type Db } from '#db/database.ts';
import { hashSecret, newSecret } from '#services/secrets.ts';
import { insertPlayer } from '#areas/core/accounts/accounts.repo.ts';
import { insertLoginLink } from './sessions.repo.ts';
import { linkEnd, writeToken } from './token.rules.ts';

/** A link that signs a player in once, within five minutes, and then leads to a path of ours. */
export function makeLoginLink(db: Db, origin: string, playerId: number, path: string, now: Date): Promise<string> {
  const secret = newSecret();
  return inTransaction(db, async (transaction) => {
    await insertPlayer(transaction, playerId, now);
    await insertLoginLink(transaction, { playerId, codeHash: hashSecret(secret), path, createdAt: now, expiresAt: linkEnd(now) });
    return `${origin}/api/auth/link?code=${writeToken({ playerId, secret })}`;
  });
}
