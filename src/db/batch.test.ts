import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../tests/world/world.ts';
import { queryBatch } from './batch.ts';
import { sql } from './pool.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('rows of queries in one round trip have the types that JSON gives them: a time is a text', async () => {
  const { days, none } = await queryBatch(world.db, {
    days: sql<{ at: Date; names: string[] }>`select timestamptz '2026-01-02T03:04:05Z' as at, array['a'] as names`,
    none: sql<{ id: number }>`select 1 as id where false`,
  });
  const found: { at: string; names: string[] }[] = days;
  expect(found.map(({ at, names }) => ({ at: at.slice(0, 10), names }))).toEqual([{ at: '2026-01-02', names: ['a'] }]);
  expect(none).toEqual([]);
});
