import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Мета героев', en: 'Hero meta' },
  description: {
    ru: 'Какие герои и таланты сильны в 1x6 прямо сейчас: частота, среднее место с интервалом и откуда взялось каждое число.',
    en: 'Which heroes and talents are strong in 1x6 right now: pick rate, average place with its interval, and where every number comes from.',
  },
  lead: {
    ru: 'Рейтинговые игры. У каждого числа есть интервал и источник.',
    en: 'Ranked games. Every number has its interval and its source.',
  },
  view: { ru: 'Раздел', en: 'View' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  players: { ru: 'Игроки', en: 'Players' },
  lockedTitle: { ru: 'Свежая мета по подписке Plus', en: 'This week’s meta is for Plus' },
  endedTitle: { ru: 'Подписка Plus закончилась', en: 'Your Plus has ended' },
  lockedLine: {
    ru: 'В таблице все рейтинговые игры последних четырёх дней. С Plus она открыта целиком: по героям и по оранжевым талантам, вместе со сборками предметов на страницах героев.',
    en: 'The table counts every ranked game of the last four days. With Plus you see it live, by hero and by orange talent, together with item builds on every hero page.',
  },
  teaser: { ru: 'Серым: первая тройка прошлой недели.', en: 'In grey: the top three of last week.' },
  signIn: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
  subscribe: { ru: 'Подписаться', en: 'Subscribe' },
  whatPlus: { ru: 'Что даёт Plus', en: 'What Plus gives' },
  already: { ru: 'Уже подписаны? Войдите, и таблица откроется сама.', en: 'Already subscribed? Sign in and the table opens by itself.' },
  hero: { ru: 'Герой', en: 'Hero' },
  pickRate: { ru: 'Частота', en: 'Pick rate' },
  matches: { ru: 'Матчей', en: 'Matches' },
  averagePlace: { ru: 'Среднее место', en: 'Average place' },
  placeShares: { ru: 'Места, %', en: 'Places, %' },
  lastWeek: { ru: 'Первая тройка прошлой недели', en: 'Top three of last week' },
});
