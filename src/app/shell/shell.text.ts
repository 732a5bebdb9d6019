import { words } from '#lib/words.ts';

export const text = words({
  home: { ru: 'Sixfold, на главную', en: 'Sixfold, home' },
  main: { ru: 'Основные разделы', en: 'Main' },
  menu: { ru: 'Меню', en: 'Menu' },
  openMenu: { ru: 'Открыть меню', en: 'Open menu' },
  siteMenu: { ru: 'Меню сайта', en: 'Site menu' },
  find: { ru: 'Игрок, матч, герой', en: 'Player, match, hero' },
  language: { ru: 'Язык', en: 'Language' },
  shards: { ru: 'Осколки:', en: 'Shards:' },
  buyShards: { ru: ', купить ещё', en: ', buy more' },
  account: { ru: (name: string) => `Профиль и выход: ${name}`, en: (name: string) => `Profile and sign-out: ${name}` },
  profile: { ru: 'Мой профиль', en: 'My profile' },
  profileNote: { ru: 'Рейтинг, статистика, последние игры', en: 'Rating, statistics, latest games' },
  logOut: { ru: 'Выйти', en: 'Log out' },
  logOutEverywhere: { ru: 'Выйти везде', en: 'Log out everywhere' },
  logOutEverywhereNote: { ru: 'На всех устройствах и в программах', en: 'On all devices and in programs' },
  signIn: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
  signInShort: { ru: 'Войти', en: 'Sign in' },
  updated: { ru: 'обновлено', en: 'updated' },
  new: { ru: 'Новое', en: 'New' },
  subscribe: { ru: 'Подписаться на Plus', en: 'Subscribe to Plus' },
});
