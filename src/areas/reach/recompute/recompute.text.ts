import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Проверка рейтинга', en: 'Check the rating' },
  lead: {
    ru: 'Браузер возьмёт записи игрока из открытых данных, пересчитает каждое изменение рейтинга по правилам игры и сверит хеши.',
    en: 'Your browser takes the player’s records from the open data, works out every rating change again by the game’s rules and checks the hashes.',
  },
  openData: { ru: 'Открытые данные', en: 'Open data' },
  run: { ru: 'Пересчитать рейтинг', en: 'Recompute the rating' },
  again: { ru: 'Пересчитать ещё раз', en: 'Recompute again' },
  failed: {
    ru: 'Файлы не загрузились. Проверьте соединение и попробуйте ещё раз.',
    en: 'The files did not load. Check your connection and try again.',
  },
  insecure: {
    ru: 'Хеши браузер считает только на страницах с https.',
    en: 'Browsers count hashes only on pages with https.',
  },
  noRows: {
    ru: 'В файлах этого игрока пока нет. Они обновляются ночью.',
    en: 'The player is not in the files yet. They are made anew every night.',
  },
  fits: {
    ru: (count: number, shown: string, rating: string) =>
      `Всё сходится: ${shown} ${pluralRu(count, 'изменение', 'изменения', 'изменений')} рейтинга, в сумме ${rating}.`,
    en: (count: number, shown: string, rating: string) =>
      `Everything fits: ${shown} rating ${pluralEn(count, 'change', 'changes')}, ${rating} in all.`,
  },
  differs: {
    ru: (shown: string) => `Не сходится: ${shown}. В сумме по записям:`,
    en: (shown: string) => `Does not fit: ${shown}. The records add up to:`,
  },
  sinceThen: {
    ru: (rating: string, change: string) =>
      `В профиле сейчас ${rating}: ${change} дали матчи, которых в файлах ещё нет. Они попадут туда ночью.`,
    en: (rating: string, change: string) =>
      `The profile says ${rating} now: ${change} came from matches that are not in the files yet. They get there tonight.`,
  },
  otherRating: {
    ru: (rating: string) => `В профиле другой рейтинг: ${rating}, и матчей после выгрузки не было.`,
    en: (rating: string) => `The profile says another rating, ${rating}, with no match since the files were made.`,
  },
  ruled: {
    ru: (count: number, shown: string) => `По правилам пересчитано ${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}.`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')} counted again by the rules.`,
  },
  unknown: {
    ru: (shown: string) => `Ещё ${shown} так не проверить: кто-то в матче скрыт, и средний рейтинг неизвестен.`,
    en: (shown: string) => `${shown} more cannot be: somebody in the match hides, so the average rating is not known.`,
  },
  linked: {
    ru: (shown: string) => `Записей с хешем в цепочке сезона: ${shown}.`,
    en: (shown: string) => `Records with their hash in the season’s chain: ${shown}.`,
  },
  waiting: {
    ru: (shown: string) => `Без хеша пока ${shown}: он появится ночью.`,
    en: (shown: string) => `Without one so far: ${shown}; it comes tonight.`,
  },
  read: {
    ru: (shown: string) => `Прочитано ${shown} КБ, файлы сделаны`,
    en: (shown: string) => `${shown} KB read; files made`,
  },
  match: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
  opening: { ru: 'Начало сезона', en: 'Beginning of a season' },
  kinds: {
    ru: {
      rule: (expected: string, found: string) => `по правилам ${expected}, записано ${found}`,
      sum: () => 'изменение не ведёт от прежнего рейтинга к новому',
      start: () => 'такого рейтинга перед этим не было',
      row: () => 'запись не та, чей хеш в цепочке',
      link: () => 'нет хеша предыдущей записи',
    },
    en: {
      rule: (expected: string, found: string) => `${expected} by the rules, ${found} in the records`,
      sum: () => 'the change does not lead from the old rating to the new one',
      start: () => 'there was no such rating before it',
      row: () => 'not the record whose hash is in the chain',
      link: () => 'the hash of the record before it is missing',
    },
  },
  more: { ru: (shown: string) => `И ещё ${shown}.`, en: (shown: string) => `And ${shown} more.` },
});
