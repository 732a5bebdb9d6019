import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { PlainHeroRow } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { placeShares } from '#areas/stats/hero-stats/meta-answer.rules.ts';
import type { Days } from '#areas/stats/rollups/period.rules.ts';
import { around, varianceOf } from '#areas/stats/sources/estimate.rules.ts';
import { drawn, spreadWithin, surelyBest } from '#areas/stats/talents/best.rules.ts';
import type { Standing } from './standing.contract.ts';

/**
 * A hero among all: its own row, and its orange talents with what each wins, drawn to the hero's others by how much talents differ
 * within heroes; the best is called only where all of them are known.
 */
export function standingOf(
  hero: string,
  { mode, days, heroes, talents }: { mode: Mode; days: Days; heroes: readonly PlainHeroRow[]; talents: readonly PlainHeroRow[] },
): Standing {
  const known = talents.flatMap((row) =>
    row.gained ? [{ hero: row.hero, talent: row.talent, value: row.gained.value, variance: varianceOf(row.gained) }] : [],
  );
  const pools = Map.groupBy(known, (row) => row.hero);
  const pool = pools.get(hero) ?? [];
  const worths = drawn(pool, spreadWithin([...pools.values()]));
  const worthOf = new Map(pool.map(({ talent }, index) => [talent, worths[index]]));
  const own = talents.filter((row) => row.hero === hero && row.talent !== '').toSorted((one, other) => other.games - one.games);
  const best = own.every(({ talent }) => worthOf.has(talent)) ? surelyBest(worths) : undefined;
  const row = heroes.find((each) => each.hero === hero);
  return {
    days,
    hero: row ? { matchCount: row.games, pickrate: row.pickRate, averagePlace: row.averagePlace, places: placeShares(row, mode) } : null,
    talents: own.map(({ talent, games, averagePlace }) => {
      const worth = worthOf.get(talent);
      return { talentName: talent, matchCount: games, averagePlace, worth: worth ? around(worth.value, Math.sqrt(worth.variance)) : null };
    }),
    best: best ? (pool[best.index]?.talent ?? null) : null,
  };
}
