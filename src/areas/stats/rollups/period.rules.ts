import { moscowDay, moscowMidnight } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';

export const periods = ['four_days', 'prev_week'] as const;
/** `four_days`: the last four full days and today; `prev_week`: the seven full days before those (docs/rules.md "Period"). */
export type Period = (typeof periods)[number];
/** Moscow days, both included. */
export type Days = { from: string; to: string };

const FULL_DAYS = 4;
const WEEK_DAYS = 7;
const BUILD_DAYS = 14;

/** The Moscow days of a period. */
export function daysOf(period: Period, now: Date): Days {
  return period === 'four_days'
    ? { from: dayBefore(now, FULL_DAYS), to: dayBefore(now, 0) }
    : { from: dayBefore(now, FULL_DAYS + WEEK_DAYS), to: dayBefore(now, FULL_DAYS + 1) };
}

/** The span of the seven full days before last week, which last week is compared with. */
export const WEEK_BEFORE = 'week_before';

/** The Moscow days of `WEEK_BEFORE`. */
export function weekBefore(now: Date): Days {
  return { from: dayBefore(now, FULL_DAYS + 2 * WEEK_DAYS), to: dayBefore(now, FULL_DAYS + WEEK_DAYS + 1) };
}

/** The minimum length of a period in days: today may have just begun. */
export function lengthOf(period: Period): number {
  return period === 'four_days' ? FULL_DAYS : WEEK_DAYS;
}

/** The Moscow days that item builds, talents and items cover: the last two weeks, today included. */
export function twoWeeks(now: Date): Days {
  return { from: dayBefore(now, BUILD_DAYS - 1), to: dayBefore(now, 0) };
}

/** The instants at which Moscow days begin and end. */
export function instantsOf({ from, to }: Days): { from: Date; to: Date } {
  return { from: moscowMidnight(from), to: new Date(moscowMidnight(to).getTime() + DAY_MS) };
}

/** The Moscow days between two instants; the last instant is excluded. */
export function daysWithin({ from, to }: { from: Date; to: Date }): Days {
  return { from: moscowDay(from), to: moscowDay(new Date(to.getTime() - 1)) };
}

function dayBefore(now: Date, days: number): string {
  return moscowDay(new Date(now.getTime() - days * DAY_MS));
}
