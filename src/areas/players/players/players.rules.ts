import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { averagePlace, shareOfPlace } from './profile.rules.ts';

type Counted = { matchCount: number; avgGpm: number | null; favoriteHero: string | null; places: readonly number[] };
export const nothingCounted = { rating: 0, matchCount: 0, avgGpm: null, favoriteHero: null, places: [0, 0, 0, 0, 0, 0] };

/** The record of a mode; zeros for a mode that was never played. */
export function recordOf<R extends { mode: Mode }>(records: readonly R[], mode: Mode): R | typeof nothingCounted {
  return records.find((record) => record.mode === mode) ?? nothingCounted;
}

/** Figures of 1x6 as GET /players shows them (docs/rules.md "Figures of players"). */
export function soloFigures(counted: Counted) {
  const share = (place: number) => shareOfPlace(counted.places, place);
  return { ...commonFigures(counted), places: { 1: share(1), 2: share(2), 3: share(3), 4: share(4), 5: share(5), 6: share(6) } };
}

/** The same of 2x8, which has four places. */
export function duoFigures(counted: Counted) {
  const share = (place: number) => shareOfPlace(counted.places, place);
  return { ...commonFigures(counted), places: { 1: share(1), 2: share(2), 3: share(3), 4: share(4) } };
}

function commonFigures({ matchCount, avgGpm, favoriteHero, places }: Counted) {
  return { matchCount, avgPlace: averagePlace(places), avgGpm, firstPlaces: places[0] ?? 0, favoriteHero };
}
