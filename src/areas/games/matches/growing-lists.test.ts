import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playersApi } from '#areas/players/players/players.api.ts';
import type { Paged } from '#contract/pager.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { makeLobby, orderlyEnd, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { matchesApi } from './matches.api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { get } = askApi(() => world.context, [...matchesApi, ...playersApi]);

describe('pages of a list that grows while someone reads it', () => {
  type Found = { matchId: number };
  const read = async (address: string) => (await get<Paged<Found> & { endedBy?: number }>(address)).data;
  const idsOf = ({ values }: Paged<Found>) => values.map(({ matchId }) => matchId);
  const playAgain = async (players: string[]) => {
    const lobby = makeLobby({ players });
    await playMatch(world.context, lobby);
    return Number(lobby.matchId);
  };

  test.each([
    ['the matches of a player', ([one]: string[]) => `matches/history?playerId=${one}`],
    ['the matches of a profile', ([one]: string[]) => `players/profile?playerId=${one}`],
    ['the matches of two players', ([one, two]: string[]) => `players/common?playerId=${one}&otherId=${two}`],
  ])('neither repeat nor lose %s up to the first row of page 1', async (_, listOf) => {
    const { players } = makeLobby();
    const list = `${listOf(players)}&count=2`;
    const readList = async (rest: string) => {
      const data = await read(list + rest);
      return 'games' in data ? (data.games as typeof data) : data;
    };
    const played: number[] = [];
    for (let n = 0; n < 5; n++) played.unshift(await playAgain(players));
    const first = await readList('');
    const shown = idsOf(first);
    const running = makeLobby({ players });
    await post(world.context, 'game/match_start', startBody(running));
    played.unshift(await playAgain(players), Number(running.matchId));
    const until = `&until=${shown[0]}`;
    for (const page of [2, 3]) {
      const data = await readList(`&page=${page}${until}`);
      expect(data).toMatchObject({ totalCount: 5, totalPages: 3, isLastPage: page === 3 });
      shown.push(...idsOf(data));
    }
    expect(shown).toEqual(played.slice(2));
    expect(idsOf(await readList(until))).toEqual(idsOf(first));
    expect((await readList(`&page=4${until}`)).values).toEqual([]);
    // An unknown match leaves the list as it is.
    for (const unknown of ['', '&until=5', '&until=9223372036854775806'])
      expect(await readList(`&page=2${unknown}`)).toEqual(await readList('&page=2'));
    expect((await readList('')).totalCount).toBe(7);
  });

  test('neither repeat nor lose the matches with a hero, although a match that began earlier may end later', async () => {
    const begin = async () => {
      const lobby = makeLobby();
      await post(world.context, 'game/match_start', startBody(lobby));
      return lobby;
    };
    const end = async (lobby: ReturnType<typeof makeLobby>) => {
      for (const index of lobby.players.keys()) {
        const hero = index === 0 ? { heroName: 'npc_dota_hero_wisp' } : {};
        await post(world.context, 'game/end', orderlyEnd(lobby, index, hero));
      }
      return Number(lobby.matchId);
    };
    const older = [await end(await begin()), await end(await begin())];
    const long = await begin();
    const longer = await begin();
    const middle = await end(await begin());
    const quick = [await end(await begin()), await end(await begin())];
    // It began before everything that page 1 shows, and ended after it.
    const whole = [...quick.toReversed(), middle, await end(long), ...older.toReversed()];
    const list = 'matches/search?heroName=wisp&count=2';
    const first = await read(list);
    await end(longer);
    await end(await begin());
    const shown = idsOf(first);
    for (const page of [2, 3]) {
      const data = await read(`${list}&page=${page}&endedBy=${first.endedBy}`);
      expect(data).toMatchObject({ totalCount: 6, totalPages: 3, isLastPage: page === 3, endedBy: first.endedBy });
      shown.push(...idsOf(data));
    }
    expect(shown).toEqual(whole);
    expect((await read(list)).totalCount).toBe(8);
    expect(await read(`${list}&endedBy=5`)).toMatchObject({ totalCount: 0, values: [] });
    expect(await read('matches/search?heroName=nobody')).toMatchObject({ totalCount: 0, endedBy: null, values: [] });
    expect((await get(`${list}&endedBy=then`)).status).toBe(400);
  });
});
