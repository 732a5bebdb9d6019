import { createContext, use, type ReactNode } from 'react';
import type { Language } from '#lib/words.ts';

type Site = { origin: string; errorId: string | undefined };

const SiteContext = createContext<Site>({ origin: '', errorId: undefined });

/** What the document knows of itself: its public origin, and the id of the error it shows. */
export function SiteProvider({ origin, errorId, children }: Site & { children: ReactNode }) {
  return <SiteContext value={{ origin, errorId }}>{children}</SiteContext>;
}

/** The address under which a page is known in a language: the bare one is Russian to whoever states no language, as search engines do. */
export function inLanguage(path: string, language: Language): string {
  return language === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

export function useSite(): Site {
  return use(SiteContext);
}
