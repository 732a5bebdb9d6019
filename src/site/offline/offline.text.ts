import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Нет сети', en: 'No network' },
  line: {
    ru: 'Этой страницы в браузере ещё нет. Можно открыть то, что вы читали последним.',
    en: 'This page is not in your browser yet. You can open what you read last.',
  },
  nothingKept: { ru: 'Здесь появятся страницы, которые вы читали последними.', en: 'The last pages you read will be here.' },
  readLast: { ru: 'Вы читали', en: 'Recently read' },
  again: { ru: 'Попробовать ещё раз', en: 'Try again' },
});
