import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up as restoreSettings } from '../../migrations/0009_lost_settings.ts';
import { rowsOf } from '../../tests/kits/stored.ts';
import { openWorld, type World } from '../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const mine = { subData: { volume: 7, hidden: ['tip'] } };
const script = { subData: { volume: 100, hidden: [] } };
/** Lua writes keys in any order, and an empty table as either an object or an array. */
const scriptTurned = { subData: { hidden: [], volume: 100 } };

async function player(id: number, leaves: readonly unknown[]): Promise<void> {
  await rowsOf(world.db, `insert into players (id, seen_at) values (${id}, now())`);
  for (const [index, savedData] of leaves.entries()) {
    const body = JSON.stringify({ matchId: '1', playerId: String(id), savedData }).replaceAll("'", "''");
    await rowsOf(
      world.db,
      `insert into game_posts values (${900 + index}, 'leave', '${id}-${index}', ${id}, '${body}', 'applied', null, now() + interval '${index} seconds')`,
    );
  }
  const last = leaves.findLast((saved) => saved !== null);
  if (last !== undefined)
    await rowsOf(world.db, `insert into player_states (player_id, saved_data) values (${id}, '${JSON.stringify(last)}')`);
}

test('settings that the game’s script stored as its own defaults are restored, and chosen ones stay', async () => {
  await player(1, [mine, { subData: { volume: 9 } }, script]);
  await player(2, [script]);
  await player(3, [scriptTurned]);
  await player(4, [mine]);
  await player(5, [{ subData: { volume: 3 } }, { subData: {} }]);
  await player(6, [{ subData: { volume: 4 } }, { subData: { volume: 5 } }]);
  await player(7, [null]);
  for (let n = 0; n < 2; n++) await restoreSettings(world.db as unknown as Kysely<unknown>);
  const rows = await rowsOf<{ id: number; saved: string }>(
    world.db,
    'select player_id as id, saved_data as saved from player_states order by 1',
  );
  expect(rows.map(({ id, saved }) => [id, JSON.parse(saved)])).toEqual([
    [1, { subData: { volume: 9 } }],
    [2, script],
    [3, scriptTurned],
    [4, mine],
    [5, { subData: { volume: 3 } }],
    [6, { subData: { volume: 5 } }],
  ]);
});
