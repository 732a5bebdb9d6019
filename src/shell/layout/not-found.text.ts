import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Эта база уже пала', en: 'This base has already fallen' },
  line: {
    ru: 'По этому адресу ничего нет. Страница могла переехать с обновлением, или ссылка потеряла букву по дороге.',
    en: 'There is no page at this address. It may have moved with a patch, or the link lost a character on the way.',
  },
  home: { ru: 'На главную', en: 'Go home' },
  worksTitle: { ru: 'Собираем шестёрку заново', en: 'Putting the six back together' },
  worksLine: {
    ru: 'Идут технические работы. Попробуйте обновить страницу или зайдите позже.',
    en: 'The site is under maintenance. Reload the page, or come back a little later.',
  },
  reload: { ru: 'Обновить страницу', en: 'Reload the page' },
});
