import { words } from '#lib/words.ts';

export const text = words({
  asOf: {
    ru: (id: number) => `Версия страницы № ${id} от`,
    en: (id: number) => `Version ${id} of this page,`,
  },
  now: { ru: 'Открыть текущую', en: 'See the current one' },
});
