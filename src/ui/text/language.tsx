import { createContext, use, type ReactNode } from 'react';
import type { Language } from '#lib/words.ts';

const LanguageContext = createContext<Language>('ru');

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The texts of a catalogue in the page's language. */
export function useWords<W>(catalogue: (language: Language) => W): W {
  return catalogue(use(LanguageContext));
}
