import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { withoutAlternatives, type Recipes, buildSlots, takesSlot } from '#areas/stats/rollups/looks.rules.ts';
import {
  certainlyLowest,
  pooledSpread,
  shrink,
  varianceOfMean,
  type Clustered,
  type Estimate,
  type Spread,
} from '#areas/stats/sources/estimate.rules.ts';
import { rankSets, type RankSet } from '#areas/stats/sources/rank-sets.rules.ts';
import { pickedBy, slopeOf, withoutLead, wonBeyond, type Leads, type PickedBy } from './hero-worth.rules.ts';
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
  /** The player's possible ranks among the `ranked` players of the hero. */
  rankFrom: number;
  rankTo: number;
  ranked: number;
};

/**
 * Heroes with their best players, by hero name. The hero's items are those that most of the best end with; among items that replace one
 * another only the most common is shown.
 */
export function heroLeaders(rows: readonly LeaderRow[], urlNameOf: (hero: string) => string, recipes: Recipes): HeroLeaders[] {
  const shownOf = (items: readonly string[]) => withoutAlternatives(items.filter(takesSlot), recipes, buildSlots);
  return [...Map.groupBy(rows, ({ hero }) => hero)].map(([heroName, players]) => ({
    heroName,
    urlName: urlNameOf(heroName),
    talentName: players[0]?.talent || null,
    build: { lateItems: shownOf(mostCommon(players.flatMap(({ items }) => shownOf(items)))) },
    topPlayers: players.map(({ playerId, nickname, avatarUrl, games, averagePlace, talent, items, rankFrom, rankTo, ranked }) => ({
      id: playerId,
      nickname,
      avatarUrl,
      matchCount: games,
      averagePlace,
      talentName: talent || null,
      lateItems: shownOf(items),
      rankFrom,
      rankTo,
      ranked,
    })),
  }));
}

/** Each item once, the most common first; equally common ones keep their order. */
function mostCommon(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([item]) => item);
}

/** The counts of a hero, or of a hero with an orange talent. */
export type HeroSums = { hero: string; talent: string; games: number; places: number[] };

/** Sums of the same games by player. */
export type HeroClusters = Clustered & { hero: string; talent: string; players: number; lead: Leads };

/** The places that a row gains its players, and the variance of the true gains of the rows beside it. */
export type Gained = Estimate & { spread: number };

/** A hero's games out of `matches`, with their sums by player and their gain, if known. */
export type HeroCount = HeroSums & { matches: number; cluster: HeroClusters; gained: Gained | null };

/** The figures of a row that do not depend on the other rows. */
export type PlainHeroRow = HeroSums & {
  pickRate: number;
  averagePlace: number;
  players: number;
  isEnough: boolean;
  /** The places that the same players gain with it compared with without it. */
  gained: Gained | null;
};

export type HeroRow = PlainHeroRow & {
  estimate: Estimate | null;
  /** The places gained beyond what the skill in the lobby predicts. */
  lessSkill: Estimate | null;
  pickedBy: PickedBy | null;
  isBest: boolean;
  /** Its possible ranks among the rows with enough games. */
  ranks: RankSet | null;
};

export const LEAST_GAMES = 30;
export const LEAST_PLAYERS = 10;

/** The mean of all places of a mode: 3.5 of six, 2.5 of four. */
export function meanPlace(mode: Mode): number {
  return (placeCount[mode] + 1) / 2;
}

export function plainHeroRow(row: HeroSums & { matches: number; players: number; gained: Gained | null }): PlainHeroRow {
  const { hero, talent, games, places, matches, players, gained } = row;
  const isEnough = games >= LEAST_GAMES && players >= LEAST_PLAYERS;
  const pickRate = matches > 0 ? games / matches : 0;
  return { hero, talent, games, places, averagePlace: averageOf(row), pickRate, players, isEnough, gained: isEnough ? gained : null };
}

/**
 * The rows of the table; those with fewer than 30 games or 10 players get no estimate and do not affect the others'. `days` is the number
 * of days that the games cover.
 */
export function heroRows(counted: readonly HeroCount[], { mode, days }: { mode: Mode; days: number }): HeroRow[] {
  const slope = slopeOf(counted.map(({ cluster }) => cluster));
  const known = counted.map((row): Known => {
    const { cluster } = row;
    return { plain: plainHeroRow({ ...row, players: cluster.players }), cluster, rest: withoutLead(cluster, slope) };
  });
  const enough = known.filter(({ plain }) => plain.isEnough);
  const estimated = estimatePlaces(enough, pooledSpread(counted.map(({ cluster }) => cluster)), meanPlace(mode), days);
  const worths = estimateWorths(enough, known, meanPlace(mode));
  const indexes = new Map(enough.map((row, index) => [row, index]));
  return known.map((row) => {
    const index = indexes.get(row) ?? -1;
    return {
      ...row.plain,
      estimate: estimated.estimates[index] ?? null,
      lessSkill: worths[index]?.lessSkill ?? null,
      pickedBy: worths[index]?.pickedBy ?? null,
      isBest: estimated.best[index] ?? false,
      ranks: estimated.ranks[index] ?? null,
    };
  });
}

/** `rest` is the cluster without its players' lead in skill. */
type Known = { plain: PlainHeroRow; cluster: HeroClusters; rest: Clustered };

function estimatePlaces(rows: readonly Known[], spread: Spread, centre: number, days: number) {
  const measured = rows.map(({ plain, cluster }) => ({ value: plain.averagePlace, variance: varianceOfMean(cluster, spread) }));
  return { estimates: shrink(measured, centre), best: certainlyLowest(measured, centre, days), ranks: rankSets(measured) };
}

/**
 * Each hero's worth given the skill in the lobby, and whether the average place contradicts the comparison of the same players with and
 * without it.
 */
function estimateWorths(rows: readonly Known[], all: readonly Known[], centre: number) {
  const spreads = { raw: pooledSpread(all.map(({ cluster }) => cluster)), rest: pooledSpread(all.map(({ rest }) => rest)) };
  return rows.map(({ plain: { gained }, cluster, rest }) => ({
    lessSkill: wonBeyond(centre, rest, spreads.rest),
    pickedBy: gained && pickedBy(wonBeyond(centre, cluster, spreads.raw), gained),
  }));
}

/** The mean place of the counted games. */
export function averageOf({ games, places }: Pick<HeroSums, 'games' | 'places'>): number {
  return games > 0 ? places.reduce((sum, count, index) => sum + count * (index + 1), 0) / games : 0;
}
