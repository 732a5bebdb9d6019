import { pluralEn, pluralRu, words } from '#lib/words.ts';

const ordinalEnding = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const text = words({
  title: { ru: 'Как менялся прогноз', en: 'How the forecast moved' },
  note: {
    ru: 'Какого места ждали от каждого: по золоту, силе, павшим постройкам и числу живых.',
    en: 'The place everyone was expected to take: by gold, skill, fallen buildings and who was still alive.',
  },
  noteSoFar: {
    ru: 'Какого места ждут от каждого. Пока матч идёт, известны сила игроков и кто выбыл; золото и постройки игра сообщит после конца.',
    en: 'The place everyone is expected to take. During the match only skill and who is out are known; the game reports gold and buildings after the end.',
  },
  basis: {
    ru: (count: number, shown: string, day: string) =>
      `Прогноз обучен на ${shown} ${pluralRu(count, 'матче', 'матчах', 'матчах')} до ${day}. Этого среди них нет.`,
    en: (count: number, shown: string, day: string) =>
      `The forecast learned from ${shown} ${pluralEn(count, 'match', 'matches')} played before ${day}. This one is not among them.`,
  },
  how: { ru: 'Насколько прогнозы точны', en: 'How accurate forecasts are' },
  chart: {
    ru: 'Ожидаемое место по минутам, первое вверху. Те же числа в таблице ниже.',
    en: 'Expected place by minute, the first on top. The same numbers are in the table below.',
  },
  baseFell: {
    ru: (losers: string, count: number, winners: string) =>
      `${losers} ${count > 1 ? 'теряют' : 'теряет'} базу, и дальше до самого конца впереди ${winners}.`,
    en: (losers: string, _: number, winners: string) => `${losers} lost their base, and from then on ${winners} led to the end.`,
  },
  shrineFell: {
    ru: (losers: string, count: number, winners: string) =>
      `${losers} ${count > 1 ? 'теряют' : 'теряет'} святилище, и дальше до самого конца впереди ${winners}.`,
    en: (losers: string, _: number, winners: string) => `${losers} lost a shrine, and from then on ${winners} led to the end.`,
  },
  turned: {
    ru: (winners: string) => `С этой минуты и до самого конца впереди ${winners}.`,
    en: (winners: string) => `From this minute on, ${winners} led to the end.`,
  },
  always: {
    ru: (winners: string) => `${winners} впереди с начала и до конца.`,
    en: (winners: string) => `${winners} led from start to finish.`,
  },
  outcome: {
    ru: (expected: string, place: number) => `ждали ${expected} · место ${place}`,
    en: (expected: string, place: number) => `expected ${expected} · came ${place}${endings[ordinalEnding.select(place)] ?? 'th'}`,
  },
  soFar: {
    ru: (before: string, now: string) => `ждали ${before} · сейчас ${now}`,
    en: (before: string, now: string) => `expected ${before} · now ${now}`,
  },
  player: { ru: 'Игрок', en: 'Player' },
  start: { ru: 'до начала', en: 'before' },
  minute: { ru: (minute: number) => `${minute}-я минута`, en: (minute: number) => `minute ${minute}` },
  finished: { ru: 'место', en: 'place' },
  out: { ru: 'выбыл', en: 'out' },
  minutes: { ru: 'мин', en: 'min' },
  and: { ru: ' и ', en: ' and ' },
});
