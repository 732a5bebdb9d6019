import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  years: {
    ru: (count: number) => `${count} ${pluralRu(count, 'год', 'года', 'лет')} поддержки`,
    en: (count: number) => `${count} ${pluralEn(count, 'year', 'years')} of support`,
  },
  means: {
    ru: 'Столько времени Dota Plus этот игрок оплатил себе и другим. На это живёт 1x6.',
    en: 'How much Dota Plus this player has bought, for themselves and for others. It keeps 1x6 alive.',
  },
});
