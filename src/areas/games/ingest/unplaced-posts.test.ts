import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartAnswer } from '#areas/games/protocol/game-match.contract.ts';
import { parkableCalls, type ParkableCall } from '#areas/games/protocol/post.contract.ts';
import { endBody, leaveBody, makeLobby, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { everythingStored, postOutcomes, rowsOf, storedMatch } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = <T = unknown>(path: string, body: unknown, key?: string | null) => post<T>(world.context, path, body, key);
const start = (lobby: Lobby, changes: object = {}) => call<StartAnswer>('game/match_start', startBody(lobby, changes));
const query = (text: string) => rowsOf(world.db, text);
const matchRow = (id: string) => storedMatch(world.db, id);
const outcomes = (id: string) => postOutcomes(world.db, id);
const everything = () => everythingStored(world.db);

describe('a post that fits nowhere is kept with its reason and changes nothing', () => {
  test.each([
    ['a second place 1', 409, (lobby: Lobby) => endBody(lobby, 1, 1), 'That place is already taken'],
    ['place 7', 422, (lobby: Lobby) => endBody(lobby, 1, 7), 'That place does not exist'],
    ['place 0', 422, (lobby: Lobby) => endBody(lobby, 1, 0), 'That place does not exist'],
    ['no place', 422, (lobby: Lobby) => endBody(lobby, 1, 2, { place: null }), 'That place does not exist'],
    ['a player of another match', 409, (lobby: Lobby) => ({ ...endBody(lobby, 1, 2), playerId: '77' }), 'not in this match'],
    [
      'a different end of the same player',
      409,
      (lobby: Lobby) => endBody(lobby, 0, 1, { kills: 99 }),
      'already ended this match differently',
    ],
  ])('%s', async (_, status, make, reason) => {
    const lobby = makeLobby();
    await start(lobby);
    await call('game/end', endBody(lobby, 0, 1));
    const before = await everything();
    const answer = await call('game/end', make(lobby));
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(reason);
    expect(await everything()).toEqual(before);
    const [kept] = await query(`select reason from game_posts where match_id = ${lobby.matchId} and outcome = 'quarantined'`);
    expect(kept?.reason).toContain(reason);
  });

  test('in duo: place 5, a third player on a place, an unknown team on a place, a team on two places', async () => {
    const lobby = makeLobby({ mapName: 'ranked_duo' });
    await start(lobby);
    await call('game/end', endBody(lobby, 0, 1, { teamId: 2 }));
    expect((await call('game/end', endBody(lobby, 1, 5, { teamId: 2 }))).status).toBe(422);
    expect((await call('game/end', endBody(lobby, 2, 1, { teamId: 3 }))).status).toBe(409);
    expect((await call('game/end', endBody(lobby, 1, 2, { teamId: 2 }))).status).toBe(422);
    expect((await call('game/end', endBody(lobby, 1, 1, { teamId: 2 }))).status).toBe(200);
    expect((await call('game/end', endBody(lobby, 2, 1, { teamId: 2 }))).status).toBe(409);
  });

  test('a wrong or missing key stores nothing', async () => {
    const lobby = makeLobby();
    expect((await call('game/match_start', startBody(lobby), 'wrong-key')).status).toBe(401);
    expect((await call('game/match_start', startBody(lobby), null)).status).toBe(401);
    expect(await matchRow(lobby.matchId)).toBeUndefined();
    expect(await outcomes(lobby.matchId)).toEqual([]);
  });

  test.each([
    ['no match id', { matchKey: 'x', playerId: '1' }],
    ['a match id that is none', { matchId: '12x', matchKey: 'x', playerId: '1' }],
    ['no player', { matchId: '12', matchKey: 'x' }],
    ['a player id beyond 32 bits', { matchId: '12', matchKey: 'x', playerId: '76561198000000000' }],
    ['a list instead of a map', []],
    ['no JSON', '{"matchId":'],
  ])('%s is malformed', async (_, body) => {
    expect((await call('game/end', body)).status).toBe(400);
  });

  test('a body over the limit is refused', async () => {
    expect((await call('anal', `[${' '.repeat(3 * 1024 * 1024)}]`)).status).toBe(413);
  });
});

describe('posts in the wrong order', () => {
  test('an end before its start waits, is sent again by the game, and is applied by the start', async () => {
    const lobby = makeLobby();
    const body = endBody(lobby, 0, 1);
    expect((await call('game/end', body)).status).toBe(404);
    expect((await call('game/end', body)).status).toBe(404);
    expect((await call('game/leave', leaveBody(lobby, 1))).status).toBe(404);
    await start(lobby);
    expect(await outcomes(lobby.matchId)).toEqual(['end applied', 'leave applied', 'match_start applied']);
    expect(await call('game/end', body)).toEqual({ status: 200, body: { ratingChange: 40 } });
    expect(
      await query(`select left_at is not null as left from match_players where match_id = ${lobby.matchId} order by slot`),
    ).toMatchObject([{ left: false }, { left: true }, {}, {}, {}, {}]);
  });

  const waiting: Record<ParkableCall, { path: string; body: (lobby: Lobby) => unknown }> = {
    end: { path: 'game/end', body: (lobby) => endBody(lobby, 0, 1) },
    leave: { path: 'game/leave', body: (lobby) => leaveBody(lobby, 0) },
    double_rating: {
      path: 'game/double_rating',
      body: ({ matchId, matchKey, players }) => ({ matchId, matchKey, playerId: players[0], type: 1, cd: 1000 }),
    },
    anal: {
      path: 'anal',
      body: ({ matchId, players, mapName }) => [
        {
          match_id: Number(matchId),
          player_id: Number(players[0]),
          hero_name: 'npc_dota_hero_axe',
          talent: 'call',
          place: 1,
          networth: 500,
          time: 2,
          items: [],
          map_name: mapName,
        },
      ],
    },
    'anal-talents': {
      path: 'anal-talents',
      body: ({ matchId, players, mapName }) => [
        {
          match_id: Number(matchId),
          player_id: Number(players[0]),
          hero_name: 'npc_dota_hero_axe',
          place: 1,
          main_talent: 'call',
          talents: [],
          map_name: mapName,
        },
      ],
    },
  };

  test.each(parkableCalls)('%s before the start waits, and is applied by the start', async (name) => {
    const lobby = makeLobby();
    await query(`insert into players (id, seen_at) values (${lobby.players[0]}, now())`);
    await query(
      `insert into plus_entitlements (player_id, starts_at, expires_at, reason) values (${lobby.players[0]}, now() - interval '1 day', now() + interval '1 day', 'test')`,
    );
    await call(waiting[name].path, waiting[name].body(lobby));
    expect(await outcomes(lobby.matchId)).toEqual([`${name} parked`]);
    await start(lobby);
    expect((await outcomes(lobby.matchId)).toSorted()).toEqual([`${name} applied`, 'match_start applied'].toSorted());
  });

  test('a parked post with another key is refused when its match starts', async () => {
    const lobby = makeLobby();
    await call('game/end', { ...endBody(lobby, 0, 1), matchKey: 'other' });
    await start(lobby);
    expect(await outcomes(lobby.matchId)).toEqual(['end refused', 'match_start applied']);
  });
});
