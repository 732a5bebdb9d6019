import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Мета героев', en: 'Hero meta' },
  description: {
    ru: 'Какие герои и таланты сильны в 1x6 прямо сейчас: частота, среднее место и насколько этим числам можно верить.',
    en: 'Which heroes and talents are strong in 1x6 right now: pick rate, average place, and how certain the numbers are.',
  },
  lead: {
    ru: 'Какие герои сейчас сильны в рейтинговых матчах.',
    en: 'Which heroes are strong in ranked matches now.',
  },
  view: { ru: 'Раздел', en: 'View' },
  heroes: { ru: 'Герои', en: 'Heroes' },
  players: { ru: 'Игроки', en: 'Players' },
  lockedTitle: { ru: 'Свежая мета\u00a0— в Plus', en: 'This week’s meta is in Plus' },
  endedTitle: { ru: 'Подписка Plus закончилась', en: 'Your Plus has ended' },
  lockedLine: {
    ru: 'Все рейтинговые матчи за четыре дня: по героям, по оранжевым талантам, плюс сборки предметов.',
    en: 'Every ranked match of the last four days: by hero, by orange talent, plus item builds.',
  },
  teaser: { ru: 'Пока бесплатно: топ-3 прошлой недели.', en: 'Free for everyone: last week’s top three.' },
  signIn: { ru: 'Войти через Steam', en: 'Sign in with Steam' },
  subscribe: { ru: 'Подписаться', en: 'Subscribe' },
  whatPlus: { ru: 'Что даёт Plus', en: 'What you get with Plus' },
  already: { ru: 'Уже подписаны? Войдите, и таблица откроется сама.', en: 'Already subscribed? Sign in and the table opens by itself.' },
  hero: { ru: 'Герой', en: 'Hero' },
  pickRate: { ru: 'Частота', en: 'Pick rate' },
  matches: { ru: 'Матчей', en: 'Matches' },
  averagePlace: { ru: 'Среднее место', en: 'Average place' },
  placeShares: { ru: 'Места, %', en: 'Places, %' },
  lastWeek: { ru: 'Топ-3 прошлой недели', en: 'Last week’s top three' },
});
