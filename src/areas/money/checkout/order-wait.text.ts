import { words } from '#lib/words.ts';

export const text = words({
  waiting: { ru: 'Ждём оплату', en: 'Waiting for the payment' },
  waitingLine: {
    ru: 'Страница оплаты открыта в соседнем окне. Это окно можно закрыть: заказ не потеряется.',
    en: 'The payment page is open in another window. You may close this one: the order will not be lost.',
  },
  blockedLine: {
    ru: 'Браузер не дал открыть окно оплаты. Откройте его по ссылке:',
    en: 'The browser did not let the payment window open. Open it by the link:',
  },
  openAgain: { ru: 'Открыть страницу оплаты', en: 'Open the payment page' },
  startOver: { ru: 'Выбрать другое', en: 'Choose something else' },
  paid: { ru: 'Оплачено', en: 'Paid' },
  paidPlus: { ru: 'Подписка уже действует.', en: 'The subscription already works.' },
  paidShards: { ru: 'Осколки уже на счету.', en: 'The shards are already in your account.' },
  paidGift: {
    ru: 'Подарок уже у игрока. Он увидит ваше сообщение, когда зайдёт.',
    en: 'The player has the gift, and sees your message at the next visit.',
  },
  paidCode: { ru: 'Вот промокод. Он останется в истории подарков.', en: 'Here is the code. It stays in the history of gifts.' },
  copy: { ru: 'Скопировать', en: 'Copy' },
  cancelled: { ru: 'Оплата не прошла', en: 'The payment did not go through' },
  expired: { ru: 'Время оплаты вышло', en: 'The time to pay is over' },
  expiredLine: {
    ru: 'Если деньги всё же спишутся, заказ будет выполнен сам.',
    en: 'If the money is taken all the same, the order is fulfilled by itself.',
  },
  refunded: { ru: 'Деньги возвращены', en: 'The money was returned' },
  disputed: { ru: 'Заказ проверяет поддержка', en: 'Support is looking at this order' },
  disputedLine: { ru: 'Напишите нам, если ждёте больше суток.', en: 'Write to us if you wait longer than a day.' },
  tryAgain: { ru: 'Попробовать снова', en: 'Try again' },
  done: { ru: 'Готово', en: 'Done' },
  returnTitle: { ru: 'Оплата', en: 'Payment' },
  returnLine: { ru: 'Это окно можно закрыть.', en: 'You may close this window.' },
  toSite: { ru: 'На сайт', en: 'To the site' },
  noOrder: { ru: 'Такого заказа нет', en: 'There is no such order' },
  noOrderLine: { ru: 'Войдите под тем же именем, под которым платили.', en: 'Sign in as the one who paid.' },
});
