import { words } from '#lib/words.ts';

export const text = words({
  skip: { ru: 'К содержанию', en: 'Skip to content' },
  games: { ru: 'Игры', en: 'Games' },
  players: { ru: 'Игроки', en: 'Players' },
  wiki: { ru: 'Вики', en: 'Wiki' },
  leaderboard: { ru: 'Таблица лидеров', en: 'Leaderboard' },
  leaderboardNote: { ru: 'Сто лучших по рейтингу, соло и пары', en: 'The top hundred by rating, solo and duo' },
  playerSearch: { ru: 'Поиск игрока', en: 'Find a player' },
  playerSearchNote: { ru: 'По номеру из игры или ссылке Steam', en: 'By the number in the game or a Steam link' },
  matchSearch: { ru: 'Поиск матча', en: 'Find a match' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  heroesNote: { ru: 'Таланты, улучшения и сборки', en: 'Talents, upgrades and builds' },
  developers: { ru: 'Разработчикам', en: 'For developers' },
  explore: { ru: 'Разделы', en: 'Explore' },
  seller: { ru: 'ИП Иванов Иван Иванович', en: 'Sole trader I. I. Ivanov' },
  taxId: { ru: 'ИНН 000000000000', en: 'Tax id 000000000000' },
  registration: { ru: 'ОГРНИП 000000000000000', en: 'Registration 000000000000000' },
  failedTitle: { ru: 'Что-то сломалось', en: 'Something broke' },
  failedLine: { ru: 'Ошибка уже записана. Попробуйте обновить страницу.', en: 'The error has been recorded. Try to reload the page.' },
  errorId: { ru: (id: string) => `Номер ошибки: ${id}`, en: (id: string) => `Error id: ${id}` },
});
