import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Authorized } from '#areas/core/accounts/accounts.contract.ts';
import { AccountContextProvider, type AccountAccess } from '#areas/core/sign-in/Account.tsx';
import { anonymous } from '#areas/core/sign-in/authorized.rules.ts';
import { SIGNED_OUT } from '#contract/api-client.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { forget, storeText } from '#ui/hooks/local-storage.ts';
import { useLanguage } from '#ui/text/language.tsx';

/** Not needed for the first render, so it loads afterwards. */
const session = () => import('./account-session.ts');

/** The storage key for whether somebody was signed in at the last check. The first script reads it, and other tabs hear it change. */
const SIGNED_IN = 'signed-in';

/**
 * Who was signed in when the document loaded, as read by the first script; the document may show what only they may see. Undefined for a
 * visitor.
 */
function signedInAtStart(): number | undefined {
  return Number(document.documentElement.dataset['signedIn']) || undefined;
}

/**
 * Finds out who is signed in once the page is there, and again when that may have changed: the user returns to the page, another tab has
 * found a different account, or a call was refused with 401.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [who, setWho] = useState<Authorized | null>(null);
  const lastAsking = useRef(0);
  const { reload } = useNavigation();
  const before = useRef<number | null>(undefined);
  const ask = useCallback(
    async (wasRefused: boolean) => {
      const asking = ++lastAsking.current;
      const loaded = await session().catch(() => undefined);
      const found = await loaded?.whoIsSignedIn();
      // An older response may arrive after a newer one, and a failed one changes nothing. As a transition, so that parts not hydrated yet
      // are hydrated as they are instead of being rendered anew.
      if (asking !== lastAsking.current) return;
      if (wasRefused && before.current && found?.playerId === null) loaded?.sayEnded(location.pathname + location.search, language);
      startTransition(() => setWho((known) => found ?? known ?? anonymous));
    },
    [language],
  );
  const refresh = useCallback(() => void ask(false), [ask]);
  useEffect(() => {
    before.current = signedInAtStart();
    refresh();
    const refreshStored = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    const refreshShown = () => document.visibilityState === 'visible' && refresh();
    // An empty mark: another tab has left for the sign-in, and nobody has signed in yet.
    const refreshChanged = ({ key, newValue }: StorageEvent) => key === SIGNED_IN && newValue !== '' && refresh();
    const stop = new AbortController();
    addEventListener('pageshow', refreshStored, stop);
    addEventListener('storage', refreshChanged, stop);
    addEventListener(SIGNED_OUT, () => void ask(true), stop);
    document.addEventListener('visibilitychange', refreshShown, stop);
    return () => stop.abort();
  }, [refresh, ask]);
  useEffect(() => {
    if (!who) return;
    if (who.playerId === null) forget(SIGNED_IN);
    else storeText(SIGNED_IN, String(who.playerId));
    const { dataset } = document.documentElement;
    if (who.playerId === null) delete dataset['signedIn'];
    else dataset['signedIn'] = String(who.playerId);
  }, [who]);
  useEffect(() => {
    if (!who) return;
    // Another user is signed in: reload the page's data for them.
    if (before.current !== undefined && before.current !== who.playerId) reload();
    before.current = who.playerId;
  }, [who, reload]);
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
