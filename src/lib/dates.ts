import { HOUR_MS } from './durations.ts';

/** An instant in the API's format: UTC without a zone, whole seconds, such as `2025-11-20T19:57:12`. */
export function utcText(at: Date): string {
  return at.toISOString().slice(0, 19);
}

const MOSCOW_OFFSET_MS = 3 * HOUR_MS;

/** The Moscow day of an instant, such as `2026-11-21`: days, weeks and seasons begin in Moscow time. */
export function moscowDay(at: Date): string {
  return new Date(at.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
}

/** Whether a text is a valid day of this century, such as `2026-11-21`. */
export function isDay(text: string): boolean {
  const midnight = moscowMidnight(text);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight.getTime()) && moscowDay(midnight) === text;
}

/** The start of a Moscow day such as `2026-11-21`; an invalid date for any other text. */
export function moscowMidnight(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** Adds calendar months and keeps the time of day in Moscow; uses the month's last day where that day does not exist. */
export function addMoscowMonths(at: Date, months: number): Date {
  const moscow = new Date(at.getTime() + MOSCOW_OFFSET_MS);
  const day = moscow.getUTCDate();
  moscow.setUTCDate(1);
  moscow.setUTCMonth(moscow.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moscow.getUTCFullYear(), moscow.getUTCMonth() + 1, 0)).getUTCDate();
  moscow.setUTCDate(Math.min(day, lastDay));
  return new Date(moscow.getTime() - MOSCOW_OFFSET_MS);
}
