import { words } from '#lib/words.ts';

/** Where a batch's codes are sold, which determines what was paid for them. */
export const text = words({
  priceSources: {
    ru: { funpay: 'FunPay', rub: 'продажа за ₽', usd: 'продажа за $', promo: 'раздача' },
    en: { funpay: 'FunPay', rub: 'sold for ₽', usd: 'sold for $', promo: 'given away' },
  },
});
