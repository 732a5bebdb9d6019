import type { ContentSet } from './content-set.contract.ts';

/** If less than this remains of a kind, the game is not smaller but damaged. */
const REMAINS = 2 / 3;
const FEW = 3;

/**
 * What a new set would remove from the current one, a line each: any hero if `countsHeroes`; otherwise three or more of a kind that shrinks
 * by more than a third.
 */
export function lossOf(before: ContentSet, after: ContentSet, countsHeroes: boolean): string[] {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  return Object.entries(old).flatMap(([kind, names]) => {
    const remaining = new Set(fresh[kind]);
    const gone = names.filter((name) => !remaining.has(name));
    const isLoss =
      kind === 'heroes' && countsHeroes ? gone.length > 0 : gone.length >= FEW && (fresh[kind]?.length ?? 0) < names.length * REMAINS;
    return isLoss ? [`${kind}: ${gone.length} of ${names.length}: ${gone.join(', ')}`] : [];
  });
}

function partsOf({ heroes, generalTalents, items, shop }: ContentSet): Record<string, string[]> {
  const talents = heroes.flatMap(({ skills, heroWide }) => [
    ...skills.flatMap(({ orange, purple, blue }) => [orange, ...purple, ...blue]),
    ...(heroWide ? [...heroWide.purple, ...heroWide.blue] : []),
  ]);
  const textsIn = (language: 'ru' | 'en') => [
    ...talents.flatMap(({ modName, text }) => (text?.[language] ? [modName] : [])),
    ...items.flatMap(({ luaName, name }) => (name?.[language] ? [luaName] : [])),
  ];
  return {
    heroes: heroes.map(({ name }) => name),
    'talents of heroes': talents.map(({ modName }) => modName),
    'talents for any hero': generalTalents.map(({ talent }) => talent.modName),
    items: items.map(({ luaName }) => luaName),
    recipes: items.flatMap(({ luaName, itemIn1x6 }) => (itemIn1x6?.recipe ? [luaName] : [])),
    'items in the shop': shop.flatMap((group) => group.items),
    'heroes with upgrades': heroes.flatMap(({ name, upgrades = [] }) => (upgrades.length > 0 ? [name] : [])),
    'skills with a description': heroes.flatMap(({ skills }) => skills.flatMap(({ talent, ability }) => (ability ? [talent] : []))),
    'Russian texts': textsIn('ru'),
    'English texts': textsIn('en'),
  };
}
