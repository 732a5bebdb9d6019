import { words } from '#lib/words.ts';

export const text = words({
  anonymous: { ru: 'Скрытый игрок', en: 'Anonymous' },
});
