import { words } from '#lib/words.ts';

export const text = words({
  stillSignedIn: { ru: 'Выйти не удалось', en: 'Logging out did not work' },
  tryAgainLater: { ru: 'Сервер не ответил. Попробуйте ещё раз.', en: 'The server did not answer. Try again.' },
});
