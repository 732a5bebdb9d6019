import { expect, it } from 'vitest';
import { isAhead } from './moment.rules.ts';

it.each([
  ['2026-12-01T10:00', true],
  ['2026-11-30T09:00', false],
  ['9999-12-31T23:59', true],
  // The browser's value when somebody types on after the year.
  ['22026-12-01T10:00', false],
  ['275760-09-13T00:00', false],
])('%s is a future time for the forms of bans and codes: %s', (typed, isIt) => {
  expect(isAhead(typed, new Date('2026-11-30T10:00').getTime())).toBe(isIt);
});
