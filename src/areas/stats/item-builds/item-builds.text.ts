import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Сборки предметов', en: 'Item builds' },
  lockedTitle: { ru: 'Сборки доступны с Dota Plus', en: 'Builds are part of Dota Plus' },
  lockedLine: {
    ru: 'Что покупают с каждым оранжевым талантом на четырёх стадиях игры, по рейтинговым матчам за две недели.',
    en: 'What people buy with each orange talent at four stages of the game, from two weeks of ranked matches.',
  },
  openedOf: {
    ru: (matches: number, shown: string, place: string, days: string) =>
      `${shown} ${pluralRu(matches, 'матч', 'матча', 'матчей')} за ${days}, среднее место ${place}`,
    en: (matches: number, shown: string, place: string, days: string) =>
      `${shown} ${pluralEn(matches, 'match', 'matches')}, ${days}, average place ${place}`,
  },
  startItems: { ru: 'Начало', en: 'Start' },
  earlyItems: { ru: 'Ранняя', en: 'Early game' },
  until: { ru: (minute: string) => `${minute} мин`, en: (minute: string) => `${minute} min` },
  subscribe: { ru: 'Подписаться', en: 'Subscribe' },
  about: { ru: 'Что даёт подписка', en: 'What you get with Plus' },
});
