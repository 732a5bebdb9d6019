import { expect, test } from 'vitest';
import { isDumpDue } from './dump-tables.rules.ts';

test.each([
  [undefined, '2026-03-10T12:00:00Z', true],
  ['2026-03-09T12:00:00Z', '2026-03-10T00:24:00Z', false],
  ['2026-03-09T12:00:00Z', '2026-03-10T00:30:00Z', true],
  ['2026-03-10T00:30:05Z', '2026-03-10T23:00:00Z', false],
])('files made at %s are due again at %s: %s', (madeAt, at, isDue) => {
  expect(isDumpDue(madeAt === undefined ? undefined : new Date(madeAt), new Date(at))).toBe(isDue);
});

test('a worker whose clock is behind the database’s makes the files of the night that the database begins, once', () => {
  expect(isDumpDue(new Date('2026-03-09T00:29:59Z'), new Date('2026-03-10T00:29:58Z'))).toBe(true);
  expect(isDumpDue(new Date('2026-03-10T00:29:58Z'), new Date('2026-03-10T00:31:00Z'))).toBe(false);
});
