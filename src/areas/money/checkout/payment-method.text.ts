import { words, type Language } from '#lib/words.ts';

const text = words({
  card: { ru: (four: string) => `карта *${four}`, en: (four: string) => `card *${four}` },
});

/** A payment method by the provider's title, in words of a language: `Bank card *4477` is a card. */
export function methodName(title: string, language: Language): string {
  const [, four] = /^Bank card \*(\d{4})$/.exec(title) ?? [];
  return four === undefined ? title : text(language).card(four);
}
