import { words } from '#lib/words.ts';

export const text = words({
  stillSignedIn: { ru: 'Выйти не удалось', en: 'Logging out did not work' },
  tryAgainLater: { ru: 'Сервер не ответил. Попробуйте ещё раз.', en: 'The server did not answer. Try again.' },
  cancelled: { ru: 'Вход отменён', en: 'Sign-in cancelled' },
  cancelledLine: { ru: 'Сайт работает и без входа.', en: 'The site works without it too.' },
  busy: { ru: 'Steam занят, попробуйте ещё раз', en: 'Steam is busy, try again' },
  busyLine: {
    ru: 'Он отвечает не на все входы подряд. Обычно хватает минуты.',
    en: 'It does not answer every sign-in at once. A minute is usually enough.',
  },
  refused: { ru: 'Войти не удалось', en: 'The sign-in did not work' },
  refusedLine: {
    ru: 'Ответ Steam не подошёл: возможно, страница входа была открыта слишком давно.',
    en: 'The answer of Steam did not fit: perhaps the sign-in page had been open for too long.',
  },
  link: { ru: 'Ссылка из игры уже не действует', en: 'The link from the game is no longer good' },
  linkLine: {
    ru: 'Она срабатывает один раз, живёт пять минут и открывается только из игры.',
    en: 'It works once, lives for five minutes and opens from the game only.',
  },
  again: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
});
