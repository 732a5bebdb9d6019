import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../../../migrations/0010_seasons_and_maps.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('an older database has its seasons open, a future one planned, and lists the unknown maps that were played', async () => {
  await playMatch(world.context, makeLobby({ mapName: 'ranked_500-1100' }));
  await playMatch(world.context, makeLobby({ mapName: 'ranked_duo_night' }));
  await playMatch(world.context, makeLobby());
  for (const change of [
    'drop index matches_unrated',
    'delete from game_maps where not is_declared',
    'alter table game_maps drop column is_declared, drop column declared_at, drop column late_rating',
    'alter table seasons drop column is_planned, drop column kept_percent',
    `insert into seasons values (15, 15, 'Season 15', now() + interval '1 day', null)`,
  ])
    await rowsOf(world.db, change);
  await up(world.db as never);
  expect(await rowsOf(world.db, 'select number, is_planned, kept_percent from seasons order by number')).toEqual([
    { number: 14, is_planned: false, kept_percent: 100 },
    { number: 15, is_planned: true, kept_percent: 100 },
  ]);
  expect(await rowsOf(world.db, 'select name, mode, is_ranked, late_rating from game_maps where not is_declared order by name')).toEqual([
    { name: 'ranked_500-1100', mode: 'solo', is_ranked: false, late_rating: null },
    { name: 'ranked_duo_night', mode: 'duo', is_ranked: false, late_rating: null },
  ]);
  expect((await rowsOf(world.db, 'select 1 from game_maps where is_declared')).length).toBe(12);
});
