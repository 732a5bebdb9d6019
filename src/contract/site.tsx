import { createContext, use, type ReactNode } from 'react';

type Site = { origin: string; errorId: string | undefined };

const SiteContext = createContext<Site>({ origin: '', errorId: undefined });

/** What the document knows of itself: its public origin, and the id of the error it shows. */
export function SiteProvider({ origin, errorId, children }: Site & { children: ReactNode }) {
  return <SiteContext value={{ origin, errorId }}>{children}</SiteContext>;
}

export function useSite(): Site {
  return use(SiteContext);
}
