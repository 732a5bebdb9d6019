import { words } from '#lib/words.ts';

export const text = words({
  searchTitle: { ru: 'Поиск игрока', en: 'Find a player' },
  searchDescription: {
    ru: 'Найти игрока 1x6 по ID или ссылке на профиль Steam.',
    en: 'Find a 1x6 player by ID or Steam profile link.',
  },
  searchLead: {
    ru: 'ID виден в игре и в профиле Dota 2. Можно вставить SteamID64 или ссылку steamcommunity.com/profiles/…',
    en: 'The ID is shown in the game and in the Dota 2 profile. A SteamID64 or a link like steamcommunity.com/profiles/… works too.',
  },
  searchField: { ru: 'ID игрока', en: 'Player ID' },
  search: { ru: 'Найти', en: 'Find' },
  openProfile: { ru: 'Открыть профиль', en: 'Open the profile' },
});
