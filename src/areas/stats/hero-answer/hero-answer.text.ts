import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Какой оранжевый талант брать', en: 'Which orange talent to take' },
  average: { ru: 'Среднее место', en: 'Average place' },
  pickRate: { ru: 'Частота', en: 'Pick rate' },
  inWeek: { ru: 'За неделю', en: 'Last week' },
  matches: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  places: { ru: 'Места, %', en: 'Places, %' },
  placesWon: { ru: 'места', en: 'places' },
  range: { ru: (low: string, high: string) => `от ${low} до ${high}`, en: (low: string, high: string) => `${low} to ${high}` },
  averageOf: { ru: (place: string) => `среднее ${place}`, en: (place: string) => `average ${place}` },
  few: { ru: 'мало данных', en: 'too little data' },
  take: { ru: 'Берите', en: 'Take it' },
  noDifference: {
    ru: 'Какой лучше, пока не видно: берите любой.',
    en: 'No clear winner yet: take the one you like.',
  },
  scale: {
    ru: 'На сколько мест выше тот же игрок финиширует с этим талантом, чем на среднем герое.',
    en: 'How many places higher the same player finishes with this talent than on an average hero.',
  },
  ofWeek: {
    ru: (from: string, to: string) => `Прошлая неделя, ${from} – ${to}.`,
    en: (from: string, to: string) => `Last week, ${from} – ${to}.`,
  },
  ofNow: {
    ru: (from: string, to: string) => `Последние четыре дня, ${from} – ${to}.`,
    en: (from: string, to: string) => `The last four days, ${from} – ${to}.`,
  },
  withPlus: { ru: 'С Plus\u00a0— последние четыре дня.', en: 'With Plus: the last four days.' },
  openPlus: { ru: 'Открыть Plus', en: 'Open Plus' },
  pick: { ru: 'Кого взять', en: 'Who to pick' },
  advise: { ru: 'Мне выпали три таланта', en: 'I was offered three talents' },
});
