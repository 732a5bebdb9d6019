import { words } from '#lib/words.ts';

export const text = words({
  won: {
    ru: (places: string) => `${places} места за неделю`,
    en: (places: string) => `${places} places over the week`,
  },
  few: { ru: 'Мало матчей, судить рано', en: 'Too few matches to tell' },
  whereFrom: {
    ru: (name: string) => `Что патч сделал с героем ${name}: откуда число`,
    en: (name: string) => `What the patch did to ${name}: where the number comes from`,
  },
  title: { ru: (name: string) => `${name} после патча`, en: (name: string) => `${name} after the patch` },
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
    ru: 'Среднее место до минус среднее место после; как за это время сдвинулись герои, которых патч не тронул, вычтено. Полоска с запасом: на неё можно смотреть каждый день.',
    en: 'Average place before minus average place after, minus how the heroes the patch left alone moved meanwhile. The line is wide enough to be checked every day.',
  },
});
