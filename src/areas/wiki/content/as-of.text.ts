import { words } from '#lib/words.ts';

export const text = words({
  asOf: {
    ru: (id: number) => `Так страница выглядела в редакции № ${id} от`,
    en: (id: number) => `This is how the page stood in revision ${id} of`,
  },
  now: { ru: 'Как сейчас', en: 'See it as it is now' },
});
