import { expect, test } from 'vitest';
import { calendarOf } from './activity.rules.ts';

test('the calendar has the days of its weeks up to the last one, and nothing earlier', () => {
  expect(calendarOf({ until: '2026-03-10', days: [] }).days).toBe('M0 0.41h26M0 1.41h26M0 2.41h25M0 3.41h25M0 4.41h25M0 5.41h25M0 6.41h25');
  const calendar = calendarOf({
    until: '2026-03-15',
    days: [
      { day: '2026-03-15', matches: 8 },
      { day: '2026-03-01', matches: 1 },
      { day: '2025-09-14', matches: 3 },
    ],
  });
  expect(calendar.levels.map((path) => path.split('z').length - 1)).toEqual([1, 0, 0, 1]);
  expect(calendar.days).toBe([0, 1, 2, 3, 4, 5, 6].map((row) => `M0 ${row}.41h26`).join(''));
  expect(calendar.levels[3]).toBe('M25 6h.82v.82h-.82z');
  expect(calendar).toMatchObject({ total: 9, most: { day: '2026-03-15', matches: 8 } });
  expect(calendar.played.map(({ matches }) => matches)).toEqual([8, 1]);
  expect(calendar.months.at(-1)).toEqual({ month: '2026-03', matches: 9, week: 24 });
});

test('a month is labelled under the week in which it begins', () => {
  const { months } = calendarOf({ until: '2026-12-01', days: [{ day: '2026-11-13', matches: 4 }] });
  expect(months.map(({ month, week }) => `${month} ${week}`)).toEqual([
    '2026-06 1',
    '2026-07 4',
    '2026-08 8',
    '2026-09 13',
    '2026-10 17',
    '2026-11 21',
    '2026-12 26',
  ]);
});
