import { words } from '#lib/words.ts';

export const text = words({
  higher: {
    ru: (places: string) => `Неделя после обновления: на\u00a0${places}\u00a0места выше`,
    en: (places: string) => `Week after the update: ${places}\u00a0places higher`,
  },
  lower: {
    ru: (places: string) => `Неделя после обновления: на\u00a0${places}\u00a0места ниже`,
    en: (places: string) => `Week after the update: ${places}\u00a0places lower`,
  },
  noDifference: { ru: 'Неделя после обновления: разницы не видно', en: 'Week after the update: no clear difference' },
  few: { ru: 'Мало матчей, судить рано', en: 'Too few matches to tell' },
  whereFrom: {
    ru: (name: string) => `${name}: откуда это видно`,
    en: (name: string) => `${name}: how we know`,
  },
  title: { ru: (name: string) => `${name} после обновления`, en: (name: string) => `${name} after the update` },
  gained: { ru: 'Плюс мест', en: 'Places gained' },
  before: { ru: 'Семь дней до', en: 'Seven days before' },
  after: { ru: 'Семь дней после', en: 'Seven days after' },
  games: {
    ru: (from: string, to: string, games: string, players: string) => `${from} – ${to}, матчей: ${games}, игроков: ${players}`,
    en: (from: string, to: string, games: string, players: string) => `${from} – ${to}, matches: ${games}, players: ${players}`,
  },
  players: {
    ru: (before: string, after: string) => `${before} до и ${after} после`,
    en: (before: string, after: string) => `${before} before and ${after} after`,
  },
  countedLine: {
    ru: 'Завершённые рейтинговые матчи 1x6: полное лобби, без читов',
    en: 'Finished ranked 1x6 matches: full lobby, no cheats',
  },
  formulaLine: {
    ru: 'Среднее место до минус среднее место после, за вычетом того, как сдвинулись герои, которых обновление не тронуло. Полоска длиннее обычной: ей можно верить, даже если смотреть на неё каждый день.',
    en: 'Average place before minus average place after, minus how the heroes that the update left alone moved meanwhile. The line is longer than usual: it can be trusted even if you look at it every day.',
  },
});
