import { words } from '#lib/words.ts';

export const text = words({
  live: { ru: 'В эфире', en: 'LIVE' },
});
