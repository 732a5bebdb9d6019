import { words } from '#lib/words.ts';

export const text = words({
  edition: { ru: 'Редакция от 26 ноября 2026 года.', en: 'Edition of 26 November 2026.' },
  contents: { ru: 'Содержание', en: 'Contents' },
});
