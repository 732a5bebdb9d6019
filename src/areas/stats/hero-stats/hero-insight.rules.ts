import {
  around,
  aroundAlways,
  normalQuantile,
  pooledSpread,
  shareOf,
  studentFactor,
  type Estimate,
  varianceOf,
  varianceOfMean,
} from '#areas/stats/sources/estimate.rules.ts';
import { rankSets, type RankSet } from '#areas/stats/sources/rank-sets.rules.ts';
import type { Basis } from '#areas/stats/talents/talent-worths.rules.ts';
import { compareNames } from '#lib/sorting.ts';
import { LEAST_GAMES, LEAST_PLAYERS, type HeroClusters } from './hero-meta.rules.ts';

export type PatchEffect = {
  hero: string;
  isChanged: boolean;
  gamesBefore: number;
  gamesAfter: number;
  playersBefore: number;
  playersAfter: number;
  gained: Estimate;
};

/** How often any of the changes shown in one look may be wrong. */
const FALSE_LOOKS = 0.05;

/**
 * The places that each hero gained between two spans, with the variance. Heroes with fewer than 30 games or 10 players in either are left
 * out.
 */
function gainsBetween(before: readonly HeroClusters[], after: readonly HeroClusters[]) {
  const spreads = { before: pooledSpread(before), after: pooledSpread(after) };
  const afterOf = new Map(after.map((row) => [row.hero, row]));
  return before.flatMap((was) => {
    const is = afterOf.get(was.hero);
    if (!is || Math.min(was.n, is.n) < LEAST_GAMES || Math.min(was.players, is.players) < LEAST_PLAYERS) return [];
    const value = was.sum / was.n - is.sum / is.n;
    return [{ was, is, value, variance: varianceOfMean(was, spreads.before) + varianceOfMean(is, spreads.after) }];
  });
}

/**
 * The places that each hero gained since the week before. The intervals hold for all heroes of one look at once (Bonferroni), so they may
 * be used to choose which heroes to report.
 */
export function weekChanges(before: readonly HeroClusters[], after: readonly HeroClusters[]): Map<string, Estimate> {
  const gains = gainsBetween(before, after);
  const z = normalQuantile(1 - FALSE_LOOKS / (2 * Math.max(1, gains.length)));
  return new Map(
    gains.map(({ was, is, value, variance }) => {
      const error = Math.sqrt(variance) * studentFactor(Math.min(was.players, is.players));
      return [was.hero, around(value, error, z)];
    }),
  );
}

/**
 * The places that a hero gained with a patch: its seven days after against the seven before, minus the gain of the unchanged heroes in the
 * same days. The intervals hold at every look during the seven days at once.
 */
export function patchEffects(before: readonly HeroClusters[], after: readonly HeroClusters[], changed: readonly string[]): PatchEffect[] {
  const measured = gainsBetween(before, after).map(({ was, is, value, variance }) => {
    const counted = { gamesBefore: was.n, gamesAfter: is.n, playersBefore: was.players, playersAfter: is.players };
    return { hero: was.hero, isChanged: changed.includes(was.hero), ...counted, value, variance };
  });
  return measured.map(({ value, variance, ...row }) => {
    const control = measured.filter((each) => !each.isChanged && each.hero !== row.hero);
    const weight = control.reduce((sum, each) => sum + 1 / each.variance, 0);
    const drift = weight > 0 ? control.reduce((sum, each) => sum + each.value / each.variance, 0) / weight : 0;
    return { ...row, gained: aroundAlways(value - drift, variance + (weight > 0 ? 1 / weight : 0)) };
  });
}

export type EndMinute = { minute: number; outs: number; wins: number };
export type SurvivalPoint = { minute: number; share: Estimate };
const SURVIVAL_STEP = 5;

/** The share of games in which the player was still in at every fifth minute; winners stay to the end. */
export function survivalOf(ends: readonly EndMinute[]): SurvivalPoint[] {
  const games = total(ends.map(({ outs, wins }) => outs + wins));
  const last = Math.max(0, ...ends.filter(({ outs }) => outs > 0).map(({ minute }) => minute));
  const points: SurvivalPoint[] = [];
  if (games === 0) return points;
  for (let minute = 0; minute <= last + SURVIVAL_STEP; minute += SURVIVAL_STEP) {
    const out = total(ends.filter((each) => each.minute < minute).map(({ outs }) => outs));
    const share = shareOf(games - out, games);
    if (share) points.push({ minute, share });
  }
  return points;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export type PickPlace = { pickOrder: number; games: number; placeSum: number; placeSquares: number };
export type PickPoint = { pickOrder: number; games: number; averagePlace: Estimate };

/** With fewer games than this beyond the first of each order, how much games differ is unknown. */
const LEAST_SPARE = 5;

/**
 * The average place by pick order; an order with a single game is left out. How much games of one order differ is learned over all orders:
 * two that ended alike do not mean that all do.
 */
export function pickOrders(rows: readonly PickPlace[]): PickPoint[] {
  const known = rows.filter(({ pickOrder, games }) => pickOrder >= 1 && games >= 2);
  const spare = total(known.map(({ games }) => games - 1));
  if (spare < LEAST_SPARE) return [];
  const variance = Math.max(0, total(known.map(({ games, placeSum, placeSquares }) => placeSquares - placeSum ** 2 / games))) / spare;
  return known
    .toSorted((a, b) => a.pickOrder - b.pickOrder)
    .map(({ pickOrder, games, placeSum }) => {
      const error = Math.sqrt(variance / games) * studentFactor(spare + 1);
      return { pickOrder, games, averagePlace: around(placeSum / games, error) };
    });
}

export type OfferSums = { rarity: string; name: string; offered: number; taken: number; takenPlaces: number };
/** A talent's worth over two weeks, whatever is held or after another of its rarity; `basis` says what it rests on. */
export type Worth = {
  rarity: string;
  held: string;
  name: string;
  basis: Basis;
  offered: number;
  value: number;
  low: number;
  high: number;
  best: number | null;
};
export type Offer = {
  name: string;
  offered: number;
  taken: number;
  share: number;
  averagePlace: number | null;
  gained: Estimate | null;
  basis: Basis | null;
  best: number | null;
  /** The possible ranks by worth among `of`, the talents of its rarity with a worth. */
  ranks: (RankSet & { of: number }) | null;
};

/** The talents of a rarity: how often taken when offered, the average place of the players who took them, and their worth. */
export function offersOf(rows: readonly OfferSums[], worths: readonly Worth[]): Offer[] {
  const onSight = worths.filter(({ held }) => held === '');
  const sets = rankSets(onSight.map((worth) => ({ value: -(worth.low + worth.high) / 2, variance: varianceOf(worth) })));
  const ranksAt = (index: number) => (sets[index] ? { ...sets[index], of: onSight.length } : null);
  const worthOf = new Map(onSight.map((worth, index) => [worth.name, { ...worth, ranks: ranksAt(index) }]));
  return rows
    .map(({ name, offered, taken, takenPlaces }): Offer => {
      const worth = worthOf.get(name);
      return {
        name,
        offered,
        taken,
        share: offered > 0 ? taken / offered : 0,
        averagePlace: taken > 0 ? takenPlaces / taken : null,
        gained: worth ? { value: worth.value, low: worth.low, high: worth.high } : null,
        basis: worth?.basis ?? null,
        best: worth?.best ?? null,
        ranks: worth?.ranks ?? null,
      };
    })
    .toSorted((a, b) => b.offered - a.offered || compareNames(a.name, b.name));
}

export type BestNext = { rarity: string; held: string; name: string; offered: number; gained: Estimate; best: number };

/**
 * For every held talent the one that is better than all others after it with a probability of at least 0.8; none if there is no visible
 * difference.
 */
export function bestNext(worths: readonly Worth[]): BestNext[] {
  return worths.flatMap(({ rarity, held, name, offered, value, low, high, best }) =>
    held !== '' && best !== null ? [{ rarity, held, name, offered, gained: { value, low, high }, best }] : [],
  );
}
