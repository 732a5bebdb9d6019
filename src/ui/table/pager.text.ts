import { words } from '#lib/words.ts';

export const text = words({
  pages: { ru: 'Страницы', en: 'Pages' },
  page: { ru: (page: number) => `Страница ${page}`, en: (page: number) => `Page ${page}` },
  previous: { ru: 'Предыдущая страница', en: 'Previous page' },
  next: { ru: 'Следующая страница', en: 'Next page' },
});
