import { readOwnPath } from '#areas/core/sign-in/own-path.rules.ts';
import { isSteamSession } from '#areas/core/sign-in/steam-session.rules.ts';
import { listEntitlements } from '#areas/core/wallet/wallet.repo.ts';
import { openingPopup } from '#contract/popup-link.ts';
import { Refusal } from '#contract/refusals.ts';
import { isSameSecret } from '#services/secrets.ts';
import { makeCookie, readCookie } from '#web/server/cookies.ts';
import { handle, handlePlayer, handleReply, redirectTo, type Route } from '#web/server/route.ts';
import { beginPatreonLink, finishPatreonLink, handlePatreonWebhook } from './link-patreon.command.ts';
import * as calls from './patreon.contract.ts';
import { findLink } from './patreon.repo.ts';
import { hasRunning, standingOf } from './patreon.rules.ts';

const STATE_COOKIE = 'patreon_state';
const STATE_SECONDS = 600;
const WEBHOOK_LIMIT_BYTES = 256 * 1024;

/** The page that the visitor left, with the popup that shows the outcome, or where they can go on before there is one. */
function popupAddress(path: string, outcome?: 'linked' | 'failed' | 'away'): string {
  const [page = '/', query = ''] = path.split('?', 2);
  return openingPopup(page, query, 'payment_patreon', { patreon: outcome });
}

export const patreonApi: Route[] = [
  handleReply(calls.startPatreonLink, async ({ config, caller }, input, { setCookie }) => {
    const path = readOwnPath(input.return) ?? '/';
    if (!caller) return redirectTo(`${config.origin}/api/auth/steam?return=${encodeURIComponent(popupAddress(path))}`);
    const begun = beginPatreonLink(config);
    if (!begun) return redirectTo(config.origin + popupAddress(path, 'away'));
    setCookie(makeCookie(STATE_COOKIE, `${begun.state}.${Buffer.from(path).toString('base64url')}`, STATE_SECONDS, config.origin));
    return redirectTo(begun.address);
  }),
  handleReply(calls.finishPatreonLink, async (parts, _input, { url, headers, setCookie }) => {
    const { config, caller } = parts;
    const [state = '', kept = ''] = (readCookie(headers, STATE_COOKIE, config.origin) ?? '').split('.');
    const path = readOwnPath(Buffer.from(kept, 'base64url').toString()) ?? '/';
    const code = url.searchParams.get('code');
    const isOurs = state !== '' && isSameSecret(url.searchParams.get('state') ?? '', state);
    setCookie(makeCookie(STATE_COOKIE, '', 0, config.origin));
    const isLinked = isOurs && caller && code !== null && (await finishPatreonLink(parts, caller.playerId, code));
    return redirectTo(config.origin + popupAddress(path, isLinked ? 'linked' : 'failed'));
  }),
  handleReply(calls.openPatreonPage, async ({ config: { origin, patreon } }) =>
    redirectTo(patreon.page === undefined ? origin + popupAddress('/', 'away') : patreon.base + patreon.page),
  ),
  handlePlayer(calls.getPatreonLink, async ({ db, caller, now }) => {
    const link = await findLink(db, caller.playerId);
    if (!link) return null;
    // The name is shown to the same sessions as the full receipt address.
    const fullName = isSteamSession(caller) && link.fullName !== '' ? link.fullName : null;
    const hasPlus = hasRunning(link, await listEntitlements(db, caller.playerId), now());
    return { fullName, ...standingOf(link, now()), hasPlus };
  }),
  handle(
    calls.patreonWebhook,
    async (parts, _input, { body, headers }) => {
      if (!(await handlePatreonWebhook(parts, body, headers.get('x-patreon-event'), headers.get('x-patreon-signature'))))
        throw new Refusal('wrongSignature');
      return null;
    },
    { bodyLimit: WEBHOOK_LIMIT_BYTES },
  ),
];
