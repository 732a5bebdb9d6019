import { createContext, use, type ReactNode } from 'react';
import type { Language } from '#lib/words.ts';

/** What link previews of a page show: the name of its card, and a description in words. */
export type Told = { card: string; description: string };
/** Where the game's players gather outside the site. */
export type Community = { telegram?: string | undefined; discord?: string | undefined };
/** `told`: only in the document that the server sends, for pages that have a card of their own. */
type Site = { origin: string; community: Community; errorId: string | undefined; told?: Told | undefined };

const SiteContext = createContext<Site>({ origin: '', community: {}, errorId: undefined });

/** Site data for the whole document: its public origin, the community links, the id of the error it shows, and its link preview. */
export function SiteProvider({ children, ...site }: Site & { children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The address of a page in a language. The bare address is Russian for clients that state no language, such as search engines. */
export function inLanguage(path: string, language: Language): string {
  return language === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

export function useSite(): Site {
  return use(SiteContext);
}
