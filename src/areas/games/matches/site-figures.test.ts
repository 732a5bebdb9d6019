import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDueSeason, planSeason } from '#areas/games/ingest/open-season.command.ts';
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

test('the site counts the finished matches of a day, and every player of the season once', async () => {
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

test('the figures move to a due season when it is opened, as the matches do', async () => {
  const now = new Date();
  const startsAt = new Date(now.getTime() + 60_000);
  await planSeason(world.db, { number: 15, name: 'Season 15', startsAt, keptPercent: 100 }, 'x', now);
  expect(await figuresAt(startsAt)).toMatchObject({ seasonName: 'Season 14', playersThisSeason: 14 });
  await openDueSeason(world.db, startsAt);
  expect(await figuresAt(startsAt)).toMatchObject({ seasonName: 'Season 15', playersThisSeason: 0 });
});
