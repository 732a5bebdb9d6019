const MOSCOW_OFFSET_MS = 3 * 60 * 60 * 1000;

/** The Moscow day of an instant, as `2026-11-21`: days, weeks and seasons are cut in Moscow time. */
export function moscowDay(at: Date): string {
  return new Date(at.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
}
