import { readLanguage, type Language } from '#lib/words.ts';
import { storeText, readStoredText } from '#ui/hooks/local-storage.ts';

const NAME = 'lang';
const YEAR_SECONDS = 31_536_000;

/** The language stored in this browser, if we support it. */
export function chosenLanguage(): Language | undefined {
  return readLanguage(readStoredText(NAME));
}

/** Stores the choice for the browser and the server. False when the browser accepts no cookies. */
export function rememberLanguage(language: Language): boolean {
  storeText(NAME, language);
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  return document.cookie.includes(`${NAME}=${language}`);
}

/** Switches the whole page to a language at the same address. */
export function switchLanguage(language: Language): void {
  const isRemembered = rememberLanguage(language);
  const url = new URL(location.href);
  if (url.searchParams.has(NAME) || !isRemembered) {
    url.searchParams.set(NAME, language);
    location.replace(url);
  } else location.reload();
}
