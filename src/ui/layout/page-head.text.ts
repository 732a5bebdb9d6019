import { words } from '#lib/words.ts';

export const text = words({
  crumbs: { ru: 'Вы здесь', en: 'You are here' },
});
