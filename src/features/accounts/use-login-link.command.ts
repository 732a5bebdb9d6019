import { inTransaction, type Db } from '#platform/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import { hashSecret } from '#platform/secrets.ts';
import { beginSession } from './begin-session.command.ts';
import { findLinkPath, updateLinkUsed } from './sessions.repo.ts';
import { pathWithNotice } from './sign-in-notice.rules.ts';
import { signOut } from './sign-out.command.ts';
import { readToken } from './token.rules.ts';

type Browser = { userAgent: string | null; caller: Caller | undefined };

/**
 * Signs in by a link of the game: once. Gives the page to land on, and the token if the link was still good;
 * a used one leads its own player on, who has only pressed twice, and tells anyone else.
 */
export function useLoginLink(db: Db, code: string, { userAgent, caller }: Browser, now: Date): Promise<{ path: string; token?: string }> {
  return inTransaction(db, async (transaction) => {
    const read = readToken(code);
    const codeHash = hashSecret(read?.secret ?? '');
    const path = read && (await findLinkPath(transaction, read.playerId, codeHash));
    if (!read || path === undefined) return { path: pathWithNotice('/', 'link') };
    if (!(await updateLinkUsed(transaction, read.playerId, codeHash, now))) {
      return { path: caller?.playerId === read.playerId ? path : pathWithNotice(path, 'link') };
    }
    await signOut(transaction, caller);
    return { path, token: await beginSession(transaction, { playerId: read.playerId, kind: 'game', userAgent }, now) };
  });
}
