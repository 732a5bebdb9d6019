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

/**
 * Where to send somebody who wants to sign in, and the ticket that their browser keeps meanwhile. If they are already signed in there, it
 * is their page.
 */
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

/** A browser that returns from Steam: its address, its ticket, and the player signed in before. */
export type Arrival = { query: URLSearchParams; ticket: string | undefined; userAgent: string | null; caller: Caller | undefined };

/**
 * Signs in the player whom Steam confirms, always with a new session. Returns the page to land on, the token on success, and whether the
 * ticket belonged to this sign-in: one from another tab is still awaited. If the player has signed in from another tab meanwhile, nothing
 * has failed.
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

/** Whether the browser returned with the state that it was sent to Steam with. */
function isOwn({ query }: Arrival, ticket: Ticket | undefined): boolean {
  return ticket !== undefined && isSameSecret(query.get('state') ?? '', ticket.state);
}

/** Uses the nonce up and begins the session; undefined if the nonce was used before. */
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
