import type { ForecastMoment } from './forecast.contract.ts';
import { expectedPlace } from './place-chances.rules.ts';

/**
 * A line of the chart with the positions of its players: a team in 2x8; in 1x6 a player, as is a 2x8 player whose team is not known yet.
 * `place` is null while in; `colour` is the place that gives the line its colour.
 */
export type Line = {
  place: number | null;
  colour: number;
  players: number[];
  before: number;
  points: { seconds: number; expected: number }[];
};

/**
 * Lines from the beginning until their players are out. Those still in come first, the best expected place first; then the rest by place.
 */
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

/** Whether the turn is worth mentioning: in the last tenth of a match it is the end itself. */
export function isInTime({ seconds }: Pick<ForecastMoment, 'seconds'>, moments: readonly Pick<ForecastMoment, 'seconds'>[]): boolean {
  return seconds < 0.9 * (moments.at(-1)?.seconds ?? 0);
}

const STEPS = [1, 2, 3, 5, 10, 15, 20, 30];
const MOST_MARKS = 8;

/** The minutes to mark on an axis of this many seconds, from 0 on. */
export function minuteMarks(seconds: number): number[] {
  const minutes = Math.floor(seconds / 60);
  const step = STEPS.find((each) => minutes / each < MOST_MARKS) ?? 60;
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step);
}
