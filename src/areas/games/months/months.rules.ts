import { addMoscowMonths, moscowDay } from '#lib/dates.ts';

const FIRST_DAYS = 7;
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
