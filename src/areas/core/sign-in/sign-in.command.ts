import { refreshPlayer } from '#areas/core/accounts/refresh-steam-profiles.command.ts';
import { askSteam } from '#areas/core/accounts/steam.provider.ts';
import { withQuery } from '#contract/address.ts';
import type { Caller } from '#contract/caller.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { isSameSecret, newSecret } from '#services/secrets.ts';
import { beginSession } from './begin-session.command.ts';
import { readOwnPath } from './own-path.rules.ts';
import { insertNonce } from './sessions.repo.ts';
import { pathWithNotice } from './sign-in-notice.rules.ts';
import {
  confirmationOf,
  isConfirmed,
  noticeOf,
  readAssertion,
  readTicket,
  type Assertion,
  type Flaw,
  type Ticket,
  loopbackOrigin,
  steamAddress,
  writeTicket,
} from './sign-in.rules.ts';
import { signOut } from './sign-out.command.ts';
import { isSteamSession } from './steam-session.rules.ts';

const STATE_BYTES = 18;

/** Where to send someone who wants to sign in, and the ticket their browser keeps meanwhile: to their page when they are signed in there already. */
export function beginSignIn(
  { origin, steam }: Config,
  wishedPath: string | undefined,
  host: string,
  caller: Caller | undefined,
): { address: string; ticket: string | undefined } {
  const path = readOwnPath(wishedPath) ?? '/';
  const own = loopbackOrigin(origin, host);
  if (own) return { address: withQuery(`${own}/api/auth/steam`, { return: path }), ticket: undefined };
  if (caller?.kind === 'steam') return { address: `${origin}${path}`, ticket: undefined };
  const state = newSecret(STATE_BYTES);
  return { address: steamAddress({ endpoint: steam.endpoint, origin }, state), ticket: writeTicket({ state, path }) };
}

/** A browser that comes back from Steam: its address, the ticket it kept, and who was signed in before. */
export type Arrival = { query: URLSearchParams; ticket: string | undefined; userAgent: string | null; caller: Caller | undefined };

/**
 * Signs in whoever Steam confirms: always with a new session. Gives the page to land on, the token if it went well, and
 * whether the ticket was this journey's: one of another tab is still waited for. Nothing failed for who has signed in
 * in another tab meanwhile.
 */
export async function finishSignIn(deps: Deps, arrival: Arrival): Promise<{ path: string; token?: string; isTicketUsed: boolean }> {
  const ticket = readTicket(arrival.ticket);
  const path = readOwnPath(ticket?.path) ?? '/';
  const signedIn = await signIn(deps, arrival, ticket);
  if (typeof signedIn === 'object') return { path, ...signedIn, isTicketUsed: true };
  deps.log.info({ flaw: signedIn }, 'a sign-in was refused');
  const isHere = arrival.caller !== undefined && isSteamSession(arrival.caller);
  return { path: isHere ? path : pathWithNotice(path, noticeOf(signedIn)), isTicketUsed: isOwn(arrival, ticket) };
}

async function signIn(deps: Deps, arrival: Arrival, ticket: Ticket | undefined): Promise<{ token: string } | Flaw> {
  const { db, config, now } = deps;
  const site = { endpoint: config.steam.endpoint, origin: config.origin };
  const assertion = readAssertion(arrival.query, site, ticket?.state ?? '', now());
  if (assertion === 'cancelled') return assertion;
  if (!isOwn(arrival, ticket)) return 'wrong-state';
  if (typeof assertion === 'string') return assertion;
  const answer = await askSteam(config.steam.endpoint, confirmationOf(assertion));
  if (answer === undefined) return 'busy';
  if (!isConfirmed(answer)) return 'rejected';
  const token = await admitPlayer(db, assertion, arrival, now());
  if (token === undefined) return 'replayed';
  await refreshPlayer(deps, assertion.playerId);
  return { token };
}

/** Whether the browser was sent to Steam with the state it comes back with. */
function isOwn({ query }: Arrival, ticket: Ticket | undefined): boolean {
  return ticket !== undefined && isSameSecret(query.get('state') ?? '', ticket.state);
}

/** Uses the nonce up and begins the session; undefined when the nonce was used before. */
function admitPlayer(
  db: Db,
  { nonce, nonceEndsAt, playerId }: Assertion,
  { caller, userAgent }: Arrival,
  now: Date,
): Promise<string | undefined> {
  return inTransaction(db, async (transaction) => {
    if (!(await insertNonce(transaction, nonce, nonceEndsAt))) return undefined;
    await signOut(transaction, caller);
    return beginSession(transaction, { playerId, kind: 'steam', userAgent }, now);
  });
}
