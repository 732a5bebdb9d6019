import { words } from '#lib/words.ts';

export const text = words({
  edition: { ru: 'Редакция от\u00a029\u00a0ноября 2026\u00a0года.', en: 'Edition of\u00a029\u00a0November\u00a02026.' },
  contents: { ru: 'Содержание', en: 'Contents' },
});
