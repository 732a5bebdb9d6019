import { pluralEn, pluralRu, words } from '#lib/words.ts';

const leftRu = [
  'Матч заканчивается',
  'Остался один',
  'Осталось двое',
  'Осталось трое',
  'Осталось четверо',
  'Осталось пятеро',
  'Осталось шестеро',
  'Осталось семеро',
];
const leftEn = ['About to end', 'One left', 'Two left', 'Three left', 'Four left', 'Five left', 'Six left', 'Seven left'];
const allRu: Record<number, string> = { 6: 'Все шестеро в игре', 8: 'Все восьмеро в игре' };
const allEn: Record<number, string> = { 6: 'All six are in', 8: 'All eight are in' };

export const text = words({
  title: { ru: 'Sixfold: рейтинг, матчи и герои 1x6', en: 'Sixfold: rating, matches and heroes of 1x6' },
  description: {
    ru: 'Статистика пользовательской игры 1x6: матчи, которые идут сейчас, таблица лидеров, профили игроков и герои.',
    en: 'Statistics of the 1x6 custom game: matches being played now, the leaderboard, player profiles and heroes.',
  },
  season: { ru: (name: string) => name.replace('Season', 'Сезон'), en: (name: string) => name },
  headline: { ru: 'Шестеро входят.', en: 'Six walk in.' },
  headlineEnd: { ru: 'Остаётся один.', en: 'One walks out.' },
  lead: {
    ru: 'Рейтинг, матчи, таланты и герои пользовательской игры 1x6. Всё, что решает, какое из шести мест достанется вам.',
    en: 'Rating, matches, talents and heroes of the 1x6 custom game. Everything that decides which of the six places is yours.',
  },
  matchNumber: { ru: 'Номер матча', en: 'Match number' },
  find: { ru: 'Найти', en: 'Find' },
  figures: { ru: 'Сколько играют', en: 'How much is played' },
  matchesLastDay: { ru: 'Матчей за сутки', en: 'Matches in 24 hours' },
  playersThisSeason: { ru: 'Игроков в сезоне', en: 'Players this season' },
  heroCount: { ru: 'Героев', en: 'Heroes' },
  arena: { ru: 'Карта 1x6: шесть баз вокруг общего центра', en: 'The 1x6 map: six bases around one centre' },
  liveNow: { ru: 'Сейчас в игре', en: 'Live now' },
  findMatch: { ru: 'Найти матч', en: 'Find a match' },
  averageRating: { ru: 'средний рейтинг', en: 'average rating' },
  match: { ru: (id: string) => `Матч ${id}: `, en: (id: string) => `Match ${id}: ` },
  elapsed: { ru: 'Идёт', en: 'Running for' },
  left: {
    ru: (left: number, all: number) => (left === all ? allRu[all] : leftRu[left]) ?? `В игре ${left} из ${all}`,
    en: (left: number, all: number) => (left === all ? allEn[all] : leftEn[left]) ?? `${left} of ${all} are in`,
  },
  playing: { ru: (name: string) => `${name}, в игре`, en: (name: string) => `${name}, playing` },
  wentOut: { ru: (name: string) => `${name}, игра закончена`, en: (name: string) => `${name}, out` },
  finishedAt: {
    ru: (name: string, hero: string, place: number) => `${name}, ${hero}, ${place} место`,
    en: (name: string, hero: string, place: number) => `${name}, ${hero}, place ${place}`,
  },
  noneLiveTitle: { ru: 'Сейчас никто не играет', en: 'Nobody is playing right now' },
  noneLiveLine: { ru: 'Матч появится здесь, как только начнётся.', en: 'A match shows up here the moment it starts.' },
  firstSix: { ru: 'Первая шестёрка', en: 'The first six' },
  wholeTable: { ru: 'Вся таблица', en: 'The whole table' },
  noneRankedTitle: { ru: 'Все шесть мест свободны', en: 'All six places are free' },
  noneRankedLine: { ru: 'Таблица заполнится после первого рейтингового матча.', en: 'The table fills up after the first ranked match.' },
  games: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'игра', 'игры', 'игр')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'game', 'games')}`,
  },
  meta: { ru: 'Мета прошлой недели', en: 'Last week’s meta' },
  metaNote: {
    ru: 'Три лучших героя по среднему месту. Меньше значит лучше.',
    en: 'The three best heroes by average place. Lower is better.',
  },
  wholeMeta: { ru: 'Вся мета', en: 'The whole meta' },
  averagePlace: { ru: 'Среднее место', en: 'Average place' },
  readChanges: { ru: 'Читать изменения', en: 'Read the changes' },
  updateCounts: {
    ru: (heroes: number, items: number) =>
      [
        heroes > 0 ? `${heroes}\u00a0${pluralRu(heroes, 'герой', 'героя', 'героев')}` : '',
        items > 0 ? `${items}\u00a0${pluralRu(items, 'предмет', 'предмета', 'предметов')}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    en: (heroes: number, items: number) =>
      [
        heroes > 0 ? `${heroes}\u00a0${pluralEn(heroes, 'hero', 'heroes')}` : '',
        items > 0 ? `${items}\u00a0${pluralEn(items, 'item', 'items')}` : '',
      ]
        .filter(Boolean)
        .join(', '),
  },
  latestUpdate: { ru: 'Обновление', en: 'Update' },
  buffed: { ru: (count: number) => `${count} усилено`, en: (count: number) => `${count} stronger` },
  nerfed: { ru: (count: number) => `${count} ослаблено`, en: (count: number) => `${count} weaker` },
  reworked: { ru: (count: number) => `${count} изменено`, en: (count: number) => `${count} changed` },
  lookFurther: { ru: 'Куда дальше', en: 'Where to next' },
  pick: { ru: 'Кого взять', en: 'Who to pick' },
  pickNote: { ru: 'Лучшие из оставшихся героев, пока идёт пик', en: 'The best of the heroes left, while the pick is on' },
  leaderboard: { ru: 'Таблица лидеров', en: 'Leaderboard' },
  leaderboardNote: { ru: 'Сто лучших по рейтингу, соло и пары', en: 'The top hundred by rating, solo and duo' },
  playerSearch: { ru: 'Поиск игрока', en: 'Find a player' },
  playerSearchNote: { ru: 'По номеру из игры или ссылке Steam', en: 'By the number in the game or a Steam link' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  heroesNote: { ru: 'Кто играет в 1x6 и какие у них атрибуты', en: 'Who plays in 1x6, by attribute' },
  items: { ru: 'Предметы', en: 'Items' },
  itemsNote: { ru: 'Магазин, рецепты и отличия от Dota 2', en: 'The shop, recipes and what differs from Dota 2' },
  plus: { ru: 'Dota Plus', en: 'Dota Plus' },
  plusNote: { ru: 'Сборки, мета и двойной рейтинг', en: 'Builds, meta and double rating' },
});
