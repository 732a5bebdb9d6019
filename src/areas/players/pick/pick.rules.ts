import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { meanPlace, type HeroRow } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { brief, briefly, shrink, varianceOf, type Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { drawn, surelyBest } from '#areas/stats/talents/best.rules.ts';
import { expectedPlace, ownDeviations, type OwnSpread } from './own-result.rules.ts';
import type { HeroPromise } from './pick.contract.ts';

/** A player's counted games with a hero, and the sum of their places. */
export type OwnHero = { hero: string; games: number; places: number };

/** Of a player: the heroes played, and how far players and their heroes differ. */
export type Own = { heroes: readonly OwnHero[]; spread: OwnSpread };

type Rows = { mode: Mode; heroes: readonly HeroRow[]; talents: readonly HeroRow[] };

/**
 * What each hero promises: the middle place less what it wins the same players, drawn to nothing by how little is known of it;
 * with own games, what these say of the player and the hero besides. Heroes without a known worth promise nothing.
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

/** What heroes win the same players, drawn towards nothing: of dozens the best by chance would look too good. */
function heroWorths(rows: readonly HeroRow[]): Map<string, Estimate> {
  const known = rows.flatMap(({ hero, gained }) => (gained ? [{ hero, value: gained.value, variance: varianceOf(gained) }] : []));
  const worths = shrink(known, 0);
  return new Map(known.flatMap(({ hero }, index) => (worths[index] ? [[hero, worths[index]] as const] : [])));
}

/** The orange talent of each hero that is surely its best, where one is; as the hero's page says it. */
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
