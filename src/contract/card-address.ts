import type { Language } from '#lib/words.ts';

/** Where the picture of a card is drawn: what chats show beside a link. `card`: its kind and id, as in `match/17`. */
export function cardAddress(origin: string, card: string, language: Language): string {
  return `${origin}/share/${card}.${language}.png`;
}
