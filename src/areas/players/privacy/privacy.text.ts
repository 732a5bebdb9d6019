import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Приватность', en: 'Privacy' },
  belongings: { ru: 'Подарки и покупки', en: 'Gifts and purchases' },
  stream: { ru: 'Для стрима', en: 'For your stream' },
  keys: { ru: 'Ключи API', en: 'API keys' },
  editLinks: { ru: 'Изменить', en: 'Edit' },
  whoSees: { ru: 'Кто вас видит', en: 'Who sees you' },
  public: { ru: 'Все', en: 'Everyone' },
  publicLine: {
    ru: 'Имя, аватар и ссылки видны в таблице лидеров, матчах и поиске.',
    en: 'Your name, avatar and links show on the leaderboard, in matches and in search.',
  },
  anonymous: { ru: 'Без имени в списках', en: 'No name in lists' },
  anonymousLine: {
    ru: 'В таблице лидеров и матчах вместо вас «Скрытый игрок», поиск вас не находит. Профиль откроется только по прямой ссылке.',
    en: 'The leaderboard and matches show “Anonymous” and search does not find you. Only people with the link can open your profile.',
  },
  private: { ru: 'Только я', en: 'Only me' },
  privateLine: {
    ru: 'Имени нет нигде, профиль и матчи видите только вы.',
    en: 'Your name shows nowhere; only you see your profile and matches.',
  },
  onlyYou: { ru: 'Этот профиль видите только вы.', en: 'Only you can see this profile.' },
  onlyByLink: {
    ru: 'В списках вы без имени, профиль открывается только по прямой ссылке.',
    en: 'Lists do not show your name; only people with the link can open this profile.',
  },
  stays: { ru: 'Рейтинг, места и матчи остаются при вас.', en: 'You keep your rating, places and matches.' },
  save: { ru: 'Сохранить', en: 'Save' },
  cancel: { ru: 'Отмена', en: 'Cancel' },
  saved: { ru: 'Приватность изменена', en: 'Privacy changed' },
  notSaved: { ru: 'Не удалось сохранить', en: 'Could not save' },
  noAnswer: { ru: 'Сервер не отвечает. Попробуйте ещё раз.', en: 'The server is not responding. Try again.' },
  erase: { ru: 'Удалить аккаунт…', en: 'Delete account…' },
  eraseTitle: { ru: 'Удалить аккаунт', en: 'Delete account' },
  eraseGone: {
    ru: 'Имя, аватар, ссылки, входы на всех устройствах и игровые настройки исчезнут навсегда. Вернуть их нельзя.',
    en: 'Your name, avatar, links, sign-ins on every device and in-game settings are gone for good. There is no way back.',
  },
  eraseStays: {
    ru: 'Матчи останутся, но без имени. Войдёте снова\u00a0— аккаунт начнётся с нуля и будет виден только вам.',
    en: 'Matches stay, without a name. If you sign in again, you start with a new account that only you can see.',
  },
  number: { ru: 'Ваш ID игрока', en: 'Your player ID' },
  typeNumber: { ru: (id: string) => `Для подтверждения введите ${id}`, en: (id: string) => `Type ${id} to confirm` },
  eraseNow: { ru: 'Удалить навсегда', en: 'Delete for good' },
  back: { ru: 'Назад', en: 'Back' },
  erased: { ru: 'Аккаунт удалён', en: 'Account deleted' },
  notErased: { ru: 'Аккаунт не удалён', en: 'The account was not deleted' },
});
