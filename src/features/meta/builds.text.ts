import { pluralEn, pluralRu } from '#lib/plural.ts';
import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Сборки предметов', en: 'Item builds' },
  talent: { ru: 'Оранжевый талант', en: 'Orange talent' },
  start: { ru: 'Начало', en: 'Start' },
  startAt: { ru: '~4 мин', en: '~4 min' },
  early: { ru: 'Ранняя игра', en: 'Early game' },
  earlyAt: { ru: '~12 мин', en: '~12 min' },
  mid: { ru: 'Середина', en: 'Mid game' },
  midAt: { ru: '~25 мин', en: '~25 min' },
  late: { ru: 'Поздняя игра', en: 'Late game' },
  lateAt: { ru: '31+ мин', en: '31+ min' },
  source: {
    ru: (count: number, games: string, place: string) =>
      `По рейтинговым играм последних двух недель: ${games} ${pluralRu(count, 'матч', 'матча', 'матчей')} с этим талантом, среднее место ${place}. Показано то, что чаще всего бывает в сумках на этой минуте.`,
    en: (count: number, games: string, place: string) =>
      `Ranked games of the last two weeks: ${games} ${pluralEn(count, 'match', 'matches')} with this talent, average place ${place}. Shown is what is most often in the bags at that minute.`,
  },
  noneTitle: { ru: 'Сборок пока нет', en: 'No builds yet' },
  noneLine: { ru: 'За две недели не было рейтинговых игр с этим героем.', en: 'No ranked games with this hero in two weeks.' },
  lockedTitle: { ru: 'Сборки по подписке Plus', en: 'Builds are for Plus' },
  lockedLine: {
    ru: 'С Plus видно, что покупают с каждым оранжевым талантом в начале, на 12-й, 25-й минуте и к концу игры.',
    en: 'With Plus you see what is bought with each orange talent at the start, at 12 and 25 minutes and late in the game.',
  },
  signIn: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
  subscribe: { ru: 'Подписаться', en: 'Subscribe' },
});
