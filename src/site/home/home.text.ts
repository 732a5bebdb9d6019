import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Sixfold: рейтинг, матчи и герои 1x6', en: 'Sixfold: 1x6 ratings, matches and heroes' },
  description: {
    ru: 'Статистика 1x6, пользовательской игры в Dota 2: матчи в прямом эфире, таблица лидеров, профили игроков, герои и мета.',
    en: 'Stats for 1x6, a Dota 2 custom game: live matches, the leaderboard, player profiles, heroes and meta.',
  },
  headline: { ru: 'Шестеро входят.', en: 'Six walk in.' },
  headlineEnd: { ru: 'Остаётся один.', en: 'One walks out.' },
  lead: {
    ru: 'Статистика и вики 1x6, пользовательской игры в Dota\u00a02. Шесть игроков, каждый сам за себя, места с первого по шестое.',
    en: 'Stats and wiki for 1x6, a custom game in Dota\u00a02. Six players, everyone for themselves, places one to six.',
  },
  findAnything: { ru: 'Ник, матч, герой, предмет', en: 'Player, match, hero or item' },
  find: { ru: 'Найти', en: 'Find' },
  figures: { ru: 'Сколько играют', en: 'Activity' },
  matchesLastDay: { ru: 'Матчей за сутки', en: 'Matches in 24 hours' },
  playersThisSeason: { ru: 'Игроков в сезоне', en: 'Players this season' },
  heroCount: { ru: 'Героев', en: 'Heroes' },
  arena: { ru: 'Карта 1x6: шесть баз вокруг общего центра', en: 'The 1x6 map: six bases around one centre' },
  liveNow: { ru: 'Сейчас в игре', en: 'Live now' },
  allLive: { ru: 'Все матчи', en: 'All matches' },
  noneLiveTitle: { ru: 'Сейчас никто не играет', en: 'Nobody is playing right now' },
  noneLiveLine: { ru: 'Матч появится здесь, как только начнётся.', en: 'A match shows up here the moment it starts.' },
  streams: { ru: 'Трансляции', en: 'Streams' },
  inMatch: { ru: 'в матче', en: 'in a match' },
  viewers: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'зритель', 'зрителя', 'зрителей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'viewer', 'viewers')}`,
  },
  firstSix: { ru: 'Первая шестёрка', en: 'The first six' },
  wholeTable: { ru: 'Вся таблица', en: 'Full table' },
  noneRankedTitle: { ru: 'Все шесть мест свободны', en: 'All six places are free' },
  noneRankedLine: { ru: 'Таблица заполнится после первого рейтингового матча.', en: 'The table fills up after the first ranked match.' },
  games: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  meta: { ru: 'Мета недели', en: 'Last week’s meta' },
  metaNote: {
    ru: 'Лучшее среднее место за прошлую неделю. Сдвиг в цвете, если это не случайность.',
    en: 'Best by average place, with the change since the week before. Coloured when it is more than chance.',
  },
  moved: { ru: 'Кто ещё заметно сдвинулся', en: 'Other heroes that moved' },
  changed: {
    ru: (isUp: boolean, places: string, isSure: boolean) =>
      `На ${places} места ${isUp ? 'лучше' : 'хуже'}, чем неделей раньше${isSure ? '' : ', но это может быть случайностью'}`,
    en: (isUp: boolean, places: string, isSure: boolean) =>
      `${places} places ${isUp ? 'better' : 'worse'} than the week before${isSure ? '' : ', but it may just be chance'}`,
  },
  pickedIn: { ru: (share: string) => `берут в ${share} матчей`, en: (share: string) => `picked in ${share} of matches` },
  newestHero: { ru: 'Новый герой', en: 'Newest hero' },
  toTalents: { ru: 'Таланты и улучшения', en: 'Talents and upgrades' },
  wholeMeta: { ru: 'Вся мета', en: 'Full meta' },
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
  buffed: { ru: (count: number) => `усилено: ${count}`, en: (count: number) => `${count} ${pluralEn(count, 'buff', 'buffs')}` },
  nerfed: { ru: (count: number) => `ослаблено: ${count}`, en: (count: number) => `${count} ${pluralEn(count, 'nerf', 'nerfs')}` },
  reworked: { ru: (count: number) => `изменено: ${count}`, en: (count: number) => `${count} ${pluralEn(count, 'rework', 'reworks')}` },
  lookFurther: { ru: 'Куда дальше', en: 'Where to next' },
  talents: { ru: 'Какие таланты брать', en: 'Which talents to take' },
  talentsNote: {
    ru: (hero: string) => `${hero}: советы по ходу матча`,
    en: (hero: string) => `${hero}: advice during the match`,
  },
  firstTwo: { ru: 'Первый против второго', en: 'First against second' },
  versions: { ru: 'Сравнить версии', en: 'Compare versions' },
  versionsNote: { ru: 'И то, о чём обновления молчат', en: 'And what no update mentioned' },
  query: { ru: 'Запросы к данным', en: 'Query the data' },
  queryNote: { ru: 'Все матчи 1x6: отбор и средние', en: 'Filter and average matches' },
});
