import { words } from '#lib/words.ts';

export const text = words({
  place: { ru: 'Место', en: 'Place' },
  mode: { ru: 'Режим', en: 'Mode' },
  rating: { ru: 'Рейтинг', en: 'Rating' },
  date: { ru: 'Дата', en: 'Date' },
  openMatch: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
});
