import { buildSlots, scepter, shard, takesSlot, type Stage } from '#features/statistics/looks.rules.ts';
import type { BuildStage, ItemBuild } from './builds.contract.ts';

type StageItem = { talent: string; stage: Stage; item: string; games: number };
/** What each item is made of, as its recipe says; without a recipe it may be missing. */
export type Recipes = ReadonlyMap<string, readonly string[]>;
type TalentGames = { talent: string; games: number; placeSum: number };

/** The builds of a hero, a talent each, the most played first. `items` are ordered by how many games had them. */
export function itemBuilds(items: readonly StageItem[], games: readonly TalentGames[], recipes: Recipes): ItemBuild[] {
  const byTalent = Map.groupBy(items, ({ talent }) => talent);
  return games
    .filter(({ talent }) => talent !== '' && byTalent.has(talent))
    .toSorted((a, b) => b.games - a.games || a.talent.localeCompare(b.talent))
    .map(({ talent, games: matchCount, placeSum }) => {
      const stageOf = (stage: Stage) =>
        buildStage(
          (byTalent.get(talent) ?? []).filter((row) => row.stage === stage),
          recipes,
        );
      return {
        talentName: talent,
        matchCount,
        averagePlace: placeSum / matchCount,
        startItems: stageOf('start'),
        earlyItems: stageOf('early'),
        midItems: stageOf('mid'),
        lateItems: stageOf('late'),
      };
    });
}

/** Six slots of what most have, of items that replace one another the commonest; scepter and shard count as owned when at least half have them. */
function buildStage(rows: readonly StageItem[], recipes: Recipes): BuildStage {
  const games = rows.find(({ item }) => item === '')?.games ?? 0;
  const has = (item: string) => 2 * (rows.find((row) => row.item === item)?.games ?? 0) >= Math.max(games, 1);
  const shown: StageItem[] = [];
  for (const row of rows) {
    if (shown.length === buildSlots) break;
    if (takesSlot(row.item) && !shown.some(({ item }) => areAlternatives(item, row.item, recipes))) shown.push(row);
  }
  return {
    items: shown.map(({ item }) => item),
    shares: shown.map((row) => row.games / games),
    hasAghanimScepter: has(scepter),
    hasAghanimShard: has(shard),
    games,
  };
}

/** Boots of every kind are made of these, and nobody wears two pairs. */
const plainBoots = 'item_boots';

/** Whether one item is bought in place of the other: it is built from it, or both are boots. */
export function areAlternatives(one: string, other: string, recipes: Recipes): boolean {
  const parts = withParts(one, recipes);
  const others = withParts(other, recipes);
  return parts.has(other) || others.has(one) || (parts.has(plainBoots) && others.has(plainBoots));
}

/** An item with all that it is made of, down to what has no recipe. */
function withParts(item: string, recipes: Recipes, found = new Set<string>()): Set<string> {
  if (found.has(item)) return found;
  found.add(item);
  for (const part of recipes.get(item) ?? []) withParts(part, recipes, found);
  return found;
}
