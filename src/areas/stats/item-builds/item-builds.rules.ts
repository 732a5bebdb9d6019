import { withoutAlternatives, type Recipes, buildSlots, scepter, shard, takesSlot, type Stage } from '#areas/stats/rollups/looks.rules.ts';
import { compareNames } from '#lib/sorting.ts';
import type { BuildStage, ItemBuild } from './item-builds.contract.ts';

/** A hero's orange talent: its name in matches, its title, and the name of its picture. */
export type BuildTalent = { talent: string; title: string; image: string };

type StageItem = { talent: string; stage: Stage; item: string; games: number };
type TalentGames = { talent: string; games: number; placeSum: number };

/** A hero's builds, one per talent, the most played first. `items` are ordered by how many games had them. */
export function itemBuilds(items: readonly StageItem[], games: readonly TalentGames[], recipes: Recipes): ItemBuild[] {
  const byTalent = Map.groupBy(items, ({ talent }) => talent);
  return games
    .filter(({ talent }) => talent !== '' && byTalent.has(talent))
    .toSorted((a, b) => b.games - a.games || compareNames(a.talent, b.talent))
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

/**
 * The six most common items, the most common of those that replace one another; scepter and shard count as owned if at least half have
 * them.
 */
function buildStage(rows: readonly StageItem[], recipes: Recipes): BuildStage {
  const gamesWith = (item: string) => rows.find((row) => row.item === item)?.games ?? 0;
  const games = gamesWith('');
  const has = (item: string) => 2 * gamesWith(item) >= Math.max(games, 1);
  const items = withoutAlternatives(rows.map(({ item }) => item).filter(takesSlot), recipes, buildSlots);
  return {
    items,
    shares: items.map((item) => gamesWith(item) / games),
    hasAghanimScepter: has(scepter),
    hasAghanimShard: has(shard),
    games,
  };
}
