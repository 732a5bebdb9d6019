import { pluralEn, pluralRu } from '#lib/plural.ts';
import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Dota Plus', en: 'Dota Plus' },
  description: {
    ru: 'Что даёт подписка Dota Plus в 1x6: сборки, мета, лучшие игроки, двойной рейтинг и другое.',
    en: 'What a Dota Plus subscription gives in 1x6: builds, meta, best players, double rating and more.',
  },
  headline: { ru: 'Plus показывает, кто выходит первым', en: 'Plus shows who comes out first' },
  lead: {
    ru: 'Сборки, мета и лучшие игроки по всем рейтинговым играм 1x6. Одна подписка, оба режима.',
    en: 'Builds, meta and best players over every ranked game of 1x6. One subscription, both modes.',
  },
  activeUntil: { ru: 'Активна до', en: 'Active until' },
  endedOn: { ru: 'Закончилась', en: 'Ended on' },
  subscribe: { ru: 'Оформить подписку', en: 'Subscribe' },
  extend: { ru: 'Продлить подписку', en: 'Extend the subscription' },
  buy: { ru: 'Оформить', en: 'Subscribe' },
  extendShort: { ru: 'Продлить', en: 'Extend' },
  give: { ru: 'Подарить другу', en: 'Give to a friend' },
  haveCode: { ru: 'У меня есть промокод', en: 'I have a code' },
  nextCharge: { ru: 'Следующее списание', en: 'The next charge:' },
  stopRenewal: { ru: 'Отменить подписку', en: 'Unsubscribe' },
  stopped: { ru: 'Подписка больше не продлевается', en: 'The subscription no longer renews itself' },
  stoppedLine: { ru: 'Оплаченное время остаётся вашим.', en: 'The time you paid for stays yours.' },
  notStopped: { ru: 'Не получилось отменить', en: 'It could not be stopped' },
  tryLater: { ru: 'Попробуйте чуть позже.', en: 'Try a little later.' },
  prices: { ru: 'Стоимость', en: 'Prices' },
  months: {
    ru: (count: number) => `${count}\u00a0${pluralRu(count, 'месяц', 'месяца', 'месяцев')}`,
    en: (count: number) => `${count}\u00a0${pluralEn(count, 'month', 'months')}`,
  },
  perMonth: { ru: (price: string) => `${price} в месяц`, en: (price: string) => `${price} a month` },
  noDiscount: { ru: 'без скидки', en: 'no discount' },
  closing: { ru: 'Шесть мест. Одно ваше.', en: 'Six places. One is yours.' },
  closingLine: { ru: 'Банковская карта, FunPay или Patreon.', en: 'FunPay or Patreon.' },
  features: { ru: 'Что входит в подписку', en: 'What the subscription holds' },
  builds: { ru: 'Сборки под каждый оранжевый талант', en: 'Builds for every orange talent' },
  buildsLine: {
    ru: 'Четыре стадии игры и шесть слотов на каждой: что покупают те, кто выигрывает.',
    en: 'Four stages of the game, six slots in each: what those who win buy.',
  },
  lateGame: { ru: 'Поздняя игра', en: 'Late game' },
  minutes: { ru: '31+ мин', en: '31+ min' },
  meta: { ru: 'Мета за четыре дня, а не за сезон', en: 'The meta of four days, not of a season' },
  metaLine: {
    ru: 'Частота выбора, среднее место и распределение всех шести мест по героям и талантам.',
    en: 'Pick rate, average place and the spread over all six places, by hero and by talent.',
  },
  best: { ru: 'Лучшие игроки на вашем герое', en: 'The best players of your hero' },
  bestLine: {
    ru: 'Кто играет на нём лучше всех и с какими предметами заканчивает игры.',
    en: 'Who plays it best, and with which items their games end.',
  },
  double: { ru: 'Двойной рейтинг', en: 'Double rating' },
  doubleLine: {
    ru: 'Включите его в матче, в котором уверены. Победа и поражение считаются дважды.',
    en: 'Turn it on in a match you are sure of. A win and a loss both count twice.',
  },
  quests: { ru: 'Задания и опыт героев', en: 'Hero quests and experience' },
  questsLine: {
    ru: 'У каждого героя свой уровень и свои задания. Они растут вместе с вами от матча к матчу.',
    en: 'Every hero has a level and quests of its own. They grow with you from match to match.',
  },
  inGame: { ru: 'Сборки прямо в игре', en: 'Builds inside the game' },
  inGameLine: {
    ru: 'Выберите талант, и магазин сам предложит, что купить дальше. Сворачивать игру не нужно.',
    en: 'Take a talent, and the shop offers what to buy next. No need to leave the game.',
  },
  votes: { ru: 'Больше голосов', en: 'More votes' },
  votesLine: {
    ru: 'Бонусные голоса в опросах игры: за кого отдать их, решаете вы.',
    en: 'Bonus votes in the polls of the game. Whom they go to is up to you.',
  },
  shards: { ru: 'Бонусные осколки', en: 'Bonus shards' },
  shardsLine: {
    ru: 'Осколки на эффекты и облики приходят сверх тех, что вы получаете за игры.',
    en: 'Shards for effects and looks, on top of those you earn by playing.',
  },
});
