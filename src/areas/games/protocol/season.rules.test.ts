import { expect, test } from 'vitest';
import { seasonAt } from './season.rules.ts';

const season = (id: number, startsAt: string, isPlanned = false) => ({
  id,
  number: id,
  name: `Season ${id}`,
  startsAt: new Date(startsAt),
  endsAt: null,
  isPlanned,
  keptPercent: 100,
});
const seasons = [season(13, '2025-05-31T21:00:00Z'), season(14, '2025-08-31T21:00:00Z'), season(15, '2026-05-31T21:00:00Z', true)];

test.each([
  ['before the first season', '2024-01-01T00:00:00Z', 13],
  ['a second before midnight in Moscow', '2025-08-31T20:59:59Z', 13],
  ['midnight in Moscow', '2025-08-31T21:00:00Z', 14],
  ['later, while the next one is planned and not opened', '2030-01-01T00:00:00Z', 14],
])('the season %s', (_, at, id) => {
  expect(seasonAt(seasons, new Date(at)).id).toBe(id);
});
