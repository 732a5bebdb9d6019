import { withoutAlternatives, type Recipes } from '#areas/stats/rollups/alternatives.rules.ts';
import { buildSlots, takesSlot } from '#areas/stats/rollups/looks.rules.ts';
import type { HeroLeaders } from './meta.contract.ts';

export type LeaderRow = {
  hero: string;
  playerId: number;
  nickname: string;
  avatarUrl: string | null;
  games: number;
  averagePlace: number;
  talent: string;
  items: string[];
};

/**
 * Heroes with their best players, in the order of their names. The hero's items are those that most of the best end with; of items
 * that replace one another the commonest is shown.
 */
export function heroLeaders(rows: readonly LeaderRow[], urlNameOf: (hero: string) => string, recipes: Recipes): HeroLeaders[] {
  const shownOf = (items: readonly string[]) => withoutAlternatives(items.filter(takesSlot), recipes, buildSlots);
  return [...Map.groupBy(rows, ({ hero }) => hero)].map(([heroName, players]) => ({
    heroName,
    urlName: urlNameOf(heroName),
    talentName: players[0]?.talent || null,
    build: { lateItems: shownOf(mostCommon(players.flatMap(({ items }) => shownOf(items)))) },
    topPlayers: players.map(({ playerId, nickname, avatarUrl, games, averagePlace, talent, items }) => ({
      id: playerId,
      nickname,
      avatarUrl,
      matchCount: games,
      averagePlace,
      talentName: talent || null,
      lateItems: shownOf(items),
    })),
  }));
}

/** Each item once, those of most first; of equally many what stands first stays first. */
function mostCommon(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([item]) => item);
}
