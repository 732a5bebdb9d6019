import { words } from '#lib/words.ts';

export const text = words({
  place: { ru: 'место', en: 'place' },
  shareOfPlace: {
    ru: (place: number, share: string) => `${place} место: ${share}`,
    en: (place: number, share: string) => `place ${place}: ${share}`,
  },
  noGames: { ru: 'Игр пока нет', en: 'No games yet' },
});
