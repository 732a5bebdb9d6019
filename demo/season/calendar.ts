import type { Random } from '#lib/random.ts';

const HOUR_MS = 3600 * 1000;
const MOSCOW_HOURS = 3;
const SEASON_DAYS = 21;
/** No regular match begins later than this before the end, so that each is over by then. */
const LAST_START_MS = 55 * 60 * 1000;

/** How lively each Moscow hour is: quiet before the morning, full in the evening. */
const hours = [5, 3, 2, 1.2, 0.8, 0.6, 0.7, 1, 1.6, 2.2, 2.8, 3.4, 4, 4.4, 4.8, 5.2, 5.8, 6.6, 7.6, 8.8, 9.6, 9.8, 9, 7];
const WEEKEND = 1.35;

/** Start times of a season that ends at `seasonEnd`, in order. */
export function startTimes(random: Random, count: number, seasonEnd: Date): Date[] {
  const lastStart = seasonEnd.getTime() - LAST_START_MS;
  const slots = Array.from({ length: SEASON_DAYS * 24 }, (_, index) => lastStart - (index + 1) * HOUR_MS);
  const weighted = slots.map((slotMs) => ({ slotMs, weight: liveliness(slotMs) }));
  return Array.from(
    { length: count },
    () => new Date(Math.floor(random.weighted(weighted, ({ weight }) => weight).slotMs + random.uniform() * HOUR_MS)),
  ).toSorted((one, other) => one.getTime() - other.getTime());
}

/** How much is played at an instant, relative to others. */
export function liveliness(slotMs: number): number {
  const moscow = new Date(slotMs + MOSCOW_HOURS * HOUR_MS);
  const isWeekend = moscow.getUTCDay() === 0 || moscow.getUTCDay() === 6;
  return (hours[moscow.getUTCHours()] ?? 1) * (isWeekend ? WEEKEND : 1);
}
