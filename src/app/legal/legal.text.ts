import { words } from '#lib/words.ts';

export const text = words({
  edition: { ru: 'Редакция от 21 ноября 2026 года.', en: 'Edition of 21 November 2026.' },
  contents: { ru: 'Содержание', en: 'Contents' },
});
