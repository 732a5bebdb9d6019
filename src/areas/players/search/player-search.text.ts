import { words } from '#lib/words.ts';

export const text = words({
  searchTitle: { ru: 'Поиск игрока', en: 'Find a player' },
  searchDescription: {
    ru: 'Найти игрока 1x6 по никнейму, ID или ссылке на профиль.',
    en: 'Find a 1x6 player by nickname, ID or profile link.',
  },
  searchLead: {
    ru: 'Никнейм, ID, SteamID64 или ссылка на профиль Steam, Dotabuff или OpenDota.',
    en: 'A nickname, an ID, a SteamID64 or a link to a Steam, Dotabuff or OpenDota profile.',
  },
  searchField: { ru: 'Никнейм или ID игрока', en: 'Nickname or player ID' },
  search: { ru: 'Найти', en: 'Find' },
  looking: { ru: 'Ищем…', en: 'Searching…' },
  players: { ru: 'Игроки', en: 'Players' },
  rating: { ru: (rating: string) => `рейтинг ${rating}`, en: (rating: string) => `rating ${rating}` },
  found: { ru: 'Нашлось', en: 'Found' },
  alsoFound: { ru: 'Ещё нашлось', en: 'Also found' },
  match: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
  tryThis: {
    ru: 'Проверьте никнейм или вставьте ID: он виден в игре и в профиле Dota 2. Здесь есть все, кто сыграл хотя бы один матч 1x6, кроме скрытых игроков.',
    en: 'Check the nickname, or paste the ID shown in the game and in the Dota 2 profile. Everyone with at least one 1x6 match is here, except hidden players.',
  },
  steamOnly: {
    ru: 'По этой ссылке ID не определить. Вставьте ID из профиля Dota\u00a02, SteamID64 или ссылку steamcommunity.com/profiles/…',
    en: 'There is no ID in this link. Paste the ID shown in the Dota\u00a02 profile, a SteamID64 or a steamcommunity.com/profiles/… link',
  },
});
