import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Активировать промокод', en: 'Redeem a code' },
  description: {
    ru: 'Введите промокод Sixfold и получите подписку Dota Plus или осколки.',
    en: 'Enter a Sixfold code and get a Dota Plus subscription or shards.',
  },
  lead: {
    ru: 'Код действует один раз. Подписка или осколки придут на ваш аккаунт.',
    en: 'A code works once. The subscription or shards go to your account.',
  },
  code: { ru: 'Промокод', en: 'Code' },
  hint: { ru: 'Регистр и дефисы не важны.', en: 'Upper or lower case, with or without dashes.' },
  notCode: {
    ru: 'После 1X6 в коде четыре группы по пять букв и цифр: проверьте, все ли на месте',
    en: 'After 1X6 a code has four groups of five letters and digits: check what you entered',
  },
  redeem: { ru: 'Активировать', en: 'Redeem' },
  done: { ru: 'Промокод активирован', en: 'Code redeemed' },
  noAnswer: { ru: 'Сервер не ответил. Попробуйте ещё раз.', en: 'The server did not respond. Try again.' },
  signIn: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
  signInLine: { ru: 'Сначала войдите: код останется в поле.', en: 'Sign in first: your code will stay in the field.' },
});
