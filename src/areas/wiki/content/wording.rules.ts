import type { RichText } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';

type Local<T> = { ru?: T | undefined; en?: T | undefined };

/** A text in a language; null if the files have none. */
export function textIn(text: Local<RichText> | undefined, language: Language): RichText | null {
  return text?.[language] ?? null;
}

/** A name in a language, otherwise in the other one, otherwise null. */
export function nameIn(name: Local<string> | undefined, language: Language): string | null {
  return name?.[language] ?? name?.en ?? name?.ru ?? null;
}

/** Pages use the English names of heroes, items and skills in both languages, as players do. */
export function playersName(name: Local<string> | undefined): string | null {
  return nameIn(name, 'en');
}
