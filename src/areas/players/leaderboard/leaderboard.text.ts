import { words, pluralEn, pluralRu } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Таблица лидеров', en: 'Leaderboard' },
  titleNow: {
    ru: (isDuo: boolean) => (isDuo ? 'Таблица лидеров 2x8' : 'Таблица лидеров'),
    en: (isDuo: boolean) => (isDuo ? '2x8 leaderboard' : 'Leaderboard'),
  },
  titleOf: {
    ru: (mode: string, season: string) => `Таблица лидеров ${mode}, ${season.replace('Season', 'сезон')}`,
    en: (mode: string, season: string) => `${mode} leaderboard, ${season}`,
  },
  description: {
    ru: 'Сто лучших игроков 1x6 по рейтингу: место, матчи и любимый герой. Соло и пары отдельно.',
    en: 'The top hundred 1x6 players by rating: place, matches and favourite hero. Solo and duo separately.',
  },
  lead: {
    ru: 'Сто лучших по рейтингу. Обновляется сразу после каждого матча.',
    en: 'The top hundred by rating, updated the moment a match ends.',
  },
  leadOf: {
    ru: (season: string) => `${season}: сто лучших по рейтингу в конце сезона.`,
    en: (season: string) => `${season}: the top hundred by rating at the end of the season.`,
  },
  season: { ru: 'Сезон', en: 'Season' },
  seasonNow: { ru: 'Текущий сезон', en: 'Current season' },
  /** Precedes the last link, a long hash. */
  chain: {
    ru: (links: string) => `Все изменения рейтинга за сезон собраны в цепочку хешей, звеньев: ${links}. Последнее:`,
    en: (links: string) => `The season’s rating changes form a hash chain of ${links} links. The last one:`,
  },
  howToCheck: { ru: 'Как проверить', en: 'How to check it' },
  emptySeason: { ru: 'У этого сезона нет таблицы.', en: 'This season has no table.' },
  mode: { ru: 'Режим рейтинга', en: 'Rating mode' },
  solo: { ru: 'соло', en: 'solo' },
  duo: { ru: 'пары', en: 'duo' },
  topThree: { ru: 'Первая тройка', en: 'Top three' },
  allPlayers: { ru: 'Все игроки', en: 'All players' },
  place: { ru: 'Место', en: 'Place' },
  player: { ru: 'Игрок', en: 'Player' },
  rating: { ru: 'Рейтинг', en: 'Rating' },
  games: { ru: 'Матчи', en: 'Matches' },
  average: { ru: 'Среднее место', en: 'Average place' },
  firsts: { ru: 'Первые места', en: 'First places' },
  search: { ru: 'Найти', en: 'Find' },
  sorting: { ru: 'Сортировка', en: 'Sort by' },
  find: { ru: 'Никнейм в таблице', en: 'Nickname in the table' },
  found: {
    ru: (count: number) => `${count} ${pluralRu(count, 'игрок', 'игрока', 'игроков')} в первой сотне`,
    en: (count: number) => `${count} ${pluralEn(count, 'player', 'players')} in the top hundred`,
  },
  noneFound: { ru: 'В первой сотне такого никнейма нет', en: 'No such nickname in the top hundred' },
  noneFoundLine: { ru: 'Поищите среди всех игроков.', en: 'Try searching all players.' },
  findEverywhere: { ru: 'Искать среди всех', en: 'Search all players' },
  own: { ru: 'Моё место', en: 'My place' },
  ownProfile: { ru: 'Мой профиль', en: 'My profile' },
  toOwnRow: { ru: 'Показать в таблице', en: 'Show in the table' },
  noOwn: { ru: 'Место появится после первого рейтингового матча.', en: 'Your place appears after your first ranked match.' },
  matchesPlayed: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  matchesWord: {
    ru: (count: number) => pluralRu(count, 'матч', 'матча', 'матчей'),
    en: (count: number) => pluralEn(count, 'match', 'matches'),
  },
  favouriteHero: { ru: 'Любимый герой', en: 'Favourite hero' },
  media: { ru: 'Медиа', en: 'Media' },
  onSite: { ru: (name: string, site: string) => `${name} на ${site}`, en: (name: string, site: string) => `${name} on ${site}` },
  liveOnSite: {
    ru: (name: string, site: string) => `${name} на ${site}, сейчас в эфире`,
    en: (name: string, site: string) => `${name} on ${site}, live now`,
  },
  emptyTitle: { ru: 'Здесь пока пусто', en: 'Nobody here yet' },
  emptyLine: { ru: 'Таблица заполнится после первого рейтингового матча.', en: 'The table fills up after the first ranked match.' },
  bestTitle: { ru: 'Лучшие игроки', en: 'Best players' },
  note: {
    ru: 'Режим 1x6, от 5 матчей. Учитываем среднее место и число матчей. Предметы: три самых дорогих в последнем матче.',
    en: '1x6, 5 matches or more. Average place and number of matches both count. Items: the three most expensive of the last match.',
  },
  figures: {
    ru: (count: number, matches: string, place: string) => `${matches} ${pluralRu(count, 'матч', 'матча', 'матчей')} · место ${place}`,
    en: (count: number, matches: string, place: string) => `${matches} ${pluralEn(count, 'match', 'matches')} · place ${place}`,
  },
  lastItems: { ru: 'Самые дорогие предметы последнего матча', en: 'Most expensive items of the last match' },
  none: { ru: 'Пяти матчей на этом герое пока никто не сыграл.', en: 'Nobody has played five matches on this hero yet.' },
});
