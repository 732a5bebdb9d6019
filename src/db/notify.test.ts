import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tag } from '#contract/tags.ts';
import { openWorld, type World } from '../../tests/world/world.ts';
import { announceChange } from './notify.ts';
import { inTransaction, sql } from './pool.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each<[string, `match:` | `played:${string}`]>([
  ['in Latin letters', 'match:'],
  ['in Cyrillic letters, of two bytes each', 'played:игрок'],
])('two thousand tags %s are all received, and their transaction commits', async (_, prefix) => {
  const heard = new Set<string>();
  const stop = world.changes.listen((tags) => {
    if (typeof tags !== 'string') for (const tag of tags) heard.add(tag);
  });
  const tags = Array.from({ length: 2000 }, (_, index): Tag => `${prefix}${index}`);
  await inTransaction(world.db, async (transaction) => {
    await sql`insert into sign_in_nonces (nonce, expires_at) values (${prefix}, now())`.execute(transaction);
    await announceChange(transaction, tags);
  });
  await expect.poll(() => heard.size).toBe(tags.length);
  expect([...heard]).toEqual(tags);
  expect((await sql`select from sign_in_nonces where nonce = ${prefix}`.execute(world.db)).rows).toHaveLength(1);
  stop();
});
