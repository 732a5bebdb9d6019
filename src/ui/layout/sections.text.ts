import { words } from '#lib/words.ts';

export const text = words({
  onPage: { ru: 'На странице', en: 'On this page' },
  linkTo: { ru: (name: string) => `Ссылка на раздел «${name}»`, en: (name: string) => `Link to the section ${name}` },
});
