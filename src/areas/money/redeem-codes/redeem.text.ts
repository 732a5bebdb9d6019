import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Погасить промокод', en: 'Redeem a code' },
  description: {
    ru: 'Введите промокод Sixfold: подписка Dota Plus или осколки.',
    en: 'Enter a code of Sixfold: a Dota Plus subscription or shards.',
  },
  lead: {
    ru: 'Код действует один раз. Подписка или осколки достанутся тому, кто вошёл.',
    en: 'A code works once. What it holds goes to whoever is signed in.',
  },
  code: { ru: 'Промокод', en: 'Code' },
  hint: { ru: 'Большими или маленькими буквами, с чёрточками или без.', en: 'In any case, with dashes or without.' },
  notCode: { ru: 'В коде 20 букв и цифр, проверьте их', en: 'A code has 20 letters and digits, check them' },
  redeem: { ru: 'Погасить', en: 'Redeem' },
  done: { ru: 'Промокод погашен', en: 'The code is redeemed' },
  noAnswer: { ru: 'Сервер не ответил. Попробуйте ещё раз.', en: 'The server did not answer. Try again.' },
  signIn: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
  signInLine: { ru: 'Сначала войдите, чтобы было кому зачислить.', en: 'Sign in first, so that it is known who gets it.' },
});
