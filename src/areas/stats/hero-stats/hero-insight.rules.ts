import {
  around,
  differenceOf,
  shareOf,
  stratifiedDifference,
  type Estimate,
  type Sample,
  pooledSpread,
  varianceOfMean,
} from '#areas/stats/sources/estimate.rules.ts';
import { compareNames } from '#lib/sorting.ts';
import type { HeroClusters } from './hero-meta.rules.ts';

export type PatchEffect = {
  hero: string;
  isChanged: boolean;
  gamesBefore: number;
  gamesAfter: number;
  playersBefore: number;
  playersAfter: number;
  gained: Estimate;
};

const LEAST_GAMES = 30;

/**
 * Places a hero gained with a patch: its seven days after against the seven before, less what the heroes that the patch
 * left alone gained in the same days. Heroes with fewer than 30 games on either side are left out.
 */
export function patchEffects(before: readonly HeroClusters[], after: readonly HeroClusters[], changed: readonly string[]): PatchEffect[] {
  const spreads = { before: pooledSpread(before), after: pooledSpread(after) };
  const afterOf = new Map(after.map((row) => [row.hero, row]));
  const measured = before.flatMap((was) => {
    const is = afterOf.get(was.hero);
    if (!is || was.n < LEAST_GAMES || is.n < LEAST_GAMES) return [];
    const value = was.sum / was.n - is.sum / is.n;
    const variance = varianceOfMean(was, spreads.before) + varianceOfMean(is, spreads.after);
    const counted = { gamesBefore: was.n, gamesAfter: is.n, playersBefore: was.players, playersAfter: is.players };
    return [{ hero: was.hero, isChanged: changed.includes(was.hero), ...counted, value, variance }];
  });
  return measured.map(({ value, variance, ...row }) => {
    const control = measured.filter((each) => !each.isChanged && each.hero !== row.hero);
    const weight = control.reduce((sum, each) => sum + 1 / each.variance, 0);
    const drift = weight > 0 ? control.reduce((sum, each) => sum + each.value / each.variance, 0) / weight : 0;
    return { ...row, gained: around(value - drift, Math.sqrt(variance + (weight > 0 ? 1 / weight : 0))) };
  });
}

export type EndMinute = { minute: number; outs: number; wins: number };
export type SurvivalPoint = { minute: number; share: Estimate };
const SURVIVAL_STEP = 5;

/** The share of games in which the player was still there at every fifth minute; winners stay to the end. */
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

/** The average place by the order of the pick; an order of a single game says nothing. */
export function pickOrders(rows: readonly PickPlace[]): PickPoint[] {
  return rows
    .filter(({ pickOrder, games }) => pickOrder >= 1 && games >= 2)
    .toSorted((a, b) => a.pickOrder - b.pickOrder)
    .map(({ pickOrder, games, placeSum, placeSquares }) => {
      const mean = placeSum / games;
      const variance = Math.max(0, placeSquares - games * mean * mean) / (games - 1);
      return { pickOrder, games, averagePlace: around(mean, Math.sqrt(variance / games)) };
    });
}

export type OfferSums = {
  rarity: string;
  /** 1: the first choice of the rarity, 2: a later one. */
  turn: number;
  name: string;
  offered: number;
  taken: number;
  takenPlaces: number;
  takenSquares: number;
  declinedPlaces: number;
  declinedSquares: number;
};
export type Offer = { name: string; offered: number; taken: number; share: number; averagePlace: number | null; gained: Estimate | null };

const LEAST_TAKEN = 15;

/**
 * A talent by its offers: how often taken, the average place when taken, and the places gained against those who were
 * offered it and took another. What is offered is chance, so these are alike; first choices and later ones are compared
 * apart, because who chooses later has lived longer.
 */
export function offersOf(rows: readonly OfferSums[]): Offer[] {
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, turns]): Offer => {
      const offered = turns.reduce((sum, row) => sum + row.offered, 0);
      const taken = turns.reduce((sum, row) => sum + row.taken, 0);
      const places = turns.reduce((sum, row) => sum + row.takenPlaces, 0);
      const isEnough = taken >= LEAST_TAKEN && offered - taken >= LEAST_TAKEN;
      return {
        name,
        offered,
        taken,
        share: offered > 0 ? taken / offered : 0,
        averagePlace: taken > 0 ? places / taken : null,
        gained: (isEnough && stratifiedDifference(turns.map((row) => ({ one: declinedOf(row), other: takenOf(row) })))) || null,
      };
    })
    .toSorted((a, b) => b.offered - a.offered || compareNames(a.name, b.name));
}

function takenOf({ taken, takenPlaces, takenSquares }: OfferSums): Sample {
  return { n: taken, sum: takenPlaces, squares: takenSquares };
}

function declinedOf({ offered, taken, declinedPlaces, declinedSquares }: OfferSums): Sample {
  return { n: offered - taken, sum: declinedPlaces, squares: declinedSquares };
}

export type NextSums = Omit<OfferSums, 'turn'> & { held: string };
export type BestNext = { rarity: string; held: string; name: string; offered: number; gained: Estimate };

/** For every talent held, the one that helped most of those offered after it; only where there are enough games. */
export function bestNext(rows: readonly NextSums[]): BestNext[] {
  return [...Map.groupBy(rows, ({ rarity, held }) => `${rarity} ${held}`).values()].flatMap((offered) => {
    const measured = offered.flatMap((row): BestNext[] => {
      const isEnough = row.taken >= LEAST_TAKEN && row.offered - row.taken >= LEAST_TAKEN;
      const gained = isEnough ? differenceOf(declinedOf({ ...row, turn: 2 }), takenOf({ ...row, turn: 2 })) : undefined;
      return gained ? [{ rarity: row.rarity, held: row.held, name: row.name, offered: row.offered, gained }] : [];
    });
    return measured.toSorted((a, b) => b.gained.value - a.gained.value).slice(0, 1);
  });
}
