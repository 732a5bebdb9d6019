import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLobby, post, startBody } from '../../../../tests/kits/game-server.ts';
import { storedMatch } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

describe('a map decides the mode, the rank group and whether ratings change', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test.each([
    ['ranked_0-800', 'solo', 'herald', true],
    ['ranked_0-500_start', 'solo', 'herald', true],
    ['ranked_0-500', 'solo', 'herald', true],
    ['ranked_500-800', 'solo', 'legend', true],
    ['ranked_500-1000', 'solo', 'legend', true],
    ['ranked_500-x', 'solo', 'legend', true],
    ['ranked_duo', 'duo', 'legend', true],
    ['ranked_800-1200', 'solo', 'immortal', true],
    ['ranked_800-x', 'solo', 'immortal', true],
    ['ranked_1000-x', 'solo', 'immortal', true],
    ['ranked_1200-x', 'solo', 'immortal', true],
    ['unranked', 'solo', 'unranked', false],
    ['never_seen', 'solo', 'unranked', false],
    ['never_seen_Duo_map', 'duo', 'unranked', false],
    ['', 'solo', 'unranked', false],
  ])('%s', async (mapName, mode, rankGroup, isRanked) => {
    const lobby = makeLobby();
    expect((await post(world.context, 'game/match_start', startBody({ ...lobby, mapName }))).status).toBe(200);
    expect(await storedMatch(world.db, lobby.matchId)).toMatchObject({ mode, rank_group: rankGroup, is_ranked: isRanked });
  });
});
