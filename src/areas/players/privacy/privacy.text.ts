import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Приватность', en: 'Privacy' },
  belongings: { ru: 'Подарки и покупки', en: 'Gifts and purchases' },
  editLinks: { ru: 'Изменить', en: 'Edit' },
  whoSees: { ru: 'Кто вас видит', en: 'Who sees you' },
  public: { ru: 'Все', en: 'Everyone' },
  publicLine: {
    ru: 'Имя, картинка и ссылки видны в таблице, матчах и поиске.',
    en: 'Your name, picture and links show on the leaderboard, in matches and in searches.',
  },
  anonymous: { ru: 'Без имени в списках', en: 'No name in lists' },
  anonymousLine: {
    ru: 'В таблице и матчах вместо вас «Скрытый игрок», поиск вас не находит. Профиль откроет только тот, кто знает его адрес.',
    en: 'The leaderboard and matches say “Anonymous”, searches do not find you. Only who knows the address of your profile can open it.',
  },
  private: { ru: 'Только я', en: 'Only me' },
  privateLine: {
    ru: 'Имени нет нигде, а профиль и историю матчей видите только вы.',
    en: 'Your name is nowhere, and only you see your profile and match history.',
  },
  stays: { ru: 'Рейтинг, места и матчи остаются при вас.', en: 'You keep your rating, places and matches.' },
  save: { ru: 'Сохранить', en: 'Save' },
  cancel: { ru: 'Отмена', en: 'Cancel' },
  saved: { ru: 'Приватность изменена', en: 'Privacy changed' },
  notSaved: { ru: 'Не удалось сохранить', en: 'Could not save' },
  noAnswer: { ru: 'Сервер не отвечает. Попробуйте ещё раз.', en: 'The server does not answer. Try again.' },
  erase: { ru: 'Стереть аккаунт…', en: 'Erase account…' },
  eraseTitle: { ru: 'Стереть аккаунт', en: 'Erase account' },
  eraseGone: {
    ru: 'Имя, картинка, ссылки, входы на всех устройствах и игровые настройки исчезнут навсегда. Вернуть их нельзя.',
    en: 'Your name, picture, links, sign-ins on every device and in-game settings go for good. There is no way back.',
  },
  eraseStays: {
    ru: 'Матчи останутся, но без имени. Если войти снова, аккаунт начнётся заново и будет виден только вам.',
    en: 'Matches stay, without a name. If you sign in again, the account begins anew and only you see it.',
  },
  number: { ru: 'Ваш номер игрока', en: 'Your player number' },
  typeNumber: { ru: (id: string) => `Для подтверждения введите ${id}`, en: (id: string) => `Type ${id} to confirm` },
  eraseNow: { ru: 'Стереть навсегда', en: 'Erase for good' },
  back: { ru: 'Назад', en: 'Back' },
  erased: { ru: 'Аккаунт стёрт', en: 'Account erased' },
  notErased: { ru: 'Аккаунт не стёрт', en: 'The account was not erased' },
});
