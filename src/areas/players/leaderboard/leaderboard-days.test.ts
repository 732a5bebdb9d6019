import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { makeLobby, playMatch } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { listTopPlayers } from './leaderboard.repo.ts';
import { takeLeaderboardDay } from './take-leaderboard-day.command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const now = new Date('2026-11-25T00:01:00+03:00');
const places = () => rowsOf(world.db, 'select * from leaderboard_days order by mode, place, player_id');

test('the table of a day is from a single moment, and the arrows compare with it as long as it is yesterday’s', async () => {
  await playMatch(world.context, makeLobby());
  await takeLeaderboardDay(world.db, now);
  const taken = await places();
  expect(taken).toHaveLength(6);
  await playMatch(world.context, makeLobby());
  await takeLeaderboardDay(world.db, now);
  expect(await places()).toEqual(taken);

  const arrows = async (days: number) =>
    (await listTopPlayers(world.db, 'solo', new Date(now.getTime() + days * DAY_MS))).filter(({ placeChange }) => placeChange !== null)
      .length;
  expect([await arrows(0), await arrows(1), await arrows(2)]).toEqual([6, 6, 0]);
});
