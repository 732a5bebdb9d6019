import { readLanguage, type Language } from '#lib/words.ts';
import { storeText, readStoredText } from '#ui/hooks/local-storage.ts';

const NAME = 'lang';
const YEAR_SECONDS = 31_536_000;

/** The language this browser has stored, if it is one of ours. */
export function chosenLanguage(): Language | undefined {
  return readLanguage(readStoredText(NAME));
}

/** Stores the choice where the browser and the server find it. False when the browser keeps no cookies. */
export function rememberLanguage(language: Language): boolean {
  storeText(NAME, language);
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  return document.cookie.includes(`${NAME}=${language}`);
}

/** Switches the whole page to a language and stays at its address. */
export function switchLanguage(language: Language): void {
  const isRemembered = rememberLanguage(language);
  const url = new URL(location.href);
  if (url.searchParams.has(NAME) || !isRemembered) {
    url.searchParams.set(NAME, language);
    location.replace(url);
  } else location.reload();
}
