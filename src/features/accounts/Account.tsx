import { createContext, use, useState, type ReactNode } from 'react';
import type { Authorized } from './accounts.contract.ts';

export type AccountAccess = {
  /** Null until it is known; the server, whose pages are for everyone, never knows. */
  who: Authorized | null;
  /** Asks once more: after something that changes the account. */
  refresh: () => void;
  signOut: () => void;
  signOutEverywhere: () => void;
};

const nothing = () => {};
const AccountContext = createContext<AccountAccess>({ who: null, refresh: nothing, signOut: nothing, signOutEverywhere: nothing });

export function AccountContextProvider({ value, children }: { value: AccountAccess; children: ReactNode }) {
  return <AccountContext value={value}>{children}</AccountContext>;
}

/** Who looks at the page. */
export function useAccount(): AccountAccess {
  return use(AccountContext);
}

/** Whether who looks has a running subscription; undefined until it is known. */
export function useHasPlus(): boolean | undefined {
  const { who } = useAccount();
  const [openedAt] = useState(() => Date.now());
  return who === null ? undefined : who.dotaPlusExpireDate > openedAt;
}
