import { words } from '#lib/words.ts';

export const text = words({
  loading: { ru: 'Загружаем…', en: 'Loading…' },
  failed: { ru: 'Не удалось загрузить', en: 'Could not load this' },
  failedText: { ru: 'Сервер не ответил. Попробуйте ещё раз.', en: 'The server did not answer. Try again.' },
  retry: { ru: 'Повторить', en: 'Try again' },
  errorId: { ru: (id: string) => `Номер ошибки: ${id}`, en: (id: string) => `Error id: ${id}` },
});
