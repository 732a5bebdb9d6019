import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSeason } from '#areas/games/ingest/open-season.command.ts';
import { declareMap } from '#areas/games/seasons/declare-map.command.ts';
import { findMap } from '#areas/games/seasons/maps.repo.ts';
import { inTransaction } from '#db/pool.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { rateLateMatch } from './rate-late-match.command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a match that is rated late, while a season opens, counts in the season that is open then', async () => {
  const name = 'ranked_300-700';
  const known = makeLobby();
  await playMatch(world.context, known);
  await playMatch(world.context, makeLobby({ mapName: name, players: known.players }));
  await declareMap(world.db, { name, rankGroup: 'herald', ratingMin: 300, ratingMax: 700, ratesPlayed: true }, 'x', new Date());
  const map = await findMap(world.db, name);
  if (!map) throw new Error('no map');
  const [{ number } = { number: 0 }] = await rowsOf<{ number: number }>(world.db, 'select max(number) as number from seasons');
  const next = { number: number + 1, name: `Season ${number + 1}`, startsAt: null, keptPercent: 0 };
  let late: Promise<boolean> | undefined;
  await inTransaction(world.db, async (transaction) => {
    await planSeason(transaction, next, 'x', new Date());
    late = rateLateMatch(world.db, map, undefined, new Date(Date.now() + 1000));
    await expect.poll(async () => (await rowsOf(world.db, 'select from pg_locks where not granted')).length).toBeGreaterThan(0);
  });
  await late;
  const rows = await rowsOf(
    world.db,
    `select s.number, count(*)::int as count from rating_changes c join seasons s on s.id = c.season_id
     join matches m on m.id = c.match_id where m.map_name = '${name}' group by 1`,
  );
  expect(rows).toEqual([{ number: number + 1, count: 6 }]);
});
