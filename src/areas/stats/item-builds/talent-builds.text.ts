import { pluralEn, pluralRu, words } from '#lib/words.ts';

/** Of the builds themselves, which only the browsers of subscribers ask for. */
export const text = words({
  talent: { ru: 'Оранжевый талант', en: 'Orange talent' },
  noneTitle: { ru: 'Сборок пока нет', en: 'No builds yet' },
  noneLine: {
    ru: 'За последние две недели с этим героем не сыграли рейтинговых матчей.',
    en: 'Nobody has played ranked matches with this hero in the last two weeks.',
  },
  startItems: { ru: 'Начало', en: 'Start' },
  earlyItems: { ru: 'Ранняя игра', en: 'Early game' },
  midItems: { ru: 'Середина', en: 'Mid game' },
  lateItems: { ru: 'Поздняя игра', en: 'Late game' },
  minutes: { ru: (at: string) => `${at} мин`, en: (at: string) => `${at} min` },
  scepter: { ru: 'Скипетр Аганима', en: 'Aghanim’s Scepter' },
  shard: { ru: 'Осколок Аганима', en: 'Aghanim’s Shard' },
  owned: { ru: (name: string) => `${name}: есть`, en: (name: string) => `${name}: yes` },
  notOwned: { ru: (name: string) => `${name}: нет`, en: (name: string) => `${name}: no` },
  itemShare: {
    ru: (item: string, share: string) => `${item}: ${share} игр`,
    en: (item: string, share: string) => `${item}: ${share} of games`,
  },
  source: {
    ru: (count: number, matches: string, place: string) =>
      `По рейтинговым играм последних двух недель: ${matches} ${pluralRu(count, 'матч', 'матча', 'матчей')} с этим талантом, среднее место ${place}.`,
    en: (count: number, matches: string, place: string) =>
      `From ranked games of the last two weeks: ${matches} ${pluralEn(count, 'match', 'matches')} with this talent, average place ${place}.`,
  },
  sourceTitle: { ru: (name: string) => `Откуда сборка: ${name}`, en: (name: string) => `Where the build comes from: ${name}` },
  counted: {
    ru: 'Завершённые рейтинговые матчи без читов и с полным лобби, в которых герой играл с этим талантом',
    en: 'Finished ranked matches without cheats and with a full lobby, in which the hero had this talent',
  },
  formula: {
    ru: 'Шесть предметов, которые чаще всего были в сумке около этой минуты; доля – от игр, которые до неё дошли. Из предметов, что заменяют друг друга, показан самый частый.',
    en: 'The six items most often in the bag about that minute; shares are of the games that lasted so long. Of items that replace one another the most common is shown.',
  },
  days: {
    ru: (from: string, to: string) => `${from} – ${to}, дни по Москве`,
    en: (from: string, to: string) => `${from} – ${to}, Moscow days`,
  },
});
