import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { matchDetails, matchLeaderboard } from '#areas/games/protocol/game-stats.contract.ts';
import type { Output } from '#contract/endpoint.ts';
import { makeLobby, playMatch, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ ORIGIN: 'https://sixfold.example' });
});
afterAll(() => world.close());

const call = <T = unknown>(path: string, body: unknown) => post<T>(world.context, path, body);
const query = (text: string) => rowsOf(world.db, text);
const keyed = ({ matchId, matchKey, players }: Lobby, more: object = {}) => ({ matchId, matchKey, playerId: players[0], ...more });

describe('statistics for the lobby', () => {
  test('match_details gives the record of every requested player, and their last ten matches', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    for (let n = 0; n < 10; n++) await playMatch(world.context, makeLobby({ players: lobby.players }));
    const duo = makeLobby({ mapName: 'ranked_duo', players: [...lobby.players, '1', '2'] });
    await playMatch(world.context, duo);
    const { body } = await call<Output<typeof matchDetails>>('match_details', [lobby.players[5], '555']);
    expect(body[0]).toMatchObject({
      playerId: lobby.players[5],
      matchCount: 11,
      favoriteHero: 'npc_dota_hero_tiny',
      places: { '1': 11, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 },
      heroes: { npc_dota_hero_tiny: { places: { '1': 11 }, kills: 99, deaths: 11, matchCount: 11 } },
      duo: { matchCount: 1, places: { '1': 0, '2': 1, '3': 0, '4': 0 } },
    });
    expect(body[0]?.matches).toHaveLength(10);
    expect(body[0]?.matches[0]).toMatchObject({ heroName: 'npc_dota_hero_tiny', mapName: 'ranked_duo', place: 2, ratingChange: 20 });
    expect(body[0]?.matches[1]).toMatchObject({ mainTalent: 'talent5', kills: 9, deaths: 1, place: 1, duration: 2300.5, endTime: 2300.5 });
    expect(body[1]).toEqual({
      playerId: '555',
      matchCount: 0,
      favoriteHero: null,
      places: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 },
      heroes: {},
      duo: { matchCount: 0, favoriteHero: null, places: { '1': 0, '2': 0, '3': 0, '4': 0 }, heroes: {} },
      matches: [],
    });
    expect((await call('match_details', {})).body).toEqual([]);
  });

  test('match_details leaves out a match in which the player never had a hero: the script reads a name in each', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    await playMatch(world.context, makeLobby({ players: lobby.players }), (index) => (index === 0 ? { heroName: '' } : {}));
    const { body } = await call<Output<typeof matchDetails>>('match_details', [lobby.players[0]]);
    expect(body[0]).toMatchObject({ matchCount: 2, places: { '6': 2 } });
    expect(body[0]?.matches.map(({ heroName }) => heroName)).toEqual(['npc_dota_hero_axe']);
  });

  test('match_leaderboard gives the top of both modes, best first', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    const { body } = await call<Output<typeof matchLeaderboard>>('match_leaderboard', lobby.players);
    expect(body.solo.map(({ rating }) => rating)).toEqual(body.solo.map(({ rating }) => rating).toSorted((a, b) => b - a));
    expect(body.solo).toContainEqual({ playerId: lobby.players[5], rating: 40, favoriteHero: 'npc_dota_hero_tiny', matchCount: 1 });
    expect(Array.isArray(body.duo)).toBe(true);
  });

  test('unranked_stats counts unranked maps separately', async () => {
    const lobby = makeLobby({ mapName: 'unranked' });
    await playMatch(world.context, lobby);
    await playMatch(world.context, makeLobby({ players: lobby.players }));
    expect((await call('game/unranked_stats', { ...keyed(lobby), players: [lobby.players[0], '556'] })).body).toEqual([
      { playerId: lobby.players[0], avgPlace: 6, matchCount: 1, matchCountTotal: 2 },
      { playerId: '556', avgPlace: 0, matchCount: 0, matchCountTotal: 0 },
    ]);
  });

  test('get_offered_talents gives shares of counted matches', async () => {
    const hero = 'npc_dota_hero_abaddon';
    const lobby = makeLobby();
    const before = await query(`select coalesce(sum(matches), 0)::integer as matches from match_day_stats where mode = 'solo'`);
    await playMatch(world.context, lobby, (index) => (index === 0 ? { heroName: hero, mainTalent: 'MIST' } : {}));
    const matches = Number(before[0]?.matches) + 1;
    expect((await call('game/get_offered_talents', { ...keyed(lobby), heroName: [hero, 'npc_dota_hero_none'] })).body).toEqual({
      [hero]: { mist: 1 / matches },
      npc_dota_hero_none: {},
    });
  });
});

describe('data that is recorded after a match', () => {
  const snapshots = ({ matchId, players, mapName }: Lobby) =>
    players.flatMap((player_id, index) =>
      [0, 0, 2, 5].map((time) => ({
        player_id,
        match_id: matchId,
        place: 6 - index,
        hero_name: 'npc_dota_hero_axe',
        main_talent: 'call',
        networth: 500.5 + time,
        time,
        items: ['item_blink'],
        map_name: mapName,
      })),
    );
  const talents = ({ matchId, players, mapName }: Lobby) =>
    Object.fromEntries(
      players.map((player_id, index) => [
        String(index),
        {
          player_id: Number(player_id),
          match_id: Number(matchId),
          map_name: mapName,
          hero_name: 'npc_dota_hero_axe',
          place: 1,
          main_talent: 'call',
          talents: [{ picked_talent: 'modifier_a', rarity: 'gray', pick_number: 1, offered_talents: ['modifier_a', 'modifier_b'] }],
        },
      ]),
    );

  test.each([
    ['anal', snapshots, 'match_snapshots', 24],
    ['anal-talents', talents, 'match_talent_picks', 6],
  ] as const)('%s is kept once, even if it arrives before the start', async (path, make, table, count) => {
    const lobby = makeLobby();
    const stored = () => query(`select * from ${table} where match_id = ${lobby.matchId} order by player_id, position`);
    expect(await call(path, make(lobby))).toEqual({ status: 200, body: {} });
    expect(await stored()).toEqual([]);
    await call('game/match_start', startBody(lobby));
    const kept = await stored();
    expect(kept).toHaveLength(count);
    expect(await call(path, make(lobby))).toEqual({ status: 200, body: {} });
    expect(await stored()).toEqual(kept);
  });

  test('rows of players who were not in the match are kept aside unchanged', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    expect((await call('anal', snapshots({ ...lobby, players: [...lobby.players.slice(1), '9'] }))).status).toBe(409);
    expect(await query(`select 1 from match_snapshots where match_id = ${lobby.matchId}`)).toEqual([]);
    expect(await query(`select outcome from game_posts where match_id = ${lobby.matchId} and call = 'anal'`)).toEqual([
      { outcome: 'quarantined' },
    ]);
  });

  test.each(['anal', 'anal-talents'])('%s accepts an empty list in either form and refuses rows that it cannot read', async (path) => {
    expect(await call(path, [])).toEqual({ status: 200, body: {} });
    expect(await call(path, {})).toEqual({ status: 200, body: {} });
    expect((await call(path, [{ player_id: 1 }])).status).toBe(400);
  });
});

describe('account calls answer in their real shape', () => {
  test.each([
    ['/leaderboard', '/leaderboard'],
    ['/?popup=shards', '/?popup=shards'],
    ['https://sixfold.example/players/5?lang=en', '/players/5?lang=en'],
    ['https://dota1x6.com/?popup=dota_plus', '/?popup=dota_plus'],
    ['https://stats.dota1x6.com/players/7', '/players/7'],
    ['http://dota1x6.com', '/'],
    ['https://dota1x6.com.evil.example/leaderboard', '/'],
    ['https://evil.example/', '/'],
    ['https://sixfold.example.evil.example/', '/'],
    ['https://sixfold.example//evil.example', '/'],
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/auth/logout', '/'],
    [undefined, '/'],
  ])('login to %s gives a link to %s, which does not sign in in a test lobby', async (redirectUrl, path) => {
    const lobby = makeLobby();
    const { body } = await call<{ url: string }>('game/login', keyed(lobby, { redirectUrl }));
    expect(body.url).toMatch(new RegExp(`^https://sixfold\\.example/api/auth/link\\?code=${lobby.players[0]}-[\\w-]{43}$`));
    expect(await query(`select path from login_links where player_id = ${lobby.players[0]}`)).toEqual([{ path }]);
    expect((await call('game/login', keyed(lobby, { redirectUrl, matchId: '0' }))).body).toEqual({ url: `https://sixfold.example${path}` });
  });

  test('payment gives a link that signs in and opens the popup of the product', async () => {
    const lobby = makeLobby();
    const path = '/?popup=payment_method&productId=a+b%26c';
    const { body } = await call<{ url: string }>('game/payment', keyed(lobby, { productId: 'a b&c' }));
    expect(body.url).toMatch(new RegExp(`^https://sixfold\\.example/api/auth/link\\?code=${lobby.players[0]}-[\\w-]{43}$`));
    expect(await query(`select path from login_links where player_id = ${lobby.players[0]}`)).toEqual([{ path }]);
    expect((await call('game/payment', keyed(lobby, { productId: 'a b&c', matchId: '0' }))).body).toEqual({
      url: `https://sixfold.example${path}`,
    });
  });

  test('spending more than the balance is refused', async () => {
    const lobby = makeLobby();
    const spend = keyed(lobby, { productId: 5, isItem: true, amount: 100, count: 1 });
    expect((await call('game/shards_expense', spend)).status).toBe(409);
    expect((await call('game/shards_expense', spend)).status).toBe(409);
    expect(await query(`select outcome from game_posts where match_id = ${lobby.matchId}`)).toEqual([{ outcome: 'refused' }]);
  });

  test('get_item_builds for a hero without data answers empty tables', async () => {
    expect((await call('game/get_item_builds', keyed(makeLobby(), { heroName: 'npc_dota_hero_axe' }))).body).toEqual({
      talentBuilds: {},
      talentNames: [],
    });
  });

  test.each(['item_builds', 'http-errors'])('%s is kept once and gets an empty answer', async (path) => {
    const lobby = makeLobby();
    const body = {
      ...keyed(lobby),
      cd: 60_000,
      Url: 'x',
      StatusCode: 500,
    };
    expect(await call(`game/${path}`, body)).toEqual({ status: 200, body: {} });
    expect(await call(`game/${path}`, body)).toEqual({ status: 200, body: {} });
    expect(await query(`select call, outcome from game_posts where match_id = ${lobby.matchId}`)).toEqual([
      { call: path, outcome: 'applied' },
    ]);
    expect(await call(`game/${path}`, { ...body, matchId: '0' })).toEqual({ status: 200, body: {} });
  });
});
