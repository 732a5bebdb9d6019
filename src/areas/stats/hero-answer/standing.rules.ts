import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { averageOf, type PlainHeroRow } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { placeShares } from '#areas/stats/hero-stats/meta-answer.rules.ts';
import type { Days } from '#areas/stats/rollups/period.rules.ts';
import { around, varianceOf } from '#areas/stats/sources/estimate.rules.ts';
import { drawn, surelyBest } from '#areas/stats/talents/best.rules.ts';
import type { Standing } from './standing.contract.ts';

/**
 * A hero from its rows by talent: its figures, and the places gained with each orange talent, shrunk towards the hero's other talents by
 * how much talents differ within heroes. A best one is named only if all of them are known.
 */
export function standingOf({ mode, days, rows }: { mode: Mode; days: Days; rows: readonly PlainHeroRow[] }): Standing {
  const own = rows.filter(({ talent }) => talent !== '').toSorted((one, other) => other.games - one.games);
  const pool = own.flatMap(({ talent, gained }) => (gained ? [{ talent, ...gained, variance: varianceOf(gained) }] : []));
  const worths = drawn(pool, pool[0]?.spread ?? 0);
  const worthOf = new Map(pool.map(({ talent }, index) => [talent, worths[index]]));
  const best = own.every(({ talent }) => worthOf.has(talent)) ? surelyBest(worths) : undefined;
  return {
    days,
    hero: rows.length > 0 ? figuresOf(rows, mode) : null,
    talents: own.map(({ talent, games, averagePlace }) => {
      const worth = worthOf.get(talent);
      return { talentName: talent, matchCount: games, averagePlace, worth: worth ? around(worth.value, Math.sqrt(worth.variance)) : null };
    }),
    best: best ? (pool[best.index]?.talent ?? null) : null,
  };
}

/** A hero's games with any talent. */
function figuresOf(played: readonly PlainHeroRow[], mode: Mode): NonNullable<Standing['hero']> {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const games = sum(played.map((row) => row.games));
  const places = (played[0]?.places ?? []).map((_, index) => sum(played.map((row) => row.places[index] ?? 0)));
  return {
    matchCount: games,
    pickrate: sum(played.map(({ pickRate }) => pickRate)),
    averagePlace: averageOf({ games, places }),
    places: placeShares({ games, places }, mode),
  };
}
