import type { ForecastMoment } from './forecast.contract.ts';
import { expectedPlace } from './place-chances.rules.ts';

/** A line of the chart: of a team in 2x8, of a player in 1x6, with the positions of its players. */
export type Line = { place: number; players: number[]; before: number; points: { seconds: number; expected: number }[] };

/** A line for each place, from the first on: from the beginning to the moment that its players were out. */
export function linesOf(moments: readonly ForecastMoment[], places: readonly (number | null)[]): Line[] {
  const byPlace = Map.groupBy(places.entries(), ([, place]) => place ?? 0);
  return [...byPlace]
    .map(([place, of]) => {
      const players = of.map(([player]) => player);
      const [first = 0] = players;
      const end = moments.findIndex(({ kind, of: out }) => kind === 'out' && out.includes(first));
      const shown = end < 0 ? moments : moments.slice(0, end + 1);
      const points = shown.map(({ seconds, chances }) => ({ seconds, expected: expectedPlace(chances[first] ?? []) }));
      return { place, players, before: points[0]?.expected ?? 0, points };
    })
    .toSorted((one, other) => one.place - other.place);
}

const STEPS = [1, 2, 3, 5, 10, 15, 20, 30];
const MOST_MARKS = 8;

/** Minutes to mark on an axis of so many seconds, from 0 on. */
export function minuteMarks(seconds: number): number[] {
  const minutes = Math.floor(seconds / 60);
  const step = STEPS.find((each) => minutes / each < MOST_MARKS) ?? 60;
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step);
}
