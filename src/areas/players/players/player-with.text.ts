import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: (name: string, other: string) => `${name} и ${other}`, en: (name: string, other: string) => `${name} and ${other}` },
  description: {
    ru: 'Общие матчи двух игроков 1x6: кто был выше и кто играл вместе.',
    en: 'Matches that two 1x6 players have in common: who finished higher and when they played together.',
  },
  lead: {
    ru: (count: number, figure: string) => `${figure} ${pluralRu(count, 'общий матч', 'общих матча', 'общих матчей')}`,
    en: (count: number, figure: string) => `${figure} ${pluralEn(count, 'match', 'matches')} in common`,
  },
  outcome: { ru: 'Кто был выше', en: 'Who finished higher' },
  finishedAbove: { ru: (name: string) => `Выше был ${name}`, en: (name: string) => `${name} finished higher` },
  together: { ru: 'В одной команде 2x8', en: 'On one 2x8 team' },
  /** Matches in which one of the two has no place: still in progress, or never finished. */
  noOutcome: { ru: 'Без итога', en: 'No result' },
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
    ru: 'Такого игрока или такой страницы нет.',
    en: 'There is no such player or no such page.',
  },
  missingLine: {
    ru: (ids: string[]) =>
      `${ids.length > 1 ? 'Игроков' : 'Игрока'} с ID ${ids.join(' и ')} нет. Возможно, ${ids.length > 1 ? 'они ещё не играли' : 'он ещё не играл'} в 1x6.`,
    en: (ids: string[]) => `There is no player with the ID ${ids.join(' or ')}. They may not have played 1x6 yet.`,
  },
  beyondTitle: { ru: 'Такой страницы матчей нет', en: 'No such page of matches' },
  beyondLine: { ru: 'У этих игроков не так много общих матчей.', en: 'These players have fewer matches in common than that.' },
  toSearch: { ru: 'Искать игрока', en: 'Find a player' },
});
