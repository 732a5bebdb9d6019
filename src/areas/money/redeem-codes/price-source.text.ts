import { words } from '#lib/words.ts';

/** Where the codes of a batch go, which says what was paid for them. */
export const text = words({
  priceSources: {
    ru: { funpay: 'FunPay', rub: 'продажа за ₽', usd: 'продажа за $', promo: 'раздача' },
    en: { funpay: 'FunPay', rub: 'sold for ₽', usd: 'sold for $', promo: 'given away' },
  },
});
