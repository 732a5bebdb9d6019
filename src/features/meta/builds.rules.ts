import { buildSlots, scepter, shard, type Stage } from '#features/statistics/looks.rules.ts';
import type { BuildStage, HeroLeaders, ItemBuild } from './meta.contract.ts';

const NOT_SHOWN: ReadonlySet<string> = new Set(['', scepter, shard]);

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
  const shown = rows.filter(({ item }) => !NOT_SHOWN.has(item)).slice(0, buildSlots);
  return {
    items: shown.map(({ item }) => item),
    shares: shown.map((row) => row.games / games),
    hasAghanimScepter: has(scepter),
    hasAghanimShard: has(shard),
    games,
  };
}

type LeaderRow = {
  hero: string;
  playerId: number;
  nickname: string;
  avatarUrl: string | null;
  games: number;
  averagePlace: number;
  talent: string;
  items: string[];
};

/** Heroes with their best players, in the order of their names. The hero's items are those that most of the best end with. */
export function heroLeaders(rows: readonly LeaderRow[], urlNameOf: (hero: string) => string): HeroLeaders[] {
  return [...Map.groupBy(rows, ({ hero }) => hero)].map(([heroName, players]) => ({
    heroName,
    urlName: urlNameOf(heroName),
    talentName: players[0]?.talent || null,
    build: { lateItems: mostCommon(players.flatMap(({ items }) => shownOf(items))).slice(0, buildSlots) },
    topPlayers: players.map(({ playerId, nickname, avatarUrl, games, averagePlace, talent, items }) => ({
      id: playerId,
      nickname,
      avatarUrl,
      matchCount: games,
      averagePlace,
      talentName: talent || null,
      lateItems: shownOf(items).slice(0, buildSlots),
    })),
  }));
}

const shownOf = (items: readonly string[]) => items.filter((item) => !NOT_SHOWN.has(item));

function mostCommon(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([item]) => item);
}
