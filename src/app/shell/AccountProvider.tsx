import { AccountContextProvider, type AccountAccess } from '#features/accounts/Account.tsx';
import type { Authorized } from '#features/accounts/accounts.contract.ts';
import { anonymous } from '#features/accounts/authorized.rules.ts';
import { useWords } from '#ui/language.tsx';
import { showToast } from '#ui/toasts.ts';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { endSession, whoIsSignedIn } from './account-session.ts';
import { text } from './shell.text.ts';

/** Finds out who looks, once the page is there, and again when the browser takes an old page out of its store. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const words = useWords(text);
  const [who, setWho] = useState<Authorized | null>(null);
  const refresh = useCallback(() => void whoIsSignedIn().then(setWho), []);
  useEffect(() => {
    refresh();
    const refreshStored = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    addEventListener('pageshow', refreshStored);
    return () => removeEventListener('pageshow', refreshStored);
  }, [refresh]);
  const access = useMemo<AccountAccess>(() => {
    const end = async (isEverywhere: boolean) => {
      if (await endSession(isEverywhere)) setWho(anonymous);
      else showToast({ kind: 'error', title: words.stillSignedIn, text: words.tryAgainLater });
    };
    return { who, refresh, signOut: () => void end(false), signOutEverywhere: () => void end(true) };
  }, [who, words, refresh]);
  return <AccountContextProvider value={access}>{children}</AccountContextProvider>;
}
