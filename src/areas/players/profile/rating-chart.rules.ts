import type { RatingLine } from '#areas/players/players/profile.contract.ts';

type Points = RatingLine['points'];
export type Chart = {
  /** Gridlines: y in per cent from the top, and the rating there. */
  ticks: { y: number; rating: number }[];
  line: string;
  /** The points, in per cent. */
  spots: { x: number; y: number }[];
  /** The dots of each place (0: unknown), each place a path of points. */
  dots: { place: number; path: string }[];
  /** Where seasons begin: x in per cent. */
  marks: { x: number; name: string }[];
};

/** The lines of a rating chart in a box of 100 by 100, a step for each point. */
export function ratingChart({ points, seasons }: RatingLine): Chart {
  const ratings = points.map(({ rating }) => rating);
  const ticks = roundTicks(Math.min(...ratings), Math.max(...ratings));
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const x = (index: number) => round(points.length > 1 ? (index / (points.length - 1)) * 100 : 50);
  const y = (rating: number) => round(100 - ((rating - bottom) / (top - bottom)) * 100);
  const at = points.map(({ rating }, index) => ({ x: x(index), y: y(rating) }));
  const spots = at.map((spot) => `${spot.x} ${spot.y}`);
  const dots = new Map<number, string>();
  for (const [index, { place }] of points.entries()) dots.set(place ?? 0, `${dots.get(place ?? 0) ?? ''}M${spots[index]}h0`);
  return {
    ticks: ticks.map((rating) => ({ rating, y: y(rating) })),
    line: `M${spots.join('L')}`,
    spots: at,
    dots: [...dots].map(([place, path]) => ({ place, path })).toSorted((one, other) => other.place - one.place),
    marks: seasonMarks(points, seasons).map(({ name, index }) => ({ name, x: x(index) })),
  };
}

/** The first point of each season; if several seasons begin at the same point, because nobody played between them, the last. */
function seasonMarks(points: Points, seasons: RatingLine['seasons']): { name: string; index: number }[] {
  const named = new Map<number, string>();
  for (const { name, startsAt } of seasons) {
    const first = points.findIndex(({ at }) => at >= startsAt);
    if (first >= 0) named.set(first, name);
  }
  return [...named].map(([index, name]) => ({ index, name }));
}

/** Two to five round ratings, evenly spaced, that cover everything between two. */
export function roundTicks(low: number, high: number): number[] {
  const rough = Math.max(1, high - low) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, unit * ([1, 2, 5, 10].find((factor) => unit * factor >= rough) ?? 10));
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** Up to four evenly spaced points whose dates are below the chart. */
export function datesUnder(points: Points): string[] {
  const count = Math.min(4, points.length);
  return Array.from({ length: count }, (_, index) => points[Math.round((index / (count - 1 || 1)) * (points.length - 1))]?.at ?? '');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
