import { words } from '#lib/words.ts';

export const text = words({
  notFoundLine: {
    ru: 'Игрока с таким ID нет. Возможно, он ещё не играл в 1x6.',
    en: 'There is no player with this ID. They may not have played 1x6 yet.',
  },
  home: { ru: 'На главную', en: 'Go home' },
  toSearch: { ru: 'Искать игрока', en: 'Find a player' },
  toProfile: { ru: 'К профилю', en: 'To the profile' },
  noPageTitle: { ru: 'Такой страницы матчей нет', en: 'No such page of matches' },
  noPageLine: {
    ru: 'У игрока не так много матчей.',
    en: 'The player has fewer matches than that.',
  },
});
