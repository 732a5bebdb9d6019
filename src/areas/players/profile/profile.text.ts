import { pluralEn, pluralRu, words } from '#lib/words.ts';

const gamesRu = (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`;
const gamesEn = (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`;

export const text = words({
  statistics: { ru: 'Статистика', en: 'Statistics' },
  modeOfFigures: { ru: 'Режим', en: 'Mode' },
  gamesPlayed: { ru: 'Матчей', en: 'Matches' },
  averagePlace: { ru: 'Среднее место', en: 'Average place' },
  firstPlaces: { ru: 'Первых мест', en: 'First places' },
  averageGold: { ru: 'Золото в минуту', en: 'Gold per minute' },
  distribution: { ru: 'Распределение мест', en: 'Places' },
  leaderboardPlace: {
    ru: (place: string) => `${place}-е место в таблице лидеров`,
    en: (place: string) => `No. ${place} on the leaderboard`,
  },
  noFigures: { ru: 'В этом режиме матчей пока нет', en: 'No matches in this mode yet' },
  noFiguresLine: { ru: 'Статистика появится после первого рейтингового матча.', en: 'Stats appear after the first ranked match.' },
  streaks: { ru: 'Серии', en: 'Streaks' },
  winsInARow: { ru: 'Побед подряд', en: 'Wins in a row' },
  topsInARow: { ru: (last: number) => `Не ниже ${last}-го места`, en: (last: number) => `Place ${last} or better` },
  recordIs: { ru: (count: number) => `рекорд ${count}`, en: (count: number) => `best ${count}` },
  favouriteHero: { ru: 'Любимый герой', en: 'Favourite hero' },
  games: { ru: gamesRu, en: gamesEn },
  averageIs: { ru: (place: string) => `среднее место ${place}`, en: (place: string) => `average place ${place}` },
  rating: { ru: 'Рейтинг', en: 'Rating' },
  overGames: {
    ru: (change: string, count: number) => `${change} за ${count} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (change: string, count: number) => `${change} over ${count} ${pluralEn(count, 'match', 'matches')}`,
  },
  lineLabel: {
    ru: (from: string, to: string, highest: string, lowest: string) =>
      `Рейтинг от матча к матчу: с ${from} до ${to}, максимум ${highest}, минимум ${lowest}`,
    en: (from: string, to: string, highest: string, lowest: string) =>
      `Rating match by match: from ${from} to ${to}, highest ${highest}, lowest ${lowest}`,
  },
  asTable: { ru: 'Показать таблицей', en: 'Show as a table' },
  date: { ru: 'Дата', en: 'Date' },
  place: { ru: 'Место', en: 'Place' },
  noLine: { ru: 'График начнётся с первого рейтингового матча.', en: 'The chart starts with the first ranked match.' },
  activity: { ru: 'Активность', en: 'Activity' },
  halfYear: { ru: 'Последние полгода, время московское', en: 'Last six months, days in Moscow time' },
  activityLabel: {
    ru: (games: number, days: number) => `${gamesRu(games, String(games))} за ${days} ${pluralRu(days, 'день', 'дня', 'дней')}`,
    en: (games: number, days: number) => `${gamesEn(games, String(games))} over ${days} ${pluralEn(days, 'day', 'days')}`,
  },
  mostOnADay: {
    ru: (count: number, day: string) => `рекорд: ${gamesRu(count, String(count))} ${day}`,
    en: (count: number, day: string) => `best day ${day} (${count})`,
  },
  heroes: { ru: 'Герои', en: 'Heroes' },
  mostPlayed: { ru: 'Чаще всего', en: 'Most played' },
  hero: { ru: 'Герой', en: 'Hero' },
  gamesColumn: { ru: 'Матчи', en: 'Matches' },
  places: { ru: 'Места', en: 'Places' },
  averageShort: { ru: 'Среднее', en: 'Average' },
  noHeroes: { ru: 'Здесь будут герои, на которых игрок играет чаще всего.', en: 'The heroes this player picks most will be here.' },
  seasons: { ru: 'Прошлые сезоны', en: 'Past seasons' },
  season: { ru: 'Сезон', en: 'Season' },
  seasonNamed: { ru: (name: string) => name.replace('Season', 'Сезон'), en: (name: string) => name },
  placeOf: { ru: (place: string, count: string) => `${place} из ${count}`, en: (place: string, count: string) => `${place} of ${count}` },
  top: { ru: 'Топ', en: 'Top' },
  noSeasons: {
    ru: 'Итоговый рейтинг появится, когда сезон закончится.',
    en: 'Final ratings appear when the season ends.',
  },
  partners: { ru: 'Напарники в 2x8', en: 'Duo partners' },
  above: { ru: 'Неудобные соперники', en: 'Toughest opponents' },
  below: { ru: 'Удобные соперники', en: 'Easiest opponents' },
  lastMet: { ru: 'За последние 500 матчей', en: 'Over the last 500 matches' },
  timesOf: {
    ru: (times: number, matches: number) => `${times} из ${matches}`,
    en: (times: number, matches: number) => `${times} of ${matches}`,
  },
  nobody: { ru: 'Пока никого.', en: 'Nobody yet.' },
  collection: { ru: 'Коллекция побед', en: 'Collection of wins' },
  collected: {
    ru: (heroes: number, allHeroes: number, talents: number, allTalents: number) =>
      `Победы: ${heroes} из ${allHeroes} героев, ${talents} из ${allTalents} оранжевых талантов`,
    en: (heroes: number, allHeroes: number, talents: number, allTalents: number) =>
      `Wins: ${heroes} of ${allHeroes} heroes, ${talents} of ${allTalents} orange talents`,
  },
  collectedHero: {
    ru: (name: string, wins: number, talents: number, all: number) => `${name}: побед ${wins}, талантов ${talents} из ${all}`,
    en: (name: string, wins: number, talents: number, all: number) => `${name}: ${wins} wins, ${talents} of ${all} talents`,
  },
});
