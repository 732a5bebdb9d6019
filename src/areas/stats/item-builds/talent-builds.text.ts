import { pluralEn, pluralRu, words } from '#lib/words.ts';

/** The texts of the builds themselves, which only subscribers' browsers load. */
export const text = words({
  talent: { ru: 'Оранжевый талант', en: 'Orange talent' },
  noneTitle: { ru: 'Сборок пока нет', en: 'No builds yet' },
  noneLine: {
    ru: 'Сборки строятся по рейтинговым матчам за две недели. На этом герое таких пока не посчитано.',
    en: 'Builds come from two weeks of ranked matches. None on this hero have been counted yet.',
  },
  startItems: { ru: 'Начало', en: 'Start' },
  earlyItems: { ru: 'Ранняя', en: 'Early game' },
  midItems: { ru: 'Середина', en: 'Mid game' },
  lateItems: { ru: 'Поздняя', en: 'Late game' },
  minutes: { ru: (at: string) => `${at} мин`, en: (at: string) => `${at} min` },
  scepter: { ru: 'Aghanim’s Scepter', en: 'Aghanim’s Scepter' },
  shard: { ru: 'Aghanim’s Shard', en: 'Aghanim’s Shard' },
  owned: { ru: (name: string) => `${name}: есть`, en: (name: string) => `${name}: yes` },
  notOwned: { ru: (name: string) => `${name}: нет`, en: (name: string) => `${name}: no` },
  itemShare: {
    ru: (item: string, share: string) => `${item}: ${share} матчей`,
    en: (item: string, share: string) => `${item}: ${share} of matches`,
  },
  source: {
    ru: (count: number, matches: string, place: string) =>
      `За две недели ${matches} ${pluralRu(count, 'рейтинговый матч', 'рейтинговых матча', 'рейтинговых матчей')} с этим талантом, среднее место ${place}.`,
    en: (count: number, matches: string, place: string) =>
      `${matches} ranked ${pluralEn(count, 'match', 'matches')} with this talent in two weeks, average place ${place}.`,
  },
  sourceTitle: { ru: (name: string) => `Откуда сборка: ${name}`, en: (name: string) => `Where this build comes from: ${name}` },
  counted: {
    ru: 'Рейтинговые матчи с этим талантом, полное лобби, без читов',
    en: 'Ranked matches with this talent, full lobby, no cheats',
  },
  formula: {
    ru: 'Шесть самых частых предметов около этой минуты. Процент\u00a0— от матчей, которые до неё дожили. Из взаимозаменяемых показан самый частый.',
    en: 'The six most common items around that minute. The percentage is of matches that lasted that long. Of interchangeable items the most common one is shown.',
  },
  days: {
    ru: (from: string, to: string) => `${from} – ${to}, время московское`,
    en: (from: string, to: string) => `${from} – ${to}, days in Moscow time`,
  },
});
