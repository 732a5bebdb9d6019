import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: (name: string) => `${name}: таланты, улучшения, матчи`, en: (name: string) => `${name}: talents, upgrades, matches` },
  description: {
    ru: (name: string) =>
      `${name} в 1x6: оранжевые, фиолетовые и синие таланты, Аганим, отличия от Dota 2, лучшие игроки и последние матчи.`,
    en: (name: string) => `${name} in 1x6: orange, purple and blue talents, Aghanim’s upgrades, changes, best players and recent matches.`,
  },
  take: { ru: 'Что брать', en: 'What to take' },
  talents: { ru: 'Таланты', en: 'Talents' },
  builds: { ru: 'Сборки', en: 'Builds' },
  upgrades: { ru: 'Улучшения', en: 'Upgrades' },
  changes: { ru: 'Отличия от Dota 2', en: 'Changes' },
  players: { ru: 'Лучшие игроки', en: 'Best players' },
  matches: { ru: 'Последние матчи', en: 'Recent matches' },
  history: { ru: 'История изменений', en: 'Change history' },
});
