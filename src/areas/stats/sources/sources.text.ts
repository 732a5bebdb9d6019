import { words } from '#lib/words.ts';

export const text = words({
  window: { ru: 'Когда', en: 'When' },
  games: { ru: 'Матчей', en: 'Matches' },
  players: { ru: 'Игроков', en: 'Players' },
  formula: { ru: 'Как посчитано', en: 'How it is calculated' },
  whole: { ru: 'Что значат цифры', en: 'What the numbers mean' },
  more: { ru: 'Подробнее', en: 'More' },
  computed: { ru: 'Посчитано', en: 'Calculated' },
  matches: { ru: 'Последние матчи', en: 'Latest matches' },
  interval: {
    ru: (low: string, high: string) => `Почти наверняка (95%) от ${low} до ${high}`,
    en: (low: string, high: string) => `Almost certainly (95%) between ${low} and ${high}`,
  },
});
