import { formatNumber } from '#lib/format.ts';
import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  poll: { ru: 'Голосование за героя', en: 'The poll of heroes' },
  newPoll: { ru: 'Открыть голосование за героя', en: 'Open a poll of heroes' },
  pollNote: {
    ru: 'Игра показывает голосование перед матчем, сайт: на странице героев.',
    en: 'The game shows the poll before a match, the site on the page of heroes.',
  },
  openPoll: {
    ru: (count: number) =>
      count < 2 ? 'Выберите хотя бы двух героев' : `Открыть: ${count} ${pluralRu(count, 'герой', 'героя', 'героев')}`,
    en: (count: number) => (count < 2 ? 'Choose two heroes at least' : `Open it: ${count} heroes`),
  },
  closePoll: { ru: 'Завершить голосование', en: 'Close the poll' },
  pollBegun: { ru: 'Голосование открыто', en: 'The poll is open' },
  pollDone: { ru: 'Голосование завершено', en: 'The poll is closed' },
  title: { ru: 'Сезоны и карты', en: 'Seasons and maps' },
  seasons: { ru: 'Сезоны', en: 'Seasons' },
  season: { ru: 'Сезон', en: 'Season' },
  state: { ru: 'Состояние', en: 'State' },
  states: { ru: { past: 'завершён', open: 'идёт', planned: 'запланирован' }, en: { past: 'over', open: 'open', planned: 'planned' } },
  begins: { ru: 'Начало', en: 'Begins' },
  ends: { ru: 'Конец', en: 'Ends' },
  kept: { ru: 'Осталось от рейтинга', en: 'Kept of ratings' },
  keptOf: { ru: (percent: number) => `${percent} %`, en: (percent: number) => `${percent}%` },
  nextSeason: { ru: 'Открыть следующий сезон', en: 'Open the next season' },
  nextNote: {
    ru: 'Текущий сезон завершится в тот же миг. Матчи, которые уже идут, останутся в нём.',
    en: 'The current season ends at that very moment. Matches that are being played stay in it.',
  },
  seasonName: { ru: 'Название', en: 'Name' },
  startsOn: { ru: 'День начала', en: 'First day' },
  startsOnHint: { ru: 'С полуночи по Москве. Пусто: прямо сейчас', en: 'From midnight in Moscow. Empty: right now' },
  wrongDay: { ru: 'Нужен день, который впереди', en: 'A day ahead is needed' },
  keptPercent: { ru: 'Сколько рейтинга останется, %', en: 'How much of ratings is kept, %' },
  keptHint: {
    ru: '100: рейтинг переходит целиком, 0: все начинают с нуля',
    en: '100: ratings carry over, 0: everyone starts at zero',
  },
  wrongPercent: { ru: 'Нужно число от 0 до 100', en: 'A number from 0 to 100 is needed' },
  sure: { ru: 'Да, после открытия этого не отменить', en: 'Yes, once it is open it cannot be undone' },
  open: { ru: 'Открыть сезон', en: 'Open the season' },
  plan: { ru: 'Запланировать', en: 'Plan it' },
  opened: { ru: 'Сезон открыт', en: 'The season is open' },
  planned: { ru: 'Сезон запланирован', en: 'The season is planned' },
  cancel: { ru: 'Отменить план', en: 'Cancel the plan' },
  cancelled: { ru: 'План отменён', en: 'The plan is cancelled' },

  maps: { ru: 'Карты', en: 'Maps' },
  map: { ru: 'Карта', en: 'Map' },
  mode: { ru: 'Режим', en: 'Mode' },
  modes: { ru: { solo: '1x6', duo: '2x8' }, en: { solo: '1x6', duo: '2x8' } },
  rank: { ru: 'Ранг', en: 'Rank group' },
  ranks: {
    ru: { herald: 'Рекрут', legend: 'Легенда', immortal: 'Титан', unranked: 'без рейтинга' },
    en: { herald: 'Herald', legend: 'Legend', immortal: 'Immortal', unranked: 'unranked' },
  },
  range: { ru: 'Рейтинг', en: 'Ratings' },
  from: { ru: (min: number) => `от ${min}`, en: (min: number) => `from ${min}` },
  earlier: { ru: 'Прежние матчи', en: 'Earlier matches' },
  late: {
    ru: { never: 'без рейтинга', running: 'пересчитываются', done: 'учтены' },
    en: { never: 'not rated', running: 'being rated', done: 'rated' },
  },
  unknown: { ru: 'не объявлена', en: 'not declared' },
  plays: {
    ru: (count: number) => `${formatNumber(count, 'ru')} ${pluralRu(count, 'матч', 'матча', 'матчей')} без рейтинга`,
    en: (count: number) => `${formatNumber(count, 'en')} ${pluralEn(count, 'match', 'matches')} not rated`,
  },
  last: { ru: 'последний', en: 'the last' },
  newMap: { ru: 'Объявить новую карту', en: 'Declare a new map' },
  declareMap: { ru: (name: string) => `Объявить карту ${name}`, en: (name: string) => `Declare the map ${name}` },
  changeMap: { ru: (name: string) => `Изменить карту ${name}`, en: (name: string) => `Change the map ${name}` },
  changeNote: { ru: 'Действует на матчи, которые начнутся после этого.', en: 'Holds for the matches that begin after it.' },
  mapName: { ru: 'Имя карты в игре', en: 'The name in the game' },
  mapNameHint: {
    ru: 'Например ranked_500-1100. Со словом duo: 2x8, иначе 1x6',
    en: 'Such as ranked_500-1100. With duo in it: 2x8, else 1x6',
  },
  wrongName: { ru: 'Латиница, цифры, точки, дефисы и подчёркивания', en: 'Letters, digits, dots, hyphens and underscores' },
  ratingMin: { ru: 'Рейтинг от', en: 'Ratings from' },
  ratingMax: { ru: 'Рейтинг до', en: 'Ratings to' },
  ratingMaxHint: { ru: 'Пусто: без предела', en: 'Empty: no upper bound' },
  wrongRating: { ru: 'Нужно целое число', en: 'A whole number is needed' },
  wrongRange: { ru: 'Верх должен быть больше низа', en: 'The upper bound must be above the lower one' },
  ratesPlayed: {
    ru: 'Начислить рейтинг и за матчи, сыгранные до этого. Решается один раз',
    en: 'Rate the matches played until now as well. This is decided once',
  },
  declare: { ru: 'Объявить', en: 'Declare' },
  save: { ru: 'Сохранить', en: 'Save' },
  saved: { ru: 'Сохранено', en: 'Saved' },
  edit: { ru: 'Изменить', en: 'Change' },
  entries: { ru: 'Журнал', en: 'Audit log' },
  notice: {
    ru: (maps: number) =>
      maps === 1
        ? 'Играют на карте, которую никто не объявил. Её матчи идут без рейтинга:'
        : 'Играют на картах, которые никто не объявил. Их матчи идут без рейтинга:',
    en: (maps: number) => `${pluralEn(maps, 'A map is', 'Maps are')} played that nobody has declared, without ratings:`,
  },
});
