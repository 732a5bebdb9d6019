import { words } from '#lib/words.ts';

export const text = words({
  searchTitle: { ru: 'Поиск игрока', en: 'Find a player' },
  searchDescription: {
    ru: 'Найти игрока 1x6 по номеру или ссылке на профиль Steam.',
    en: 'Find a player of 1x6 by number or by the link to a Steam profile.',
  },
  searchLead: {
    ru: 'Номер виден в игре и в профиле Dota 2. Можно вставить SteamID64 или ссылку steamcommunity.com/profiles/…',
    en: 'The number is shown in the game and in a Dota 2 profile. A SteamID64 or a link such as steamcommunity.com/profiles/… may be pasted.',
  },
  searchField: { ru: 'Номер игрока', en: 'Player number' },
  search: { ru: 'Найти', en: 'Find' },
  openProfile: { ru: 'Открыть профиль', en: 'Open the profile' },
});
