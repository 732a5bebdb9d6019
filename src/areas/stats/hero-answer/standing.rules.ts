import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { averageOf, type PlainHeroRow } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { placeShares } from '#areas/stats/hero-stats/meta-answer.rules.ts';
import type { Days } from '#areas/stats/rollups/period.rules.ts';
import { around, varianceOf } from '#areas/stats/sources/estimate.rules.ts';
import { drawn, spreadWithin, surelyBest } from '#areas/stats/talents/best.rules.ts';
import type { Standing } from './standing.contract.ts';

/**
 * A hero among all, given all heroes' rows by talent: its own figures, and its orange talents with what each wins, drawn to the hero's others by how much talents differ
 * within heroes; the best is called only where all of them are known.
 */
export function standingOf(hero: string, { mode, days, rows }: { mode: Mode; days: Days; rows: readonly PlainHeroRow[] }): Standing {
  const known = rows.flatMap((row) =>
    row.gained ? [{ hero: row.hero, talent: row.talent, value: row.gained.value, variance: varianceOf(row.gained) }] : [],
  );
  const pools = Map.groupBy(known, (row) => row.hero);
  const pool = pools.get(hero) ?? [];
  const worths = drawn(pool, spreadWithin([...pools.values()]));
  const worthOf = new Map(pool.map(({ talent }, index) => [talent, worths[index]]));
  const played = rows.filter((row) => row.hero === hero);
  const own = played.filter(({ talent }) => talent !== '').toSorted((one, other) => other.games - one.games);
  const best = own.every(({ talent }) => worthOf.has(talent)) ? surelyBest(worths) : undefined;
  return {
    days,
    hero: played.length > 0 ? figuresOf(played, mode) : null,
    talents: own.map(({ talent, games, averagePlace }) => {
      const worth = worthOf.get(talent);
      return { talentName: talent, matchCount: games, averagePlace, worth: worth ? around(worth.value, Math.sqrt(worth.variance)) : null };
    }),
    best: best ? (pool[best.index]?.talent ?? null) : null,
  };
}

/** A hero's games whatever talent was taken. */
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
