import { words } from '#lib/words.ts';

export const text = words({
  stillSignedIn: { ru: 'Выйти не удалось', en: 'Could not sign out' },
  tryAgainLater: { ru: 'Сервер не ответил. Попробуйте ещё раз.', en: 'The server did not respond. Try again.' },
  ended: { ru: 'Сеанс завершён', en: 'You are signed out' },
  endedLine: { ru: 'Войдите снова, чтобы продолжить.', en: 'Sign in again to continue.' },
  cancelled: { ru: 'Вход отменён', en: 'Sign-in cancelled' },
  cancelledLine: { ru: 'Сайт работает и без входа.', en: 'The site works without it too.' },
  busy: { ru: 'Steam перегружен', en: 'Steam is busy' },
  busyLine: {
    ru: 'Попробуйте через минуту.',
    en: 'Try again in a minute.',
  },
  refused: { ru: 'Войти не удалось', en: 'Could not sign in' },
  refusedLine: {
    ru: 'Страница входа устарела: её открыли слишком давно, или вход начали заново в другой вкладке. Попробуйте ещё раз.',
    en: 'The sign-in page is out of date: it was open for too long, or you began again in another tab. Try again.',
  },
  link: { ru: 'Ссылка из игры уже не действует', en: 'The link from the game has expired' },
  linkLine: {
    ru: 'Она одноразовая и действует пять минут. Откройте новую из игры.',
    en: 'It works only once and only for five minutes. Open a new one from the game.',
  },
  again: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
});
