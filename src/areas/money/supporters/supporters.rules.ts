import { DAY_MS } from '#lib/durations.ts';

/** What somebody has paid for Dota Plus: whole months, and the time of a membership. */
export type Support = { months: number; memberMs: number };

const MONTH_MS = (365.25 / 12) * DAY_MS;

/** The whole years that somebody has paid for. */
export function yearsOf({ months, memberMs }: Support): number {
  return Math.floor((months + memberMs / MONTH_MS) / 12);
}
