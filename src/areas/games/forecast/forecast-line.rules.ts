import type { ForecastMoment } from './forecast.contract.ts';
import { expectedPlace } from './place-chances.rules.ts';

/**
 * A line of the chart: of a team in 2x8, of a player in 1x6 or of one whose team is not known yet, with the positions of its players. `place` is
 * null while in; `colour` is the place in whose colour it is drawn.
 */
export type Line = {
  place: number | null;
  colour: number;
  players: number[];
  before: number;
  points: { seconds: number; expected: number }[];
};

/** Lines from the beginning to the moment that their players were out: of those in, who is expected best first, then by place. */
export function linesOf(moments: readonly ForecastMoment[], places: readonly (number | null)[]): Line[] {
  const byPlace = Map.groupBy(places.entries(), ([player, place]) => place ?? `in ${player}`);
  const lines = [...byPlace.values()]
    .map((of) => {
      const players = of.map(([player]) => player);
      const [[first, place] = [0, null]] = of;
      const end = moments.findIndex(({ kind, of: out }) => kind === 'out' && out.includes(first));
      const shown = end < 0 ? moments : moments.slice(0, end + 1);
      const points = shown.map(({ seconds, chances }) => ({ seconds, expected: expectedPlace(chances[first] ?? []) }));
      return { place, players, before: points[0]?.expected ?? 0, points };
    })
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0) || lastOf(one) - lastOf(other));
  // In 2x8 two share a place, and a colour.
  const ofOneColour = places.length > MOST_PLACES ? 2 : 1;
  return lines.map((line, index) => ({ ...line, colour: line.place ?? Math.ceil((index + 1) / ofOneColour) }));
}

const MOST_PLACES = 6;

function lastOf({ points }: Pick<Line, 'points'>): number {
  return points.at(-1)?.expected ?? 0;
}

/** Whether a moment is worth a word as the one that a match turned: in its last tenth it is the end itself. */
export function isInTime({ seconds }: Pick<ForecastMoment, 'seconds'>, moments: readonly Pick<ForecastMoment, 'seconds'>[]): boolean {
  return seconds < 0.9 * (moments.at(-1)?.seconds ?? 0);
}

const STEPS = [1, 2, 3, 5, 10, 15, 20, 30];
const MOST_MARKS = 8;

/** Minutes to mark on an axis of so many seconds, from 0 on. */
export function minuteMarks(seconds: number): number[] {
  const minutes = Math.floor(seconds / 60);
  const step = STEPS.find((each) => minutes / each < MOST_MARKS) ?? 60;
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step);
}
