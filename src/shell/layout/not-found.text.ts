import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Эта база уже пала', en: 'This base has already fallen' },
  line: {
    ru: 'По этому адресу ничего нет: страница переехала или в ссылке опечатка.',
    en: 'There is nothing at this address: the page has moved or the link has a typo.',
  },
  home: { ru: 'На главную', en: 'Go home' },
  worksTitle: { ru: 'Собираем шестёрку заново', en: 'Putting the six back together' },
  worksLine: {
    ru: 'Идут технические работы. Обновите страницу или зайдите позже.',
    en: 'The site is under maintenance. Reload the page or come back later.',
  },
  reload: { ru: 'Обновить страницу', en: 'Reload the page' },
});
