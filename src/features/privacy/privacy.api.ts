import { Refusal } from '#lib/refusals.ts';
import { sessionCookie } from '#platform/http/caller.ts';
import { handlePlayer, type Route } from '#platform/http/route.ts';
import { eraseAccount } from './erase-account.command.ts';
import * as calls from './privacy.contract.ts';
import { requireSteamSession } from './require-steam-session.command.ts';
import { setVisibility } from './set-visibility.command.ts';
import { findVisibility } from './visibility.repo.ts';

export const privacyApi: Route[] = [
  handlePlayer(calls.getVisibility, async ({ db, caller }) => {
    const found = await findVisibility(db, caller.playerId);
    if (!found || found.visibility === 'erased') throw new Refusal('playerNotFound');
    return { visibility: found.visibility };
  }),
  handlePlayer(calls.putVisibility, async ({ db, caller, now }, { visibility }) => {
    await requireSteamSession(db, caller, now());
    await setVisibility(db, caller.playerId, visibility, now());
    return null;
  }),
  handlePlayer(calls.eraseAccount, async ({ db, config, caller, now }, { confirm }, { setCookie }) => {
    await requireSteamSession(db, caller, now());
    if (confirm.trim() !== String(caller.playerId)) throw new Refusal('notConfirmed');
    await eraseAccount(db, caller.playerId, now());
    setCookie(sessionCookie(undefined, 0, config.origin));
    return null;
  }),
];
