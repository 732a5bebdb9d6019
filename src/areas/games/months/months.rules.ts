import { addMoscowMonths, moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';

const FIRST_DAYS = 7;
/** No page, statistic or forecast needs the course of older matches. */
const KEPT_DAYS = 365;
/** A day counts as at least this many numbers, however quiet it was. */
const LEAST_PACE = 1000n;

/** Match numbers: the greatest of all, that of the match that began last, and that of the last match at least a day before it. */
export type Numbers = { greatest: bigint; latest: bigint; dayBefore: bigint | undefined };

/**
 * The month to close now, such as `2026-11`. In its first week a month closes the previous one; after that week, closing waits until next
 * month.
 */
export function monthToClose(now: Date): string | undefined {
  return Number(moscowDay(now).slice(8)) <= FIRST_DAYS ? moscowDay(addMoscowMonths(now, -1)).slice(0, 7) : undefined;
}

/** How many match numbers pass in a day. */
function paceOf({ latest, dayBefore = latest }: Numbers): bigint {
  const pace = latest - dayBefore;
  return pace > LEAST_PACE ? pace : LEAST_PACE;
}

/**
 * The first number of the new month: a day ahead, so that no match is refused while the previous month is closed. Undefined if a match
 * already has a greater one: then numbers do not grow with time, and a month would have no end.
 */
export function firstNumberOf(numbers: Numbers): bigint | undefined {
  const until = numbers.latest + paceOf(numbers);
  return numbers.greatest < until ? until : undefined;
}

/** Whether new matches reach the end of a part within half a day. */
export function isNearEnd(until: bigint, numbers: Numbers): boolean {
  return (until - numbers.greatest) * 2n < paceOf(numbers);
}

/** Whether the course of matches is no longer needed if the last of them began then. */
export function isLongOver(lastAt: Date, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > KEPT_DAYS * DAY_MS;
}

/** The months of two days and of all days between them, such as `2025-03`, first to last. */
export function monthsBetween(firstOn: string, lastOn: string): string[] {
  const [first, last] = [firstOn, lastOn].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1);
  const months: string[] = [];
  for (let month = first ?? 0; month <= (last ?? -1); month++)
    months.push(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`);
  return months;
}
