import { addMoscowMonths, moscowDay } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';

const FIRST_DAYS = 7;
/** No page, statistic or forecast looks back further at how matches went. */
const KEPT_DAYS = 365;
/** However quiet a day was, so many numbers pass until a month is closed. */
const LEAST_PACE = 1000n;

/** Numbers of matches: the greatest of all, that of the one which began last, and that of the last one a day before it. */
export type Numbers = { greatest: bigint; latest: bigint; dayBefore: bigint | undefined };

/** The month that is to be closed now, such as `2026-11`: a month closes the one before in its first week; after it, that one waits for the next. */
export function monthToClose(now: Date): string | undefined {
  return Number(moscowDay(now).slice(8)) <= FIRST_DAYS ? moscowDay(addMoscowMonths(now, -1)).slice(0, 7) : undefined;
}

/** How many numbers a day brings. */
function paceOf({ latest, dayBefore = latest }: Numbers): bigint {
  const pace = latest - dayBefore;
  return pace > LEAST_PACE ? pace : LEAST_PACE;
}

/**
 * The first number of the month that begins: a day ahead, so that nobody is refused while the former is closed. Undefined when a match has a
 * greater one already: then numbers do not grow with time, and a month would have no end.
 */
export function firstNumberOf(numbers: Numbers): bigint | undefined {
  const until = numbers.latest + paceOf(numbers);
  return numbers.greatest < until ? until : undefined;
}

/** Whether new matches come to the end of a part within half a day. */
export function isNearEnd(until: bigint, numbers: Numbers): boolean {
  return (until - numbers.greatest) * 2n < paceOf(numbers);
}

/** Whether nothing needs the course of matches any more, of which the last one began then. */
export function isLongOver(lastAt: Date, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > KEPT_DAYS * DAY_MS;
}

/** The months of two days and of all between them, such as `2025-03`, first to last. */
export function monthsBetween(firstOn: string, lastOn: string): string[] {
  const [first, last] = [firstOn, lastOn].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1);
  const months: string[] = [];
  for (let month = first ?? 0; month <= (last ?? -1); month++)
    months.push(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`);
  return months;
}
