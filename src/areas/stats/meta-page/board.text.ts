import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  filters: { ru: 'Что показать', en: 'What to show' },
  findHero: { ru: 'Найти героя', en: 'Find a hero' },
  findHeroOrPlayer: { ru: 'Найти героя или игрока', en: 'Find a hero or player' },
  noneFound: { ru: 'Такого героя или игрока в этом списке нет.', en: 'No such hero or player on this list.' },
  period: { ru: 'Период', en: 'Period' },
  four_days: { ru: '4 дня', en: '4 days' },
  prev_week: { ru: 'Прошлая неделя', en: 'Last week' },
  noTalent: { ru: 'без оранжевого таланта', en: 'without an orange talent' },
  byTalents: { ru: 'По талантам', en: 'By talent' },
  group: { ru: 'Карты', en: 'Maps' },
  all: { ru: 'Все', en: 'All' },
  herald: { ru: 'Рекрут', en: 'Herald' },
  legend: { ru: 'Легенда', en: 'Legend' },
  immortal: { ru: 'Титан', en: 'Immortal' },
  mode: { ru: 'Режим', en: 'Mode' },
  hero: { ru: 'Герой', en: 'Hero' },
  pickRate: { ru: 'Частота', en: 'Pick rate' },
  matches: { ru: 'Матчей', en: 'Matches' },
  averagePlace: { ru: 'Среднее место', en: 'Average place' },
  sorting: { ru: 'Сортировка', en: 'Sort by' },
  ascending: { ru: 'по возрастанию', en: 'ascending' },
  descending: { ru: 'по убыванию', en: 'descending' },
  gained: { ru: 'Плюс мест', en: 'Places gained' },
  gainedHint: {
    ru: 'На сколько мест выше тот же игрок финиширует на этом герое, чем на других',
    en: 'How many places higher the same player finishes on this hero than on others',
  },
  strong: { ru: 'Берут сильные', en: 'Strong players pick it' },
  strongHint: {
    ru: 'Среднее место завышено: героя берут сильные игроки',
    en: 'The average place looks better than the hero is: strong players pick it',
  },
  weak: { ru: 'Берут слабые', en: 'Weaker players pick it' },
  weakHint: {
    ru: 'Среднее место занижено: героя берут слабые игроки',
    en: 'The average place looks worse than the hero is: weaker players pick it',
  },
  placeShares: { ru: 'Места, %', en: 'Places, %' },
  table: { ru: 'Герои по среднему месту', en: 'Heroes by average place' },
  ranks: {
    ru: (from: number, to: number, all: number) => (from === to ? `${from}-й из ${all}` : `${from}–${to} из ${all}`),
    en: (from: number, to: number, all: number) => (from === to ? `${from} of ${all}` : `${from}–${to} of ${all}`),
  },
  ranksHint: {
    ru: 'Место героя в мете с поправкой на случайность. Чем больше матчей, тем точнее.',
    en: 'The hero’s rank in the meta, allowing for chance. More matches make it more precise.',
  },
  leaderRanksHint: {
    ru: 'Место игрока среди всех, у кого не меньше 20 матчей на герое, с поправкой на случайность. Чем больше матчей, тем точнее.',
    en: 'The player’s rank among all with at least 20 matches on the hero, allowing for chance. More matches make it more precise.',
  },
  howSure: {
    ru: 'Нажмите ⓘ, чтобы увидеть, насколько точно число и откуда оно.',
    en: 'Press ⓘ to see how certain a number is and where it comes from.',
  },
  ranksNote: {
    ru: (ranks: string) =>
      `«${ranks}»: места в этой таблице, которые герой может занимать на самом деле. Если у двух героев они не пересекаются, достоверно сильнее тот, у кого они выше.`,
    en: (ranks: string) =>
      `“${ranks}”: the places a hero may really hold in this table. If the ranges of two heroes do not overlap, the higher one is significantly stronger.`,
  },
  ranksMore: { ru: 'Насколько мы были правы', en: 'How right we were' },
  tierHint: {
    ru: 'Черта: первый герой под ней достоверно слабее лучшего из тех, кто выше.',
    en: 'The line: the first hero below it is significantly weaker than the best one above.',
  },
  best: { ru: 'Топ-герой', en: 'Top hero' },
  bestHint: {
    ru: 'Достоверно лучше среднего и не уступает первому',
    en: 'Significantly above average and statistically tied for first',
  },
  whereFrom: { ru: (name: string) => `Откуда цифры: ${name}`, en: (name: string) => `Where the numbers come from: ${name}` },
  few: { ru: 'Мало матчей', en: 'Not enough matches' },
  showFew: {
    ru: (count: number) => `Показать ${count} ${pluralRu(count, 'строку', 'строки', 'строк')}`,
    en: (count: number) => `Show ${count} ${pluralEn(count, 'row', 'rows')}`,
  },
  fewLine: {
    ru: 'Меньше 30 матчей или 10 игроков: судить о силе рано.',
    en: 'Fewer than 30 matches or 10 players: too early to judge.',
  },
  playersCount: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'игрок', 'игрока', 'игроков')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'player', 'players')}`,
  },
  gamesCount: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  noneTitle: { ru: 'Не найдено', en: 'Not found' },
  noneLine: {
    ru: 'За этот период таких матчей не посчитано. Измените фильтры или зайдите позже.',
    en: 'No such matches have been counted for this period. Change the filters or come back later.',
  },
  topPlayers: { ru: 'Лучшие игроки', en: 'Best players' },
  lateItems: { ru: 'С чем заканчивают', en: 'Final items' },
  scarce: { ru: 'Ещё мало матчей', en: 'Too few matches yet' },
  leadersNote: {
    ru: 'Не меньше 20 матчей на герое. По среднему месту с поправкой: чем меньше матчей, тем ближе к среднему.',
    en: 'At least 20 matches on the hero. By average place, adjusted for few matches.',
  },
});
