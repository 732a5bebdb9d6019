import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Authorized } from '#areas/core/accounts/accounts.contract.ts';
import { AccountContextProvider, type AccountAccess } from '#areas/core/sign-in/Account.tsx';
import { anonymous } from '#areas/core/sign-in/authorized.rules.ts';
import { useLanguage } from '#ui/text/language.tsx';

/** Not needed before the page is there, so it comes after it. */
const session = () => import('./account-session.ts');

/** Finds out who looks, once the page is there, and again when one comes back to it: signed out in another tab, or from the browser's store. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [who, setWho] = useState<Authorized | null>(null);
  const lastAsking = useRef(0);
  const refresh = useCallback(() => {
    const asking = ++lastAsking.current;
    void session()
      .then(({ whoIsSignedIn }) => whoIsSignedIn())
      .catch(() => undefined)
      // An older answer may come after a newer one, and none changes nothing of what is known. What of the page is not taken
      // over yet is taken over as it is first, not drawn anew.
      .then((found) => asking === lastAsking.current && startTransition(() => setWho((known) => found ?? known ?? anonymous)));
  }, []);
  useEffect(() => {
    refresh();
    const refreshStored = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    const refreshShown = () => document.visibilityState === 'visible' && refresh();
    addEventListener('pageshow', refreshStored);
    document.addEventListener('visibilitychange', refreshShown);
    return () => {
      removeEventListener('pageshow', refreshStored);
      document.removeEventListener('visibilitychange', refreshShown);
    };
  }, [refresh]);
  const access = useMemo<AccountAccess>(() => {
    const end = async (isEverywhere: boolean) => {
      const { endSession } = await session();
      if (!(await endSession(isEverywhere, language))) return;
      lastAsking.current++;
      setWho(anonymous);
    };
    return { who, refresh, signOut: () => void end(false), signOutEverywhere: () => void end(true) };
  }, [who, refresh, language]);
  return <AccountContextProvider value={access}>{children}</AccountContextProvider>;
}
