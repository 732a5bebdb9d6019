import { expect, test } from 'vitest';
import { isDumpDue } from './dump-tables.rules.ts';

test.each([
  [undefined, '2026-03-10T12:00:00Z', true],
  ['2026-03-09T12:00:00Z', '2026-03-10T00:29:00Z', false],
  ['2026-03-09T12:00:00Z', '2026-03-10T00:30:00Z', true],
  ['2026-03-10T00:30:05Z', '2026-03-10T23:00:00Z', false],
])('files made at %s are due for being made anew at %s: %s', (madeAt, at, isDue) => {
  expect(isDumpDue(madeAt === undefined ? undefined : new Date(madeAt), new Date(at))).toBe(isDue);
});
