import { words } from '#lib/words.ts';

export const text = words({
  notice: { ru: 'Сообщение', en: 'Notice' },
  noFunPayLot: { ru: 'Этого товара сейчас нет на FunPay.', en: 'This product is not on FunPay right now.' },
  payOtherwise: { ru: 'Выберите другой способ оплаты.', en: 'Choose another way to pay.' },
  otherWays: { ru: 'Другие способы оплаты', en: 'Other ways to pay' },
  understood: { ru: 'Понятно', en: 'Got it' },
});
