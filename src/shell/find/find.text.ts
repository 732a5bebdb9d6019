import { words } from '#lib/words.ts';

export const text = words({
  results: { ru: 'Найденное', en: 'Found' },
  hint: {
    ru: 'Имя игрока, прозвище героя, номер игрока или матча, SteamID64 или адрес страницы',
    en: 'A player’s name, a hero’s nickname, the number of a player or match, a SteamID64 or the address of a page',
  },
  loading: { ru: 'Ищем…', en: 'Searching…' },
  nothing: {
    ru: 'Ничего не нашлось. Проверьте, как написано имя, или вставьте номер.',
    en: 'Nothing found. Check the spelling, or paste a number.',
  },
  failed: { ru: 'Не удалось найти: сайт не отвечает.', en: 'The search failed: the site does not answer.' },
  retry: { ru: 'Ещё раз', en: 'Try again' },
  steamOnly: {
    ru: 'Чья это страница, знает только Steam. Откройте её и вставьте SteamID64 или адрес вида steamcommunity.com/profiles/…',
    en: 'Only Steam knows whose page this is. Open it and paste the SteamID64 or an address like steamcommunity.com/profiles/…',
  },
  players: { ru: 'Игроки', en: 'Players' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  matches: { ru: 'Матчи', en: 'Matches' },
  match: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
  inProgress: { ru: 'идёт', en: 'in progress' },
  rating: { ru: (rating: string) => `рейтинг ${rating}`, en: (rating: string) => `rating ${rating}` },
  found: {
    ru: (count: number) => `Найдено: ${count}`,
    en: (count: number) => `Found: ${count}`,
  },
});
