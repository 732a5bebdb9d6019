import { createContext, use, useState, type ReactNode } from 'react';
import type { Authorized } from '#areas/core/accounts/accounts.contract.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { openingPopup, type PopupName, type PopupParameters } from '#contract/popup-link.ts';
import { storeText } from '#ui/hooks/local-storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { signInAddress } from './sign-in-address.rules.ts';

export type AccountAccess = {
  /** Null until known; the server never knows, because its pages are the same for everyone. */
  who: Authorized | null;
  /** Fetches it again, after something that changes the account. */
  refresh: () => void;
  signOut: () => void;
  signOutEverywhere: () => void;
};

const nothing = () => {};
const AccountContext = createContext<AccountAccess>({ who: null, refresh: nothing, signOut: nothing, signOutEverywhere: nothing });

export function AccountContextProvider({ value, children }: { value: AccountAccess; children: ReactNode }) {
  return <AccountContext value={value}>{children}</AccountContext>;
}

/** The signed-in viewer of the page. */
export function useAccount(): AccountAccess {
  return use(AccountContext);
}

/**
 * Path and query to come back to. The server's pages are for everyone and know no query: hydration starts without it and corrects it right
 * after.
 */
export function useHere(): { path: string; query: string } {
  const { path, query } = useNavigation();
  return { path, query: useHydrated() ? query : '' };
}

/**
 * The link for a press that opens a popup: through the sign-in and back to it, unless the viewer is known to be signed in. A viewer who
 * turns out to be signed in comes back at once.
 */
export function usePopupLink(): (name: PopupName, parameters?: PopupParameters) => string {
  const { path, query } = useHere();
  const { who } = useAccount();
  return (name, parameters) => {
    const address = openingPopup(path, query, name, parameters);
    return who?.authorized ? address : signInAddress(address);
  };
}

/**
 * Leaves for the sign-in, to return to one of our pages. Marks this browser as signed in, as the first script does at a press on a link:
 * the page that one returns to then offers nothing that one may have already.
 */
export function leaveToSignIn(path: string): void {
  storeText('signed-in', '');
  location.assign(signInAddress(path));
}

/** Whether the viewer has an active subscription; undefined until known. */
export function useHasPlus(): boolean | undefined {
  const { who } = useAccount();
  const [openedAt] = useState(() => Date.now());
  return who === null ? undefined : who.dotaPlusExpireDate > openedAt;
}
