import { words } from '#lib/words.ts';

const ordinalEnding = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const text = words({
  title: { ru: 'Как менялся прогноз', en: 'How the forecast moved' },
  note: {
    ru: 'Какое место ждали у каждого: по золоту, силе, упавшим постройкам и тому, кто ещё в игре.',
    en: 'The place expected of everyone: by gold, skill, fallen buildings and who was still in.',
  },
  basis: {
    ru: (matches: string, day: string) => `Прогноз обучен на матчах, сыгранных до ${day}: ${matches}. Этого матча среди них нет.`,
    en: (matches: string, day: string) => `The forecast learned from matches played before ${day}: ${matches}. This one is not among them.`,
  },
  how: { ru: 'Насколько прогнозы верны', en: 'How right forecasts are' },
  chart: {
    ru: 'Ожидаемое место по минутам, первое вверху. Те же числа в таблице ниже.',
    en: 'Expected place by minute, the first on top. The same numbers stand in the table below.',
  },
  baseFell: { ru: (names: string) => `${names}: пала база.`, en: (names: string) => `${names} lost the base.` },
  shrineFell: { ru: (names: string) => `${names}: пало святилище.`, en: (names: string) => `${names} lost a shrine.` },
  turned: {
    ru: (names: string) => `С этой минуты впереди до конца: ${names}.`,
    en: (names: string) => `Ahead from here to the end: ${names}.`,
  },
  always: {
    ru: (names: string) => `Прогноз не менял фаворита с начала до конца: ${names}.`,
    en: (names: string) => `The favourite was the same from start to finish: ${names}.`,
  },
  outcome: {
    ru: (expected: string, place: number) => `ждали ${expected}, место ${place}`,
    en: (expected: string, place: number) => `expected ${expected}, finished ${place}${endings[ordinalEnding.select(place)] ?? 'th'}`,
  },
  player: { ru: 'Игрок', en: 'Player' },
  start: { ru: 'до начала', en: 'before' },
  minute: { ru: (minute: number) => `${minute}-я минута`, en: (minute: number) => `minute ${minute}` },
  finished: { ru: 'место', en: 'place' },
  out: { ru: 'вне игры', en: 'out' },
  minutes: { ru: 'мин', en: 'min' },
  and: { ru: ' и ', en: ' and ' },
});
