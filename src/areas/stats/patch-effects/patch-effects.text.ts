import { words } from '#lib/words.ts';

export const text = words({
  won: {
    ru: (places: string) => `${places} места за неделю`,
    en: (places: string) => `${places} places in a week`,
  },
  few: { ru: 'Мало игр, чтобы судить', en: 'Too few games to tell' },
  whereFrom: {
    ru: (name: string) => `Что патч сделал с героем ${name}: откуда число`,
    en: (name: string) => `What the patch did to ${name}: where the number comes from`,
  },
  title: { ru: (name: string) => `${name} после патча`, en: (name: string) => `${name} after the patch` },
  gained: { ru: 'Мест выиграно', en: 'Places gained' },
  before: { ru: 'Семь дней до', en: 'Seven days before' },
  after: { ru: 'Семь дней после', en: 'Seven days after' },
  games: {
    ru: (from: string, to: string, games: string, players: string) => `${from} – ${to}, игр: ${games}, игроков: ${players}`,
    en: (from: string, to: string, games: string, players: string) => `${from} – ${to}, games: ${games}, players: ${players}`,
  },
  players: {
    ru: (before: string, after: string) => `${before} до и ${after} после`,
    en: (before: string, after: string) => `${before} before and ${after} after`,
  },
  countedLine: {
    ru: 'Завершённые рейтинговые матчи 1x6 без читов и с полным лобби',
    en: 'Finished ranked matches of 1x6 without cheats and with a full lobby',
  },
  formulaLine: {
    ru: 'Среднее место до минус среднее место после, и минус то же у героев, которых патч не тронул. Полоску можно смотреть каждый день недели: ошибки от этого не копятся.',
    en: 'Average place before less average place after, less the same of the heroes that the patch left alone. You may look at the line on every day of the week: the errors do not pile up.',
  },
});
