import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Проверка рейтинга', en: 'Check the rating' },
  lead: {
    ru: 'Браузер возьмёт записи игрока из открытых данных, пересчитает каждое изменение рейтинга по правилам игры и сверит хеши.',
    en: 'Your browser takes the player’s records from the open data, recalculates every rating change by the game’s rules and checks the hashes.',
  },
  openData: { ru: 'Открытые данные', en: 'Open data' },
  run: { ru: 'Пересчитать рейтинг', en: 'Recalculate the rating' },
  again: { ru: 'Пересчитать ещё раз', en: 'Recalculate again' },
  failed: {
    ru: 'Файлы не загрузились. Проверьте соединение и попробуйте ещё раз.',
    en: 'The files did not load. Check your connection and try again.',
  },
  insecure: {
    ru: 'Хеши браузер считает только на страницах с https.',
    en: 'Browsers can compute hashes only on https pages.',
  },
  noRows: {
    ru: 'В файлах этого игрока пока нет. Они обновляются ночью.',
    en: 'This player is not in the files yet. They are updated every night.',
  },
  fits: {
    ru: (count: number, shown: string, rating: string) =>
      `Всё сходится: ${shown} ${pluralRu(count, 'изменение', 'изменения', 'изменений')} рейтинга, в сумме ${rating}.`,
    en: (count: number, shown: string, rating: string) =>
      `Everything adds up: ${shown} rating ${pluralEn(count, 'change', 'changes')}, ${rating} in total.`,
  },
  differs: {
    ru: (_count: number, shown: string) => `Не сходится: ${shown}. В сумме по записям:`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'thing doesn’t', 'things don’t')} add up. The records give`,
  },
  sinceThen: {
    ru: (rating: string, change: string) =>
      `В профиле сейчас ${rating}: ${change} дали матчи, которых в файлах ещё нет. Они попадут туда ночью.`,
    en: (rating: string, change: string) =>
      `The profile now shows ${rating}: ${change} came from matches that are not in the files yet. They will be added tonight.`,
  },
  otherRating: {
    ru: (rating: string) => `В профиле другой рейтинг, ${rating}, хотя матчей после выгрузки не было.`,
    en: (rating: string) => `The profile shows a different rating, ${rating}, with no matches since the files were made.`,
  },
  ruled: {
    ru: (count: number, shown: string) =>
      `По правилам ${pluralRu(count, 'пересчитан', 'пересчитано', 'пересчитано')} ${shown} ${pluralRu(count, 'матч', 'матча', 'матчей')}.`,
    en: (count: number, shown: string) => `${shown} ${pluralEn(count, 'match', 'matches')} recalculated by the rules.`,
  },
  unknown: {
    ru: (shown: string) => `Ещё ${shown} так не проверить: кто-то в матче скрыт, и средний рейтинг неизвестен.`,
    en: (shown: string) => `${shown} more can’t be checked: somebody in the match is hidden, so the average rating is unknown.`,
  },
  linked: {
    ru: (shown: string) => `Записей с хешем в цепочке сезона: ${shown}.`,
    en: (shown: string) => `Records with a hash in the season’s chain: ${shown}.`,
  },
  waiting: {
    ru: (shown: string) => `Без хеша пока ${shown}: он появится ночью.`,
    en: (shown: string) => `Not hashed yet: ${shown}. The hash will be added tonight.`,
  },
  read: {
    ru: (shown: string) => `Прочитано ${shown} КБ, файлы сделаны`,
    en: (shown: string) => `${shown} KB read; files made`,
  },
  match: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
  opening: { ru: 'Начало сезона', en: 'Start of a season' },
  kinds: {
    ru: {
      rule: (expected: string, found: string) => `по правилам ${expected}, записано ${found}`,
      sum: () => 'изменение не ведёт от прежнего рейтинга к новому',
      start: () => 'такого рейтинга перед этим не было',
      row: () => 'хеш записи не тот, что в цепочке',
      link: () => 'нет хеша предыдущей записи',
    },
    en: {
      rule: (expected: string, found: string) => `${expected} by the rules, ${found} in the records`,
      sum: () => 'the change does not lead from the old rating to the new one',
      start: () => 'there was no such rating before it',
      row: () => 'the record’s hash is not the one in the chain',
      link: () => 'the hash of the record before it is missing',
    },
  },
  more: { ru: (shown: string) => `И ещё ${shown}.`, en: (shown: string) => `And ${shown} more.` },
});
