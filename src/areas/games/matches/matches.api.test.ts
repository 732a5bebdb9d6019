import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveApi } from '#areas/games/live/live.api.ts';
import type { LiveMatch } from '#areas/games/live/live.contract.ts';
import { playersApi } from '#areas/players/players/players.api.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { endBody, leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { matchesApi } from './matches.api.ts';
import type { HistoryRow, MatchDetail, MatchShort } from './matches.contract.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Paged<T> = { totalCount: number; totalPages: number; isLastPage: boolean; values: T[] };
const { ask, get } = askApi(() => world.context, [...matchesApi, ...liveApi, ...playersApi]);

describe('a match', () => {
  test('is shown whole, players by place', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby, (index) =>
      index === 5 ? { killer: 'x', ReceivedDamages: { '1': { HeroName: 'npc_dota_hero_sven', Physical: 10, Magical: 5, Pure: 1 } } } : {},
    );
    const { data } = await get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`);
    expect(data.meta).toEqual({
      map: 'ranked_0-800',
      rankGroup: 'herald',
      season: 'Season 14',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      isFinished: true,
      isAbandoned: false,
      isCalledOff: false,
      whyUncounted: null,
      durationAtSeconds: 2301,
      isDuo: false,
      averageRating: 0,
      isArchived: false,
    });
    expect(data.players.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(data.players[0]).toEqual({
      id: Number(lobby.players[5]),
      name: 'Player 5',
      avatarUrl: null,
      stream: null,
      teamId: 5,
      place: 1,
      isFinished: true,
      isLeaver: false,
      heroName: 'npc_dota_hero_tiny',
      talents: { main: 'talent5', secondMain: null, purpleCount: 2, blueCount: 4, whiteCount: 6 },
      kills: 9,
      deaths: 1,
      assists: 2,
      level: 25,
      networth: 20_005,
      lastHits: 200,
      aggregatedDealtDamage: { total: 1751, physical: 1001, magical: 500, pure: 250 },
      aggregatedReceivedDamage: { total: 16, physical: 10, magical: 5, pure: 1 },
      receivedDamages: [{ heroName: 'npc_dota_hero_sven', damage: { total: 16, physical: 10, magical: 5, pure: 1 } }],
      towerDamage: 1500,
      items: ['item_blink', 'item_black_king_bar', 'item_ultimate_scepter'],
      ratingStart: 0,
      ratingChange: 40,
      ratingAfter: 40,
      ratingByPlace: null,
      isDoubleRating: false,
      endAtSeconds: 2301,
      towerPosition: 6,
    });
    expect(data.picks).toHaveLength(6);
    expect(data.picks[0]).toEqual({ heroName: 'npc_dota_hero_axe', number: 1, ban: 'npc_dota_hero_ban0' });
    expect(data.picks[5]).toEqual({ heroName: 'npc_dota_hero_tiny', number: 6, ban: 'npc_dota_hero_ban5' });
  });

  test('that is not finished shows the players who are still alive first', async () => {
    const lobby = makeLobby();
    await post(world.context, 'game/match_start', startBody(lobby));
    await post(world.context, 'game/end', endBody(lobby, 0, 6));
    await post(world.context, 'game/leave', leaveBody(lobby, 1));
    const { data } = await get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`);
    expect(data.meta).toMatchObject({ isFinished: false, durationAtSeconds: null });
    expect(data.players.map(({ id, isFinished, place }) => [lobby.players.indexOf(String(id)), isFinished, place])).toEqual([
      [2, false, null],
      [3, false, null],
      [4, false, null],
      [5, false, null],
      [0, true, 6],
      [1, true, null],
    ]);
    expect(data.players[0]).toMatchObject({ heroName: null, kills: null, ratingStart: 0, ratingChange: null, aggregatedDealtDamage: null });
    const short = await get<MatchShort>(`matches/short?dotaMatchId=${lobby.matchId}`);
    expect(short.data).toMatchObject({ isFinished: false, heroes: ['npc_dota_hero_axe'], endAtSeconds: null });
    const live = await get<LiveMatch[]>('matches/live');
    expect(live.data[0]).toMatchObject({ matchId: Number(lobby.matchId), isDuo: false, averageRating: 0 });
    expect(live.data[0]?.players[0]).toEqual({
      playerId: Number(lobby.players[0]),
      nickname: 'Player 0',
      avatarUrl: null,
      heroName: 'npc_dota_hero_axe',
      place: 6,
      isFinished: true,
      stream: null,
      chances: null,
    });
  });

  test('whose server died is abandoned after three hours, unless a late end finishes it', async () => {
    const lobby = makeLobby();
    const startedAt = Date.now();
    await post(world.context, 'game/match_start', startBody(lobby));
    for (let index = 0; index < 5; index++) await post(world.context, 'game/end', orderlyEnd(lobby, index));
    const [player = ''] = lobby.players;
    const states = async () => {
      const [whole, short, history, common, live] = await Promise.all([
        get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`),
        get<MatchShort>(`matches/short?dotaMatchId=${lobby.matchId}`),
        get<Paged<HistoryRow>>(`matches/history?playerId=${player}`),
        get<Paged<HistoryRow>>(`players/common?playerId=${player}&otherId=${lobby.players[1]}`),
        get<LiveMatch[]>('matches/live'),
      ]);
      const isLive = live.data.some((each) => String(each.matchId) === lobby.matchId);
      return [whole.data.meta, short.data, history.data.values[0], common.data.values[0]].map((each) => each?.isAbandoned).concat(isLive);
    };
    const { now } = world.context;
    world.context.now = () => new Date(startedAt + 179 * 60_000);
    expect(await states()).toEqual([false, false, false, false, true]);
    world.context.now = () => new Date(startedAt + 181 * 60_000);
    expect(await states()).toEqual([true, true, true, true, false]);
    await post(world.context, 'game/end', orderlyEnd(lobby, 5));
    expect(await states()).toEqual([false, false, false, false, false]);
    world.context.now = now;
  });

  test('lists each destroyed building once, with every player who pushed', async () => {
    const lobby = makeLobby({ mapName: 'ranked_duo' });
    const victim = lobby.players[0];
    await playMatch(world.context, lobby, (index) => {
      if (index === 2) return { buildingsDestroyed: [{ pushedPlayerIds: [victim], type: 'tower', time: 600.2 }] };
      if (index === 3)
        return {
          buildingsDestroyed: {
            '1': { pushedPlayerIds: [victim], type: 'Tower', time: 600.9 },
            '2': { pushedPlayerIds: [], type: 'green_shrine', time: 100 },
          },
        };
      return {};
    });
    const { data } = await get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`);
    expect(data.buildingsDestroyed).toEqual([
      { pusherHeroes: ['npc_dota_hero_luna'], type: 'green_shrine', pushedHeroes: [], pushedAtSeconds: 100 },
      {
        pusherHeroes: ['npc_dota_hero_sven', 'npc_dota_hero_luna'],
        type: 'tower',
        pushedHeroes: ['npc_dota_hero_axe'],
        pushedAtSeconds: 600.2,
      },
    ]);
  });

  test('beyond 2^53 keeps its exact id in every answer', async () => {
    const lobby = makeLobby({ matchId: '9223372036854775807' });
    await playMatch(world.context, lobby);
    for (const address of [
      'matches?dotaMatchId=9223372036854775807',
      'matches/short?dotaMatchId=9223372036854775807',
      `matches/history?playerId=${lobby.players[0]}`,
    ]) {
      expect((await ask(address)).text).toContain('"matchId":9223372036854775807,');
    }
  });

  test('that does not exist gets an answer without data', async () => {
    expect(await get('matches?dotaMatchId=5')).toEqual({ status: 200, data: null, errors: [{ text: 'Match not found' }], hasErrors: true });
    expect(await get('matches/short?dotaMatchId=9223372036854775807123')).toMatchObject({ status: 400, data: null, hasErrors: true });
  });

  test.each([
    '',
    '?dotaMatchId=',
    '?dotaMatchId=0',
    '?dotaMatchId=1e5',
    '?dotaMatchId=-1',
    '?dotaMatchId=1.5',
    '?dotaMatchId=9223372036854775808',
  ])('requested as %j is malformed', async (query) => {
    expect((await get(`matches${query}`)).status).toBe(400);
    expect((await get(`matches/short${query}`)).status).toBe(400);
  });
});

test('a stream sends the match now and after every end, and stops when it is finished', async () => {
  const lobby = makeLobby();
  await post(world.context, 'game/match_start', startBody(lobby));
  const { response } = await ask(`matches/stream?dotaMatchId=${lobby.matchId}`);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const ended: number[] = [];
  let isFinished = false;
  let lastId = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      const line = /^data: (\{.*)$/m.exec(Buffer.from(chunk).toString())?.[1];
      if (line === undefined) continue;
      const state = JSON.parse(line) as MatchDetail;
      lastId = /^id: (.*)$/m.exec(Buffer.from(chunk).toString())?.[1] ?? '';
      ended.push(state.players.filter((player) => player.isFinished).length);
      isFinished = state.meta.isFinished;
    }
  })();
  for (const index of lobby.players.keys()) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await post(world.context, 'game/end', orderlyEnd(lobby, index));
  }
  await reading;
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(isFinished).toBe(true);
  // An EventSource reconnects by itself, unless the answer says that there is nothing.
  const again = await ask(`matches/stream?dotaMatchId=${lobby.matchId}`, { 'last-event-id': lastId });
  expect([again.response.status, again.response.body]).toEqual([204, null]);
  const unknown = await ask('matches/stream?dotaMatchId=6');
  expect(await unknown.response.json()).toMatchObject({ data: null, hasErrors: true });
});

test.each(['first', 'second'])('a match left early and safely is called off: the first to leave, sent %s, is its leaver', async (told) => {
  const lobby = makeLobby();
  await post(world.context, 'game/match_start', startBody(lobby));
  for (const index of [...(told === 'first' ? [2, 0] : [0, 2]), 1, 3, 4, 5])
    await post(world.context, 'game/leave', leaveBody(lobby, index, { isSafeToLeave: true, leaveTime: index === 2 ? 40 : 55 }));
  const { data } = await get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`);
  expect(data.meta).toMatchObject({ isFinished: true, isCalledOff: true, isAbandoned: false, whyUncounted: 'earlyLeave' });
  expect(data.players.filter(({ isLeaver }) => isLeaver).map(({ id }) => id)).toEqual([Number(lobby.players[2])]);
  const history = await get<{ values: HistoryRow[] }>(`matches/history?playerId=${lobby.players[1]}`);
  expect(history.data.values[0]).toMatchObject({ isCalledOff: true, isFinished: true, place: null, ratingChange: null });
});

test('the rating after a match is the one that its end left, also for a player who left another match that ended meanwhile', async () => {
  const left = makeLobby();
  await post(world.context, 'game/match_start', startBody(left));
  await post(world.context, 'game/leave', leaveBody(left, 0));
  const next = makeLobby({ players: [left.players[0] ?? '', ...makeLobby().players.slice(1)] });
  await post(world.context, 'game/match_start', startBody(next));
  await post(world.context, 'game/end', endBody(left, 0, 1));
  const shown = async () => {
    const { data } = await get<MatchDetail>(`matches?dotaMatchId=${next.matchId}`);
    return data.players.find(({ id }) => String(id) === left.players[0]);
  };
  expect(await shown()).toMatchObject({ ratingStart: 0, ratingChange: null, ratingAfter: null });
  await post(world.context, 'game/end', endBody(next, 0, 2));
  expect(await shown()).toMatchObject({ ratingStart: 0, ratingChange: 30, ratingAfter: 70 });
});

test('in a match that was called off before its start arrived, too, only the first player to leave is a leaver', async () => {
  const lobby = makeLobby();
  for (const index of [2, 0, 1, 3, 4, 5])
    await post(world.context, 'game/leave', leaveBody(lobby, index, { isSafeToLeave: true, leaveTime: index === 2 ? 40 : 55 }));
  await post(world.context, 'game/match_start', startBody(lobby));
  const { data } = await get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`);
  expect(data.meta).toMatchObject({ isFinished: true, isCalledOff: true });
  expect(data.players.filter(({ isLeaver }) => isLeaver).map(({ id }) => id)).toEqual([Number(lobby.players[2])]);
});

test.each([
  [null, {}, {}],
  ['unranked', { mapName: 'unranked' }, {}],
  ['cheats', {}, { isCheatsMode: true }],
  ['smallLobby', { players: makeLobby().players.slice(1) }, {}],
] as const)('a match says why it does not count: %s', async (whyUncounted, changes, start) => {
  const lobby = makeLobby(changes);
  await post(world.context, 'game/match_start', startBody(lobby, start));
  for (const index of lobby.players.keys()) await post(world.context, 'game/end', orderlyEnd(lobby, index));
  expect((await get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`)).data.meta).toMatchObject({ isFinished: true, whyUncounted });
  const history = await get<{ values: HistoryRow[] }>(`matches/history?playerId=${lobby.players[0]}`);
  expect(history.data.values[0]).toMatchObject({ isCalledOff: false, whyUncounted });
});

test.each([
  ['cheats', {}, { isCheatsMode: true }],
  ['smallLobby', { players: makeLobby().players.slice(1) }, {}],
  ['unranked', { mapName: 'unranked', players: makeLobby().players.slice(1) }, {}],
] as const)(
  'a match whose script posts no ends, only that every player goes, is not called off, and nobody left it: %s',
  async (why, changes, start) => {
    const lobby = makeLobby(changes);
    await post(world.context, 'game/match_start', startBody(lobby, start));
    for (const index of lobby.players.keys())
      await post(world.context, 'game/leave', leaveBody(lobby, index, { isSafeToLeave: true, leaveTime: 1800 + index }));
    const { data } = await get<MatchDetail>(`matches?dotaMatchId=${lobby.matchId}`);
    expect(data.meta).toMatchObject({ isFinished: true, isCalledOff: false, whyUncounted: why });
    expect(data.players.filter(({ isLeaver }) => isLeaver)).toEqual([]);
    expect((await get<MatchShort>(`matches/short?dotaMatchId=${lobby.matchId}`)).data).toMatchObject({
      isFinished: true,
      isCalledOff: false,
    });
    const history = await get<{ values: HistoryRow[] }>(`matches/history?playerId=${lobby.players[0]}`);
    expect(history.data.values[0]).toMatchObject({ isCalledOff: false, whyUncounted: why, place: null });
  },
);
