import { findVisibility } from '#areas/core/accounts/visibility.repo.ts';
import { steamSession } from '#areas/core/sign-in/steam-session.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { sessionCookie } from '#web/server/cookies.ts';
import { handlePlayer, type Route } from '#web/server/route.ts';
import { eraseAccount } from './erase-account.command.ts';
import * as calls from './privacy.contract.ts';
import { setVisibility } from './set-visibility.command.ts';

export const privacyApi: Route[] = [
  handlePlayer(calls.getVisibility, async ({ db, caller }) => {
    const found = await findVisibility(db, caller.playerId);
    if (!found || found.visibility === 'erased') throw new Refusal('playerNotFound');
    return { visibility: found.visibility };
  }),
  handlePlayer(
    calls.putVisibility,
    async ({ db, caller, now }, { visibility }) => {
      await setVisibility(db, caller.playerId, visibility, now());
      return null;
    },
    { needs: steamSession },
  ),
  handlePlayer(
    calls.eraseAccount,
    async ({ db, config, caller, now }, { confirm }, { setCookie }) => {
      if (confirm.trim() !== String(caller.playerId)) throw new Refusal('notConfirmed');
      await eraseAccount({ db, config, now }, caller.playerId);
      setCookie(sessionCookie(undefined, 0, config.origin));
      return null;
    },
    { needs: steamSession },
  ),
];
