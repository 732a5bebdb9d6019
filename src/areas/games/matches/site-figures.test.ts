import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerCall } from '#web/server/serve-api.ts';
import { makeLobby, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { figuresApi } from './matches.api.ts';
import type { SiteFigures } from './matches.contract.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function figuresAt(now: Date): Promise<SiteFigures> {
  const [route] = figuresApi;
  if (!route) throw new Error('there is no route');
  const response = await answerCall(
    route,
    { ...world.context, now: () => now },
    new Request(`http://localhost${route.endpoint.path}`),
    {},
    'en',
  );
  return ((await response.json()) as { data: SiteFigures }).data;
}

test('the site counts the finished matches of a day and every player of the season once', async () => {
  const empty = await figuresAt(new Date());
  expect(empty).toEqual({ matchesLastDay: 0, playersThisSeason: 0, heroCount: 36, seasonName: 'Season 14' });

  const lobby = makeLobby();
  await playMatch(world.context, lobby);
  await playMatch(world.context, makeLobby({ players: lobby.players }));
  await playMatch(world.context, makeLobby({ mapName: 'ranked_duo' }));
  await post(world.context, 'game/match_start', startBody(makeLobby()));
  expect(await figuresAt(new Date(Date.now() + 1000))).toMatchObject({ matchesLastDay: 3, playersThisSeason: 14 });
  expect(await figuresAt(new Date(Date.now() + 25 * 3600 * 1000))).toMatchObject({ matchesLastDay: 0, playersThisSeason: 14 });
});
