import { getAuthorized, logOut, logOutEverywhere, type Authorized } from '#areas/core/accounts/accounts.contract.ts';
import { leaveToSignIn } from '#areas/core/sign-in/Account.tsx';
import { callApi, callReply } from '#contract/api-client.ts';
import type { Language } from '#lib/words.ts';
import { forgetOthers } from '#ui/hooks/local-storage.ts';
import { dismissErrors, showToast } from '#ui/overlay/toasts.ts';
import { text } from './account-session.text.ts';

/** Who is signed in, perhaps nobody; undefined when that cannot be determined. Removes what this browser keeps of other accounts. */
export async function whoIsSignedIn(): Promise<Authorized | undefined> {
  const result = await callApi(getAuthorized, {});
  if (!result.isDone) return undefined;
  forgetOthers(result.data.playerId);
  return result.data;
}

/**
 * Reports that the session has ended while the page was open; signing in leads back to the given address. Errors shown before go: that of
 * the press which was refused says the same without the way back.
 */
export function sayEnded(address: string, language: Language): void {
  const words = text(language);
  const again = { label: words.again, onPress: () => leaveToSignIn(address) };
  dismissErrors();
  showToast({ kind: 'error', title: words.ended, text: words.endedLine, action: again });
}

/** Signs out, here or everywhere. When the server cannot be reached, returns false and shows an error. */
export async function endSession(isEverywhere: boolean, language: Language): Promise<boolean> {
  const isDone = isEverywhere ? (await callApi(logOutEverywhere, {})).isDone : await callReply(logOut);
  if (isDone) {
    forgetOthers(null);
    return true;
  }
  const words = text(language);
  showToast({ kind: 'error', title: words.stillSignedIn, text: words.tryAgainLater });
  return false;
}
