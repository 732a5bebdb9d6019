import { words } from '#lib/words.ts';

/** The rating change in a player's words (rating.rules.ts). */
export const text = words({
  whyChanged: {
    ru: 'Рейтинг показан после матча. Изменение зависит от места и от среднего рейтинга лобби: если ваш выше него больше чем на 300, плюс меньше, а минус больше; если настолько же ниже\u00a0— наоборот. Двойной рейтинг удваивает изменение, а ниже нуля (в 1x6\u00a0— и ниже взятого порога, если он есть) рейтинг не падает.',
    en: 'Ratings are shown after the match. The change depends on the place and on the lobby’s average rating: more than 300 above it, you gain less and lose more; more than 300 below, the other way round. Double rating doubles the change, and a rating never drops below zero (in 1x6, nor below a floor already reached, if there is one).',
  },
});
