import { pluralEn, pluralRu } from '#lib/plural.ts';
import { words } from '#lib/words.ts';

export const text = words({
  filters: { ru: 'Что показать', en: 'What to show' },
  findHero: { ru: 'Найти героя', en: 'Find a hero' },
  findHeroOrPlayer: { ru: 'Найти героя или игрока', en: 'Find a hero or a player' },
  noneFound: { ru: 'Такого героя или игрока среди лучших нет.', en: 'There is no such hero or player among the best.' },
  period: { ru: 'Период', en: 'Period' },
  four_days: { ru: '4 дня', en: '4 days' },
  prev_week: { ru: 'Прошлая неделя', en: 'Last week' },
  byTalents: { ru: 'По талантам', en: 'By talents' },
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
  gained: { ru: 'Против рейтинга', en: 'Against rating' },
  gainedHint: {
    ru: 'Сколько мест герой выигрывает против ожидания по рейтингам лобби',
    en: 'Places won against what the ratings of the lobby promise',
  },
  placeShares: { ru: 'Места, %', en: 'Places, %' },
  table: { ru: 'Герои по среднему месту', en: 'Heroes by average place' },
  best: { ru: 'Из сильнейших', en: 'Strongest' },
  bestHint: {
    ru: 'Точно выше среднего и не отличим от первого: случайность исключена',
    en: 'Certainly above average and not to be told from the first: not by chance',
  },
  whereFrom: { ru: (name: string) => `Откуда числа: ${name}`, en: (name: string) => `Where the numbers come from: ${name}` },
  few: { ru: 'Мало игр', en: 'Not enough games' },
  fewLine: {
    ru: 'Меньше 30 игр или 10 игроков: о силе эти строки не говорят.',
    en: 'Fewer than 30 games or 10 players: these rows say nothing about strength.',
  },
  playersCount: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'игрок', 'игрока', 'игроков')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'player', 'players')}`,
  },
  gamesCount: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'игра', 'игры', 'игр')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'game', 'games')}`,
  },
  noneTitle: { ru: 'Не найдено', en: 'Not found' },
  noneLine: { ru: 'За этот период таких игр не было. Измените фильтры.', en: 'No such games in this period. Change the filters.' },
  topPlayers: { ru: 'Лучшие игроки', en: 'Best players' },
  lateItems: { ru: 'С чем заканчивают', en: 'What they end with' },
  leadersNote: {
    ru: 'Не меньше 20 игр на герое. По среднему месту, приближенному к середине, будто сыграно ещё десять средних игр.',
    en: 'At least 20 games on the hero. By average place drawn to the middle as if ten more average games were played.',
  },
});
