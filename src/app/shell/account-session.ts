import { getAuthorized, logOut, logOutEverywhere, type Authorized } from '#features/accounts/accounts.contract.ts';
import { anonymous } from '#features/accounts/authorized.rules.ts';
import { callOverHttp } from '../call-over-http.ts';

/** Who is signed in. When that cannot be found out, nobody is: the site works for visitors too. */
export async function whoIsSignedIn(): Promise<Authorized> {
  try {
    return await callOverHttp(getAuthorized, {});
  } catch {
    return anonymous;
  }
}

/** Signs out, here or everywhere. False when the server could not be told. */
export async function endSession(isEverywhere: boolean): Promise<boolean> {
  try {
    if (isEverywhere) await callOverHttp(logOutEverywhere, {});
    return isEverywhere || (await fetch(logOut.path)).ok;
  } catch {
    return false;
  }
}
