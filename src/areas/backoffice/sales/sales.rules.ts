import { addMoscowMonths, moscowMidnight } from '#lib/dates.ts';
import { MOST_MINOR_UNITS, type Figure } from './sales.contract.ts';

/** The first instants of a month, such as `2026-03`, and of the next one, in Moscow time. */
export function monthBounds(month: string): { from: Date; until: Date } {
  const from = moscowMidnight(`${month}-01`);
  return { from, until: addMoscowMonths(from, 1) };
}

/** The month this many months later. */
export function monthAfter(month: string, months: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

/** A formatted day or month: `21.11.26`, `11.2026`. */
export function dateText(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  return day === undefined ? `${month}.${year}` : `${day}.${month}.${year.slice(2)}`;
}

export type DayTotals = { day: string; figures: ReadonlyMap<string, number> };

/** The booked figures, a row for each day, the newest first. */
export function dayTotals(figures: readonly Figure[]): DayTotals[] {
  const days = Map.groupBy(figures, ({ day }) => day);
  return [...days]
    .map(([day, all]) => ({ day, figures: new Map(all.map(({ what, booked }) => [what, booked])) }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

/** The booked figures over all days. */
export function sumOf(figures: readonly Figure[], what: string): number {
  return figures.filter((figure) => figure.what === what).reduce((sum, { booked }) => sum + booked, 0);
}

/** The figures in which orders and bookings disagree. */
export function disagreements(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ said, booked }) => said !== booked);
}

/** A typed sum, such as `299` or `3,99`, in minor units; null for an empty field, undefined if invalid. */
export function readSum(typed: string): number | null | undefined {
  const plain = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (plain === '') return null;
  const [, whole, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return whole === undefined || minor === 0 || minor > MOST_MINOR_UNITS ? undefined : minor;
}

/** Minor units in the format of a sum field. */
export function writeSum(minorUnits: number | null): string {
  if (minorUnits === null) return '';
  return minorUnits % 100 === 0 ? String(minorUnits / 100) : (minorUnits / 100).toFixed(2);
}
