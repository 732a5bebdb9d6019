import { words } from '#lib/words.ts';

export const text = words({
  notice: { ru: 'Сообщение', en: 'Notice' },
  noFunPayLot: { ru: 'Этого товара сейчас нет на FunPay.', en: 'This product is not on FunPay right now.' },
  payOtherwise: { ru: 'Выберите другой способ оплаты.', en: 'Choose another way to pay.' },
  otherWays: { ru: 'Другие способы оплаты', en: 'Other ways to pay' },
  ended: { ru: 'Сеанс завершён', en: 'You are signed out' },
  endedLine: { ru: 'Войдите снова, чтобы продолжить.', en: 'Sign in again to continue.' },
  signIn: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
  understood: { ru: 'Понятно', en: 'Got it' },
});
