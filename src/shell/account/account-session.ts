import { getAuthorized, logOut, logOutEverywhere, type Authorized } from '#areas/core/accounts/accounts.contract.ts';
import type { Language } from '#lib/words.ts';
import { showToast } from '#ui/overlay/toasts.ts';
import { callOverHttp } from '#web/browser/call-over-http.ts';
import { text } from './account-session.text.ts';

/** Who is signed in. Throws when that cannot be found out. */
export function whoIsSignedIn(): Promise<Authorized> {
  return callOverHttp(getAuthorized, {});
}

/** Signs out, here or everywhere. False, and said so, when the server could not be told. */
export async function endSession(isEverywhere: boolean, language: Language): Promise<boolean> {
  try {
    if (isEverywhere) await callOverHttp(logOutEverywhere, {});
    if (isEverywhere || (await fetch(logOut.path)).ok) return true;
  } catch {
    // Said below.
  }
  const words = text(language);
  showToast({ kind: 'error', title: words.stillSignedIn, text: words.tryAgainLater });
  return false;
}
