import { words } from '#lib/words.ts';

export const text = words({
  edition: { ru: 'Редакция от 25 ноября 2026 года.', en: 'Edition of 25 November 2026.' },
  contents: { ru: 'Содержание', en: 'Contents' },
});
