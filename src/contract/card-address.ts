import type { Language } from '#lib/words.ts';

/** The address of a card's picture, the preview that chats show beside a link. `card`: its kind and id, such as `match/17`. */
export function cardAddress(origin: string, card: string, language: Language): string {
  return `${origin}/share/${card}.${language}.png`;
}
