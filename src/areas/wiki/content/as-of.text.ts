import { words } from '#lib/words.ts';

export const text = words({
  asOf: {
    ru: (id: number) => `Версия страницы № ${id} от`,
    en: (id: number) => `Page version ${id} of`,
  },
  now: { ru: 'Открыть текущую', en: 'See the current one' },
});
