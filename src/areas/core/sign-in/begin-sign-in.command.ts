import type { Config } from '#services/config.ts';
import type { Caller } from '#contract/caller.ts';
import { newSecret } from '#services/secrets.ts';
import { readOwnPath } from './own-path.rules.ts';
import { loopbackOrigin, steamAddress, writeTicket } from './sign-in.rules.ts';
import { withQuery } from '#contract/address.ts';

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
