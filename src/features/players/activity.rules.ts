import type { Activity } from './profile.contract.ts';

const DAY_MS = 24 * 3600 * 1000;
const WEEKS = 26;
const LEVELS = [1, 2, 4, 7];

export type Calendar = {
  weeks: number;
  /** Squares of each level, 0 for days without matches: a path of unit squares. */ levels: string[];
  months: { month: string; matches: number }[];
  total: number;
  daysPlayed: number;
  most: { day: string; matches: number } | undefined;
};

/** The last half a year as weeks from Monday to Sunday, one column each. */
export function calendarOf({ until, days }: Activity): Calendar {
  const last = Date.parse(until);
  const weekday = (new Date(last).getUTCDay() + 6) % 7;
  const first = last - ((WEEKS - 1) * 7 + weekday) * DAY_MS;
  const played = new Map(days.map(({ day, matches }) => [day, matches]));
  const levels = ['', '', '', '', ''];
  const months = new Map<string, number>();
  for (let index = 0; first + index * DAY_MS <= last; index++) {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    const matches = played.get(day) ?? 0;
    const level = LEVELS.filter((least) => matches >= least).length;
    levels[level] += `M${Math.floor(index / 7)} ${index % 7}h.82v.82h-.82z`;
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + matches);
  }
  return {
    weeks: WEEKS,
    levels,
    months: [...months].map(([month, matches]) => ({ month, matches })),
    total: days.reduce((sum, { matches }) => sum + matches, 0),
    daysPlayed: days.length,
    most: days.toSorted((one, other) => other.matches - one.matches)[0],
  };
}
