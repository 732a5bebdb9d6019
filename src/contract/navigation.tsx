import { createContext, use, type ReactNode } from 'react';

export type Navigation = {
  /** Path and query of the current page. */
  path: string;
  query: string;
  /** Goes to an address of the site. `replace` replaces the history entry; `stay` keeps scroll and focus, as `replace` does. */
  go: (address: string, options?: { replace?: boolean; stay?: boolean }) => void;
  /** Closes what was opened over a page, such as a popup, and goes to the page's bare address. */
  close: (address: string) => void;
  /** Reloads the data of this page. */
  reload: () => void;
};

const NavigationContext = createContext<Navigation>({ path: '/', query: '', go: () => {}, close: () => {}, reload: () => {} });

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  return use(NavigationContext);
}
