import { words } from '#lib/words.ts';

export const text = words({
  results: { ru: 'Результаты', en: 'Results' },
  hint: {
    ru: 'Ник, ID игрока, номер матча, герой, предмет или ссылка на профиль',
    en: 'A nickname, player ID, match number, hero, item or profile link',
  },
  loading: { ru: 'Ищем…', en: 'Searching…' },
  nothing: {
    ru: 'Ничего не нашлось. Проверьте, как написан ник, или вставьте ID.',
    en: 'Nothing found. Check the spelling, or paste an ID.',
  },
  failed: { ru: 'Поиск не удался: сайт не отвечает.', en: 'The search failed: the site is not responding.' },
  retry: { ru: 'Повторить', en: 'Try again' },
  steamOnly: {
    ru: 'По этой ссылке ID не определить. Вставьте ID из профиля Dota\u00a02, SteamID64 или ссылку steamcommunity.com/profiles/…',
    en: 'There is no ID in this link. Paste the ID shown in the Dota\u00a02 profile, a SteamID64 or a steamcommunity.com/profiles/… link',
  },
  players: { ru: 'Игроки', en: 'Players' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  items: { ru: 'Предметы', en: 'Items' },
  matches: { ru: 'Матчи', en: 'Matches' },
  match: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
  inProgress: { ru: 'идёт', en: 'in progress' },
  rating: { ru: (rating: string) => `рейтинг ${rating}`, en: (rating: string) => `rating ${rating}` },
  found: {
    ru: (count: number) => `Найдено: ${count}`,
    en: (count: number) => `Found: ${count}`,
  },
});
