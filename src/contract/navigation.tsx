import { createContext, use, type ReactNode } from 'react';

export type Navigation = {
  /** Path and query of the page that is shown. */
  path: string;
  query: string;
  /** Goes to an address of the site; `replace` leaves no way back to this one, `stay` keeps scroll and focus as `replace` does. */
  go: (address: string, options?: { replace?: boolean; stay?: boolean }) => void;
  /** Goes from what was opened over a page, such as a popup, to the bare address of that page. */
  close: (address: string) => void;
  /** Loads the data of this page again. */
  reload: () => void;
};

const NavigationContext = createContext<Navigation>({ path: '/', query: '', go: () => {}, close: () => {}, reload: () => {} });

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  return use(NavigationContext);
}
