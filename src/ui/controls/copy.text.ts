import { words } from '#lib/words.ts';

export const text = words({
  copied: { ru: 'Скопировано', en: 'Copied' },
  failed: { ru: 'Не удалось скопировать', en: 'Could not copy' },
});
