import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { meanPlace, type HeroRow } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { brief, briefly, shrink, varianceOf, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { drawn, surelyBest } from '#areas/stats/talents/best.rules.ts';
import { expectedPlace, ownDeviations, type OwnSpread } from './own-result.rules.ts';
import type { HeroPromise } from './pick.contract.ts';

/** A player's counted games with a hero, and the sum of their places. */
export type OwnHero = { hero: string; games: number; places: number };

/** A player's heroes, and how much players and their heroes differ. */
export type Own = { heroes: readonly OwnHero[]; spread: OwnSpread };

type Rows = { mode: Mode; heroes: readonly HeroRow[]; talents: readonly HeroRow[] };

/**
 * What each hero promises: the middle place minus the places that it gains the same players, shrunk towards zero the less is known about
 * it; with own games, also what these say about the player and the hero. Heroes without a known worth promise nothing.
 */
export function heroPromises({ mode, heroes, talents }: Rows, own?: Own): Record<string, HeroPromise> {
  const worths = heroWorths(heroes);
  const talentOf = bestTalents(talents);
  const middle = meanPlace(mode);
  const gamesOf = new Map(heroes.map(({ hero, games }) => [hero, games]));
  const played = new Map(
    (own?.heroes ?? []).map(({ hero, games, places }) => [
      hero,
      { games, beyond: places / games - (middle - (worths.get(hero)?.value ?? 0)), averagePlace: places / games },
    ]),
  );
  const deviations = own && played.size > 0 ? ownDeviations(played, own.spread) : undefined;
  const promises = [...worths].map(([hero, worth]): [string, HeroPromise] => {
    const deviation = deviations?.of(hero) ?? { value: 0, variance: 0 };
    const mine = played.get(hero);
    return [
      hero,
      {
        place: briefly(expectedPlace(middle - worth.value + deviation.value, varianceOf(worth) + deviation.variance, placeCount[mode])),
        gained: brief(worth.value - deviation.value + (deviations?.general ?? 0)),
        talent: talentOf.get(hero) ?? null,
        all: { games: gamesOf.get(hero) ?? 0, place: brief(middle - worth.value) },
        own: mine ? { games: mine.games, averagePlace: brief(mine.averagePlace) } : null,
      },
    ];
  });
  return Object.fromEntries(promises);
}

/** The places that heroes gain the same players, shrunk towards zero: among dozens the luckiest would look too good. */
function heroWorths(rows: readonly HeroRow[]): Map<string, Estimate> {
  const known = rows.flatMap(({ hero, gained }) => (gained ? [{ hero, value: gained.value, variance: varianceOf(gained) }] : []));
  const worths = shrink(known, 0);
  return new Map(known.flatMap(({ hero }, index) => (worths[index] ? [[hero, worths[index]] as const] : [])));
}

/** Each hero's orange talent that is surely its best, if there is one; the same as on the hero's page. */
function bestTalents(rows: readonly HeroRow[]): Map<string, string> {
  const pools = Map.groupBy(
    rows.filter(({ talent }) => talent !== ''),
    ({ hero }) => hero,
  );
  return new Map(
    [...pools].flatMap(([hero, of]) => {
      const pool = of.flatMap(({ talent, gained }) => (gained ? [{ talent, ...gained, variance: varianceOf(gained) }] : []));
      const best = pool.length === of.length ? surelyBest(drawn(pool, pool[0]?.spread ?? 0)) : undefined;
      const talent = best && pool[best.index]?.talent;
      return talent === undefined ? [] : [[hero, talent] as const];
    }),
  );
}
