import { buildSlots, scepter, shard, takesSlot, type Stage } from '#features/statistics/looks.rules.ts';
import type { BuildStage, ItemBuild } from './builds.contract.ts';

type StageItem = { talent: string; stage: Stage; item: string; games: number };
type TalentGames = { talent: string; games: number; placeSum: number };

/** The builds of a hero, a talent each, the most played first. `items` are ordered by how many games had them. */
export function itemBuilds(items: readonly StageItem[], games: readonly TalentGames[]): ItemBuild[] {
  const byTalent = Map.groupBy(items, ({ talent }) => talent);
  return games
    .filter(({ talent }) => talent !== '' && byTalent.has(talent))
    .toSorted((a, b) => b.games - a.games || a.talent.localeCompare(b.talent))
    .map(({ talent, games: matchCount, placeSum }) => {
      const stageOf = (stage: Stage) => buildStage((byTalent.get(talent) ?? []).filter((row) => row.stage === stage));
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

/** Six slots of what most have; scepter and shard count as owned when at least half have them. */
function buildStage(rows: readonly StageItem[]): BuildStage {
  const games = rows.find(({ item }) => item === '')?.games ?? 0;
  const has = (item: string) => 2 * (rows.find((row) => row.item === item)?.games ?? 0) >= Math.max(games, 1);
  const shown = rows.filter(({ item }) => takesSlot(item)).slice(0, buildSlots);
  return {
    items: shown.map(({ item }) => item),
    shares: shown.map((row) => row.games / games),
    hasAghanimScepter: has(scepter),
    hasAghanimShard: has(shard),
    games,
  };
}
