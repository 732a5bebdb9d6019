import { insertPlayer } from '#areas/core/accounts/players.repo.ts';
import { refreshPlayer } from '#areas/core/accounts/refresh-steam-profiles.command.ts';
import type { Caller } from '#contract/caller.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { hashSecret, newSecret } from '#services/secrets.ts';
import { beginSession } from './begin-session.command.ts';
import { findLinkPath, updateLinkUsed, insertLoginLink } from './sessions.repo.ts';
import { pathWithNotice } from './sign-in-notice.rules.ts';
import { signOut } from './sign-out.command.ts';
import { readToken, linkEnd, writeToken } from './token.rules.ts';

/** Makes a link that signs a player in once, within five minutes, and then leads to one of our pages. */
export function makeLoginLink(db: Db, origin: string, playerId: number, path: string, now: Date): Promise<string> {
  const secret = newSecret();
  return inTransaction(db, async (transaction) => {
    await insertPlayer(transaction, playerId, now);
    await insertLoginLink(transaction, { playerId, codeHash: hashSecret(secret), path, createdAt: now, expiresAt: linkEnd(now) });
    return `${origin}/api/auth/link?code=${writeToken({ playerId, secret })}`;
  });
}

type Visitor = { userAgent: string | null; caller: Caller | undefined; isForeign: boolean };
type Landing = { path: string; token?: string };

/**
 * Signs in by a link of the game, once. Returns the page to land on, and the token if the link was still valid and its player is not
 * already signed in through Steam in this browser. A used link leads its own player on, who has only pressed twice; anyone else gets a
 * notice. If a foreign page leads to the link, it signs nobody in and stays unused: otherwise it would sign visitors in as somebody else.
 */
export async function useLoginLink(deps: Deps, code: string, browser: Visitor): Promise<Landing> {
  const read = readToken(code);
  if (!read) return { path: pathWithNotice('/', 'link') };
  const landing = await inTransaction(deps.db, (transaction) => followLink(transaction, read, browser, deps.now()));
  if (landing.token !== undefined) await refreshPlayer(deps, read.playerId);
  return landing;
}

async function followLink(
  transaction: Db,
  { playerId, secret }: { playerId: number; secret: string },
  { userAgent, caller, isForeign }: Visitor,
  now: Date,
): Promise<Landing> {
  const codeHash = hashSecret(secret);
  const path = await findLinkPath(transaction, playerId, codeHash);
  if (path === undefined) return { path: pathWithNotice('/', 'link') };
  if (isForeign || !(await updateLinkUsed(transaction, playerId, codeHash, now))) {
    return { path: caller?.playerId === playerId ? path : pathWithNotice(path, 'link') };
  }
  // The Steam session is worth more than the link's: it sees codes, and may be an admin's.
  if (caller?.playerId === playerId && caller.kind === 'steam') return { path };
  await signOut(transaction, caller);
  return { path, token: await beginSession(transaction, { playerId, kind: 'game', userAgent }, now) };
}
