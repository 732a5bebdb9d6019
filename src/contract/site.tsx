import { createContext, use, type ReactNode } from 'react';
import type { Language } from '#lib/words.ts';

/** What a page tells in previews of its address: the name of its card, and the same in words. */
export type Told = { card: string; description: string };
/** Where the game's players gather outside the site. */
export type Community = { telegram?: string | undefined; discord?: string | undefined };
/** `told`: of the document as the server sends it, of pages that have a card of their own. */
type Site = { origin: string; community: Community; errorId: string | undefined; told?: Told | undefined };

const SiteContext = createContext<Site>({ origin: '', community: {}, errorId: undefined });

/** What the document knows of itself: its public origin, the places of the community, the id of the error it shows, and what it tells in previews. */
export function SiteProvider({ children, ...site }: Site & { children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The address under which a page is known in a language: the bare one is Russian to whoever states no language, as search engines do. */
export function inLanguage(path: string, language: Language): string {
  return language === 'ru' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

export function useSite(): Site {
  return use(SiteContext);
}
