import type { Activity } from '#areas/players/players/profile.contract.ts';
import { DAY_MS } from '#lib/durations.ts';

const WEEKS = 26;
const LEVELS = [1, 2, 4, 7];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** By the weekday of the last day: its row and those above have one day more. */
const FRAMES = WEEKDAYS.map((last) => WEEKDAYS.map((row) => `M0 ${row}.41h${row <= last ? WEEKS : WEEKS - 1}`).join(''));

export type Calendar = {
  weeks: number;
  /** A line through the squares of each weekday, to be dashed into days. */
  days: string;
  /** The squares of each level from 1 on, unit squares of the days with matches. */
  levels: string[];
  /** Each month with the week in which it begins, counted from 1. */
  months: { month: string; matches: number; week: number }[];
  /** The days with matches, the earliest first. */
  played: Activity['days'];
  total: number;
  most: { day: string; matches: number } | undefined;
};

/** The last half a year as weeks from Monday to Sunday, one column each. */
export function calendarOf({ until, days }: Activity): Calendar {
  const last = Date.parse(until);
  const weekday = (new Date(last).getUTCDay() + 6) % 7;
  const first = last - ((WEEKS - 1) * 7 + weekday) * DAY_MS;
  const levels = LEVELS.map(() => '');
  const months = new Map(monthsBetween(first, last).map((month) => [month, 0]));
  const firstDay = new Date(first).toISOString().slice(0, 10);
  const played = days.filter(({ day }) => day >= firstDay);
  let most: Calendar['most'];
  for (const each of played) {
    const { day, matches } = each;
    const index = (Date.parse(day) - first) / DAY_MS;
    const level = LEVELS.findLastIndex((least) => matches >= least);
    levels[level] += `M${Math.floor(index / 7)} ${index % 7}h.82v.82h-.82z`;
    const month = day.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + matches);
    if (matches > (most?.matches ?? 0)) most = each;
  }
  return {
    weeks: WEEKS,
    days: FRAMES[weekday] ?? '',
    levels,
    months: [...months].map(([month, matches]) => ({
      month,
      matches,
      week: Math.max(0, Math.floor((Date.parse(month) - first) / (7 * DAY_MS))) + 1,
    })),
    played,
    total: played.reduce((sum, { matches }) => sum + matches, 0),
    most,
  };
}

/** Every month between two times, as `2026-03`. */
function monthsBetween(first: number, last: number): string[] {
  const from = monthOf(first);
  return Array.from({ length: monthOf(last) - from + 1 }, (_, at) => {
    const year = Math.floor((from + at) / 12);
    return `${year}-${String(((from + at) % 12) + 1).padStart(2, '0')}`;
  });
}

/** Months since the year 0. */
function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
