import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Сборки предметов', en: 'Item builds' },
  lockedTitle: { ru: 'Сборки открывает Dota Plus', en: 'Builds come with Dota Plus' },
  lockedLine: {
    ru: 'Что покупают с каждым оранжевым талантом на четырёх этапах игры, по рейтинговым матчам последних двух недель.',
    en: 'What is bought with each orange talent at four stages of the game, from the ranked matches of the last two weeks.',
  },
  subscribe: { ru: 'Подписаться', en: 'Subscribe' },
  about: { ru: 'Что даёт подписка', en: 'What Plus gives' },
});
