import { words } from '#lib/words.ts';

export const text = words({
  paid: { ru: 'Оплачено', en: 'Paid' },
  thanks: { ru: 'Спасибо, что поддерживаете 1x6!', en: 'Thank you for supporting 1x6!' },
  what: { ru: 'Покупка', en: 'You bought' },
  codeFor: { ru: (product: string) => `Промокод: ${product}`, en: (product: string) => `Code: ${product}` },
  forWhom: { ru: 'Кому', en: 'For' },
  from: { ru: 'От кого', en: 'From' },
  named: {
    ru: (count: number) => (count > 1 ? 'Игроки увидят ваш ник' : 'Игрок увидит ваш ник'),
    en: (count: number) => (count > 1 ? 'The players will see your name' : 'The player will see your name'),
  },
  anonymous: { ru: 'Анонимно', en: 'Anonymous' },
  when: { ru: 'Срок', en: 'When' },
  receiving: { ru: 'Получение', en: 'Delivery' },
  whenTaken: {
    ru: (count: number) =>
      count > 1
        ? 'Подарки уже ждут. Подписка каждого начнётся, когда он заберёт свой подарок, в игре или на сайте.'
        : 'Подарок уже ждёт. Подписка начнётся, когда игрок его заберёт, в игре или на сайте.',
    en: (count: number) =>
      count > 1
        ? 'The gifts are waiting. Each subscription starts when the player takes the gift, in the game or on the site.'
        : 'The gift is waiting. The subscription starts when the player takes the gift, in the game or on the site.',
  },
  waits: {
    ru: (count: number) =>
      count > 1 ? 'Подарки уже ждут: каждый заберёт свой в игре или на сайте.' : 'Подарок уже ждёт: игрок заберёт его в игре или на сайте.',
    en: (count: number) =>
      count > 1
        ? 'The gifts are waiting: the players take them in the game or on the site.'
        : 'The gift is waiting: the player takes it in the game or on the site.',
  },
  whenRedeemed: {
    ru: 'Подписка начнётся, когда промокод активируют. Он сохранится в «Моих покупках».',
    en: 'The subscription starts when the code is redeemed. You can always find it in My purchases.',
  },
  onRedeeming: {
    ru: 'Осколки придут, когда промокод активируют. Он сохранится в «Моих покупках».',
    en: 'The shards arrive when the code is redeemed. You can always find it in My purchases.',
  },
  atOnce: { ru: 'Уже на счету', en: 'Already in your account' },
  once: {
    ru: 'Автопродления нет: новых списаний не будет.',
    en: 'No auto-renewal: there will be no further charges.',
  },
  sum: { ru: 'Сумма', en: 'Amount' },
  receipt: { ru: 'Чек', en: 'Receipt' },
  receiptTo: { ru: (email: string) => `Придёт на ${email}`, en: (email: string) => `Will be sent to ${email}` },
  noReceipt: { ru: 'Почта для чека не указана', en: 'No email was given' },
  number: { ru: 'Номер заказа', en: 'Order number' },
  keepLink: {
    ru: 'Сохраните ссылку на заказ: по ней видно, что с ним. Она же понадобится, если придётся написать в поддержку.',
    en: 'Keep the link to the order: it shows the status of your order, and support will ask for it.',
  },
  copyLink: { ru: 'Скопировать ссылку', en: 'Copy the link' },
  copy: { ru: 'Скопировать промокод', en: 'Copy the code' },
  toPlayer: { ru: 'К профилю игрока', en: 'To the player’s profile' },
  toMeta: { ru: 'Открыть мету героев', en: 'Open the hero meta' },
  toSite: { ru: 'На сайт', en: 'Back to the site' },
});
