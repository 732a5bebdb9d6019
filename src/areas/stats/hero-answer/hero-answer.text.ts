import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Какой оранжевый талант брать', en: 'Which orange talent to take' },
  average: { ru: 'Среднее место', en: 'Average place' },
  pickRate: { ru: 'Частота', en: 'Pick rate' },
  inWeek: { ru: 'За неделю', en: 'In a week' },
  matches: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')}`,
  },
  places: { ru: 'Места, %', en: 'Places, %' },
  placesWon: { ru: 'места', en: 'places' },
  averageOf: { ru: (place: string) => `среднее ${place}`, en: (place: string) => `average ${place}` },
  games: {
    ru: (count: number, shown: string) => `${shown} ${pluralRu(count, 'игра', 'игры', 'игр')}`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'game', 'games')}`,
  },
  few: { ru: 'мало игр', en: 'too few games' },
  take: { ru: 'Брать', en: 'Take it' },
  noDifference: {
    ru: 'Какой лучше, пока не видно: берите тот, что по душе.',
    en: 'No difference that we can see yet: take the one you like.',
  },
  scale: {
    ru: 'Насколько выше один и тот же игрок заканчивает с этим талантом, чем на среднем герое.',
    en: 'How much higher the same player finishes with this talent than on an average hero.',
  },
  ofWeek: {
    ru: (from: string, to: string) => `Игры прошлой недели, ${from} – ${to}. С Plus: последние четыре дня.`,
    en: (from: string, to: string) => `Games of last week, ${from} – ${to}. With Plus: the last four days.`,
  },
  ofNow: {
    ru: (from: string, to: string) => `Последние четыре дня, ${from} – ${to}.`,
    en: (from: string, to: string) => `The last four days, ${from} – ${to}.`,
  },
  openPlus: { ru: 'Открыть Plus', en: 'Open Plus' },
  pick: { ru: 'Кого взять', en: 'Who to pick' },
  advise: { ru: 'Мне предложили три таланта', en: 'I am offered three talents' },
});
