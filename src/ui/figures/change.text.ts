import { words } from '#lib/words.ts';

export const text = words({
  up: { ru: 'выше на', en: 'up' },
  down: { ru: 'ниже на', en: 'down' },
});
