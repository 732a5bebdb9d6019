/** The Russian plural form for an integer: pluralRu(21, 'игра', 'игры', 'игр') is 'игра'. */
export function pluralRu(count: number, one: string, few: string, many: string): string {
  const last = Math.abs(count) % 10;
  const isTeen = Math.trunc((Math.abs(count) % 100) / 10) === 1;
  if (isTeen) return many;
  if (last === 1) return one;
  return last === 2 || last === 3 || last === 4 ? few : many;
}

/** The English plural form for a number: pluralEn(1, 'game', 'games') is 'game'. */
export function pluralEn(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other;
}

export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];

type Entry = { ru: unknown; en: unknown };
type Catalogue = Record<string, Entry>;
/** What `words()` returns for one language: each key with its text, or with a function that makes one. */
type Words<C extends Catalogue> = { readonly [K in keyof C]: C[K]['ru'] };

export type WordsOf<C extends Catalogue> = (language: Language) => Words<C>;

/** A typed catalogue: every key has both languages side by side, with the same type. The browser build keeps only the one in use. */
export function words<const C extends Record<string, { ru: T; en: T }>, T>(catalogue: C): WordsOf<Widen<C>> {
  const made = new Map<Language, Words<Widen<C>>>();
  return (language) => {
    let found = made.get(language);
    if (!found) {
      found = Object.fromEntries(Object.entries(catalogue).map(([key, entry]) => [key, entry[language]])) as Words<Widen<C>>;
      made.set(language, found);
    }
    return found;
  };
}

type Widen<C> = { [K in keyof C]: C[K] extends { ru: infer R } ? { ru: WidenText<R>; en: WidenText<R> } : never };
type WidenText<T> = T extends string ? string : T extends (...input: infer I) => string ? (...input: I) => string : T;

/** Reads a language from a stored or sent value: its first two letters, if we support that language. */
export function readLanguage(value: string | null | undefined): Language | undefined {
  const letters = value?.trim().slice(0, 2).toLowerCase();
  return languages.find((language) => language === letters);
}
