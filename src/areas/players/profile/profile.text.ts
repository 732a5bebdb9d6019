import { pluralEn, pluralRu, words } from '#lib/words.ts';

const gamesRu = (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`;
const gamesEn = (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`;

export const text = words({
  statistics: { ru: 'Статистика', en: 'Statistics' },
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
  showMode: { ru: (mode: string) => `Показать ${mode}`, en: (mode: string) => `Show ${mode}` },
  streaks: { ru: 'Серии', en: 'Streaks' },
  winsInARow: { ru: 'Побед подряд', en: 'Wins in a row' },
  topsInARow: { ru: (last: number) => `Не ниже ${last}-го места`, en: (last: number) => `Place ${last} or better` },
  recordIs: { ru: (count: number) => `рекорд ${count}`, en: (count: number) => `best ${count}` },
  favouriteHero: { ru: 'Любимый герой', en: 'Favourite hero' },
  bestHero: { ru: 'Лучший герой', en: 'Best hero' },
  favouriteAndBest: { ru: 'Любимый и лучший герой', en: 'Favourite and best hero' },
  topOf: { ru: (share: string) => `топ\u00a0${share}`, en: (share: string) => `top\u00a0${share}` },
  lastMatch: { ru: 'Последний матч', en: 'Last match' },
  games: { ru: gamesRu, en: gamesEn },
  averageIs: { ru: (place: string) => `среднее место\u00a0${place}`, en: (place: string) => `average place\u00a0${place}` },
  rating: { ru: 'Рейтинг', en: 'Rating' },
  overGames: {
    ru: (change: string, count: number) => `${change} за ${count === 1 ? 'последний матч' : `последние ${gamesRu(count, String(count))}`}`,
    en: (change: string, count: number) => `${change} over the last ${count === 1 ? 'match' : `${count} matches`}`,
  },
  lineLabel: {
    ru: (from: string, to: string, highest: string, lowest: string) =>
      `Рейтинг от матча к матчу: с ${from} до ${to}, максимум ${highest}, минимум ${lowest}`,
    en: (from: string, to: string, highest: string, lowest: string) =>
      `Rating match by match: from ${from} to ${to}, highest ${highest}, lowest ${lowest}`,
  },
  lineStart: { ru: 'Начало', en: 'Start' },
  less: { ru: 'меньше', en: 'less' },
  more: { ru: 'больше', en: 'more' },
  date: { ru: 'Дата', en: 'Date' },
  place: { ru: 'Место', en: 'Place' },
  noLine: { ru: 'График появится после пары рейтинговых матчей.', en: 'The chart appears after a couple of ranked matches.' },
  activity: { ru: 'Активность', en: 'Activity' },
  matches: { ru: 'Матчи', en: 'Matches' },
  halfYear: { ru: 'Последние полгода, время московское', en: 'Last six months, days in Moscow time' },
  activityLabel: {
    ru: (games: number, mode: string, days: number) =>
      `${gamesRu(games, String(games))} ${mode} за ${days} ${pluralRu(days, 'день', 'дня', 'дней')}`,
    en: (games: number, mode: string, days: number) =>
      `${gamesEn(games, String(games))} of ${mode} over ${days} ${pluralEn(days, 'day', 'days')}`,
  },
  noActivity: {
    ru: (mode: string) => `За полгода ни одного рейтингового матча ${mode}`,
    en: (mode: string) => `No ranked ${mode} matches in the last six months`,
  },
  mostOnADay: {
    ru: (count: number, day: string) => `рекорд: ${gamesRu(count, String(count))} ${day}`,
    en: (count: number, day: string) => `best day ${day} (${count})`,
  },
  filters: { ru: 'Какие матчи', en: 'Which matches' },
  mode: { ru: 'Режим', en: 'Mode' },
  anyHero: { ru: 'Любой герой', en: 'Any hero' },
  anyMode: { ru: 'Любой режим', en: 'Any mode' },
  anyPlace: { ru: 'Любое место', en: 'Any place' },
  anySeason: { ru: 'Все сезоны', en: 'All seasons' },
  nthPlace: { ru: (place: string) => `${place}-е место`, en: (place: string) => `Place ${place}` },
  order: { ru: 'Порядок', en: 'Order' },
  byDate: { ru: 'По дате', en: 'By date' },
  byPlace: { ru: 'По месту', en: 'By place' },
  byKda: { ru: 'По У/С/П', en: 'By K/D/A' },
  byTime: { ru: 'По времени', en: 'By time' },
  byRating: { ru: 'По рейтингу', en: 'By rating' },
  show: { ru: 'Показать', en: 'Show' },
  noneSuch: { ru: 'Таких матчей нет', en: 'No such matches' },
  noneSuchLine: { ru: 'Уберите один из фильтров.', en: 'Remove one of the filters.' },
  showAll: { ru: 'Показать все', en: 'Show all' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  hero: { ru: 'Герой', en: 'Hero' },
  places: { ru: 'Места', en: 'Places' },
  averageShort: { ru: 'Среднее', en: 'Average' },
  allHeroes: { ru: (count: number) => `Показать всех ${count}`, en: (count: number) => `Show all ${count}` },
  noHeroes: { ru: 'Здесь будут герои, на которых игрок играет чаще всего.', en: 'The heroes this player picks most will be here.' },
  seasons: { ru: 'Прошлые сезоны', en: 'Past seasons' },
  season: { ru: 'Сезон', en: 'Season' },
  outOf: { ru: (place: string, count: string) => `${place} из ${count}`, en: (place: string, count: string) => `${place} of ${count}` },
  top: { ru: 'Топ', en: 'Top' },
  noSeasons: {
    ru: 'Итоговый рейтинг появится, когда сезон закончится.',
    en: 'Final ratings appear when the season ends.',
  },
  partners: { ru: 'Напарники в 2x8', en: 'Duo partners' },
  above: { ru: 'Неудобные соперники', en: 'Toughest opponents' },
  below: { ru: 'Удобные соперники', en: 'Easiest opponents' },
  lastMet: { ru: 'За последние 500 матчей', en: 'Over the last 500 matches' },
  lastAbove: { ru: 'Как часто заканчивали выше, за последние 500 матчей', en: 'How often they finished higher, over the last 500 matches' },
  lastBelow: { ru: 'Как часто заканчивали ниже, за последние 500 матчей', en: 'How often they finished lower, over the last 500 matches' },
  nobody: { ru: 'Пока никого.', en: 'Nobody yet.' },
  collection: { ru: 'Коллекция побед', en: 'Collection of wins' },
  collected: {
    ru: (mode: string, heroes: number, allHeroes: number, talents: number, allTalents: number) =>
      `Победы в ${mode}: на ${heroes} из ${allHeroes} героев и с ${talents} из ${allTalents} оранжевых талантов`,
    en: (mode: string, heroes: number, allHeroes: number, talents: number, allTalents: number) =>
      `Won in ${mode} with ${heroes} of ${allHeroes} heroes and ${talents} of ${allTalents} orange talents`,
  },
  collectedHero: {
    ru: (name: string, wins: number, talents: number, all: number) => `${name}: побед ${wins}, талантов ${talents} из ${all}`,
    en: (name: string, wins: number, talents: number, all: number) =>
      `${name}: ${wins} ${pluralEn(wins, 'win', 'wins')}, ${talents} of ${all} talents`,
  },
});
