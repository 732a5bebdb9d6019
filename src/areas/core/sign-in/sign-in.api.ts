import * as calls from '#areas/core/accounts/accounts.contract.ts';
import { findAccount } from '#areas/core/accounts/accounts.repo.ts';
import { setBanOnSocials } from '#areas/core/accounts/set-account.command.ts';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Reply } from '#contract/reply.ts';
import { utcText } from '#lib/dates.ts';
import { sessionCookie, tokenOf, makeCookie, readCookie } from '#web/server/cookies.ts';
import {
  handle,
  handleAdmin,
  handlePlayer,
  handleReply,
  redirectTo,
  type Context,
  type PlayerContext,
  type Raw,
  type Route,
} from '#web/server/route.ts';
import { sourceOf } from '#web/server/source.ts';
import { anonymous, authorizedPlayer } from './authorized.rules.ts';
import { makeKey } from './make-key.command.ts';
import { deleteKey, listKeysOfPlayer } from './sessions.repo.ts';
import { beginSignIn, finishSignIn } from './sign-in.command.ts';
import { STATE_SECONDS } from './sign-in.rules.ts';
import { signOut, signOutEverywhere } from './sign-out.command.ts';
import { steamSession } from './steam-session.rules.ts';
import { SESSION_SECONDS } from './token.rules.ts';
import { useLoginLink } from './use-login-link.command.ts';

const STATE_COOKIE = 'steam_state';

/** Sends a browser to one of our pages, signed in if there is a token. */
function land({ config: { origin } }: Context, raw: Raw, { path, token }: { path: string; token?: string }): Reply {
  if (token !== undefined) raw.setCookie(sessionCookie(token, SESSION_SECONDS, origin));
  return redirectTo(`${origin}${path}`);
}

async function listOwnKeys({ db, caller, now }: PlayerContext): Promise<calls.ApiKey[]> {
  return (await listKeysOfPlayer(db, caller.playerId, now())).map(({ createdAt, usedAt, endsAt, ...key }) => ({
    ...key,
    createdAt: utcText(createdAt),
    usedAt: utcText(usedAt),
    endsAt: utcText(endsAt),
  }));
}

export const accountsApi: Route[] = [
  handle(calls.getAuthorized, async ({ db, config, caller }, _input, { headers, setCookie }) => {
    const account = caller && (await findAccount(db, caller.playerId));
    if (!caller || !account) return anonymous;
    // The cookie lasts as long as the session that was just prolonged.
    const token = headers.has('authorization') ? undefined : tokenOf(headers, config.origin);
    if (token !== undefined) setCookie(sessionCookie(token, SESSION_SECONDS, config.origin));
    return authorizedPlayer({ ...account, ...caller, ...(await findWallet(db, caller.playerId)) });
  }),
  handleReply(calls.startSteamSignIn, async ({ config, caller }, input, raw) => {
    const { address, ticket } = beginSignIn(config, input.return, raw.url.host, caller);
    if (ticket !== undefined) raw.setCookie(makeCookie(STATE_COOKIE, ticket, STATE_SECONDS, config.origin));
    return redirectTo(address);
  }),
  handleReply(calls.finishSteamSignIn, async (context, _input, raw) => {
    const { origin } = context.config;
    const ticket = readCookie(raw.headers, STATE_COOKIE, origin);
    const { isTicketUsed, ...landing } = await finishSignIn(context, {
      query: raw.url.searchParams,
      ticket,
      userAgent: raw.headers.get('user-agent'),
      caller: context.caller,
    });
    if (isTicketUsed) raw.setCookie(makeCookie(STATE_COOKIE, '', 0, origin));
    return land(context, raw, landing);
  }),
  handleReply(calls.followLoginLink, async (context, { code }, raw) => {
    // A client that only looks at an address, such as a messenger's preview, must not use it up.
    if (raw.method !== 'GET') throw new Refusal('wrongMethod');
    const isForeign = sourceOf(raw.headers, context.config.origin) === 'foreign';
    const browser = { userAgent: raw.headers.get('user-agent'), caller: context.caller, isForeign };
    return land(context, raw, await useLoginLink(context, code, browser));
  }),
  handleReply(
    calls.logOut,
    async ({ db, config, caller }, _input, { headers, setCookie }) => {
      if (!headers.has('authorization') && sourceOf(headers, config.origin) === 'foreign') throw new Refusal('foreignOrigin');
      await signOut(db, caller);
      setCookie(sessionCookie(undefined, 0, config.origin));
      return {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
        body: 'signed out',
      };
    },
    { types: ['text/plain'], refuses: ['foreignOrigin'] },
  ),
  handlePlayer(calls.logOutEverywhere, async ({ db, config, caller }, _input, { setCookie }) => {
    await signOutEverywhere(db, caller.playerId);
    setCookie(sessionCookie(undefined, 0, config.origin));
    return null;
  }),
  handlePlayer(
    calls.makeToken,
    async ({ db, caller, now }, { name }, { headers }) => ({
      token: await makeKey(db, caller, { name, userAgent: headers.get('user-agent') }, now()),
    }),
    { needs: steamSession, refuses: ['tooManyKeys'] },
  ),
  handlePlayer(calls.listKeys, listOwnKeys),
  handlePlayer(
    calls.revokeKey,
    async (context, { keyId }) => {
      await deleteKey(context.db, context.caller.playerId, keyId);
      return listOwnKeys(context);
    },
    { needs: steamSession },
  ),
  handleAdmin(calls.setSocialsBan, async ({ db, caller, now }, { playerId, isBanned }) => {
    await setBanOnSocials(db, playerId, isBanned, { author: String(caller.playerId), now: now() });
    return null;
  }),
];
