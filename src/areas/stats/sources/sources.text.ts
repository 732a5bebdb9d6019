import { words } from '#lib/words.ts';

export const text = words({
  window: { ru: 'Когда', en: 'When' },
  filters: { ru: 'Что считалось', en: 'What was counted' },
  games: { ru: 'Игр', en: 'Games' },
  players: { ru: 'Игроков', en: 'Players' },
  formula: { ru: 'Как посчитано', en: 'How it is worked out' },
  more: { ru: 'Подробнее', en: 'More on this' },
  computed: { ru: 'Посчитано', en: 'Worked out' },
  matches: { ru: 'Последние матчи', en: 'The newest matches' },
  interval: {
    ru: (low: string, high: string) => `С вероятностью 95 % от ${low} до ${high}`,
    en: (low: string, high: string) => `95 % likely between ${low} and ${high}`,
  },
});
