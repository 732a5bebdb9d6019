import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: (name: string, other: string) => `${name} и ${other}`, en: (name: string, other: string) => `${name} and ${other}` },
  description: {
    ru: 'Общие матчи двух игроков 1x6: кто выше и кто с кем.',
    en: 'Matches that two players of 1x6 share: who finished above, who played together.',
  },
  lead: {
    ru: (count: number) => `${count} ${pluralRu(count, 'общий матч', 'общих матча', 'общих матчей')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'match', 'matches')} in common`,
  },
  outcome: { ru: 'Кто выше', en: 'Who finished above' },
  finishedAbove: { ru: (name: string) => `Выше ${name}`, en: (name: string) => `${name} above` },
  together: { ru: 'В одной команде 2x8', en: 'In one team of 2x8' },
  common: { ru: 'Общие матчи', en: 'Matches in common' },
  match: { ru: 'Матч', en: 'Match' },
  mode: { ru: 'Режим', en: 'Mode' },
  openMatch: { ru: (id: string) => `Матч ${id}`, en: (id: string) => `Match ${id}` },
  oneTeam: { ru: 'вместе', en: 'together' },
  running: { ru: 'идёт', en: 'in progress' },
  noneTitle: { ru: 'Общих матчей нет', en: 'No matches in common' },
  noneLine: { ru: 'Эти двое ещё не встречались.', en: 'These two have not met yet.' },
  absentTitle: { ru: 'Игрок не найден', en: 'Player not found' },
  absentLine: {
    ru: 'Одного из этих двух номеров у нас нет, или страниц меньше.',
    en: 'We do not know one of these two numbers, or there are fewer pages.',
  },
  toSearch: { ru: 'Искать игрока', en: 'Find a player' },
});
