import { expect, test } from 'vitest';
import { firstNumberOf, isNearEnd, monthToClose } from './months.rules.ts';

test.each([
  ['2026-12-01T00:25:00+03:00', '2026-11'],
  ['2026-12-07T23:59:00+03:00', '2026-11'],
  ['2026-12-08T00:00:00+03:00', undefined],
  ['2026-11-30T23:59:00+03:00', undefined],
  ['2027-01-02T12:00:00+03:00', '2026-12'],
])('at %s the month to close is %s', (at, month) => {
  expect(monthToClose(new Date(at))).toBe(month);
});

test.each([
  ['a day ahead', { greatest: 8_000_500_100n, latest: 8_000_500_000n, dayBefore: 8_000_000_000n }, 8_001_000_000n],
  ['a thousand ahead after a quiet day', { greatest: 70n, latest: 70n, dayBefore: 60n }, 1070n],
  ['a thousand ahead in the first day', { greatest: 70n, latest: 70n, dayBefore: undefined }, 1070n],
  ['nowhere when a number is further ahead', { greatest: 8_009_000_000n, latest: 8_000_500_000n, dayBefore: 8_000_000_000n }, undefined],
])('the next month begins %s', (_, numbers, until) => {
  expect(firstNumberOf(numbers)).toBe(until);
});

test('an end is near if fewer than half a day of numbers is left', () => {
  const numbers = { greatest: 8_000_500_000n, latest: 8_000_500_000n, dayBefore: 8_000_000_000n };
  expect(isNearEnd(8_000_750_000n, numbers)).toBe(false);
  expect(isNearEnd(8_000_749_999n, numbers)).toBe(true);
});
