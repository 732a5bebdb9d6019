import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { end, type StartAnswer } from '#areas/games/protocol/game-match.contract.ts';
import { endBody, leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { everythingStored, rowsOf, storedMatch } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { endDigest } from './end-player.command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = <T = unknown>(path: string, body: unknown, key?: string | null) => post<T>(world.context, path, body, key);
const start = (lobby: Lobby, changes: object = {}) => call<StartAnswer>('game/match_start', startBody(lobby, changes));
const query = (text: string) => rowsOf(world.db, text);
const matchRow = (id: string) => storedMatch(world.db, id);
const everything = () => everythingStored(world.db);

describe('a match is played', () => {
  test('a solo match finishes with its last end and books the ratings', async () => {
    const lobby = makeLobby();
    const changes = await playMatch(world.context, lobby);
    expect(changes).toEqual([0, 0, 0, 10, 30, 40]);
    const match = await matchRow(lobby.matchId);
    expect(match).toMatchObject({ is_counted: true, is_stats: true, mode: 'solo', rank_group: 'herald', duration_seconds: 2300.5 });
    expect(match?.finished_at).toBeInstanceOf(Date);
    const [winner] = await query(`select * from match_players where match_id = ${lobby.matchId} and place = 1`);
    expect(winner).toMatchObject({
      hero: 'npc_dota_hero_tiny',
      talent: 'talent5',
      networth: 20_005,
      gpm: 805.5,
      dealt_physical: 1001,
      dealt_magical: 500,
      dealt_pure: 250,
      received_physical: 100,
      received_magical: 20,
      items: ['item_blink', 'item_black_king_bar', 'item_ultimate_scepter'],
      bans: ['npc_dota_hero_ban5'],
      is_counted: true,
    });
    expect(winner?.extra).toMatchObject({ totalBuffs: [], Penalty: 0 });
    const [player] = await query(`select nickname from players where id = ${lobby.players[5]}`);
    expect(player?.nickname).toBe('Player 5');
  });

  test('the two players of a team share a place in a duo match', async () => {
    const lobby = makeLobby({ mapName: 'ranked_duo' });
    await playMatch(world.context, lobby);
    const again = { ...makeLobby({ mapName: 'ranked_duo' }), players: lobby.players.toReversed() };
    expect(await playMatch(world.context, again)).toEqual([-40, -40, -20, -20, 20, 20, 40, 40]);
    expect(await matchRow(again.matchId)).toMatchObject({ is_counted: true, mode: 'duo', average_rating: 15 });
  });

  test('a rating never falls below 0, and the answer tells the change that was applied', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    const again = makeLobby({ players: lobby.players.toReversed() });
    // The ratings are now 40, 30, 10, 0, 0, 0 and this time they end in the other order.
    expect(await playMatch(world.context, again)).toEqual([-40, -30, -10, 10, 30, 40]);
  });

  test('the same end sent again gets the same number and changes nothing, even with its fields in another order', async () => {
    const lobby = makeLobby();
    await start(lobby);
    const body = endBody(lobby, 0, 1);
    const first = await call('game/end', body);
    expect(first.body).toEqual({ ratingChange: 40 });
    const before = await everything();
    expect(await call('game/end', body)).toEqual(first);
    const reordered = Object.fromEntries(Object.entries({ ...body, completedAchievements: [], buildingsDestroyed: {} }).toReversed());
    expect(await call('game/end', reordered)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('a release that reads one more field treats the end as the same, whether the post has the field or not', () => {
    const read = v.parse(end.input, endBody(makeLobby(), 0, 1, { RunesCount: 3 }));
    const { RunesCount: _, ...extra } = read.extra;
    expect(endDigest(Object.assign({}, read, { extra }))).toBe(endDigest(read));
    expect(endDigest(Object.assign({}, read, { Wards: null }))).toBe(endDigest(read));
    expect(endDigest(Object.assign({}, read, { RunesCount: 4 }))).not.toBe(endDigest(read));
  });

  test.each([
    ['unranked', {}],
    ['old_test_map', {}],
    ['ranked_0-800', { isCheatsMode: true }],
  ])('no rating changes and nothing is counted on %s with %j', async (mapName, changes) => {
    const lobby = makeLobby({ mapName });
    await start(lobby, changes);
    for (const index of lobby.players.keys()) expect((await call('game/end', orderlyEnd(lobby, index))).body).toEqual({ ratingChange: 0 });
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_counted: false });
    expect(await query(`select 1 from rating_changes where match_id = ${lobby.matchId}`)).toEqual([]);
    expect(await query(`select 1 from player_modes where player_id = ${lobby.players[0]} and games > 0`)).toEqual([]);
  });

  test('odd numbers are read, absent fields are allowed and unknown ones are kept', async () => {
    const lobby = makeLobby();
    await start(lobby);
    const { status } = await call('game/end', {
      matchId: Number(lobby.matchId),
      matchKey: lobby.matchKey,
      playerId: Number(lobby.players[0]),
      place: '6',
      kills: '3.0',
      deaths: -1,
      networth: 'nan',
      items: {},
      DealtDamages: {},
      ReceivedDamages: { '1': { HeroName: 'npc_dota_hero_axe', Physical: '5', Magical: null } },
      playerName: 'a\u0000b\ud800',
      heroName: 'NPC_DOTA_HERO_AXE',
      newField: { text: 'x\u0000', lone: '\udc00' },
    });
    expect(status).toBe(200);
    const [row] = await query(`select * from match_players where match_id = ${lobby.matchId} and place = 6`);
    expect(row).toMatchObject({
      kills: 3,
      deaths: 0,
      networth: 0,
      items: [],
      hero: 'npc_dota_hero_axe',
      received_physical: 5,
      received_magical: 0,
      extra: { newField: { text: 'x', lone: '\ufffd' } },
    });
  });
});

describe('players leave', () => {
  test('a match is over when all players have ended or left, and a late end still counts once', async () => {
    const lobby = makeLobby();
    await start(lobby);
    await call('game/leave', leaveBody(lobby, 0));
    for (const index of [1, 2, 3, 4, 5]) await call('game/end', orderlyEnd(lobby, index));
    expect((await matchRow(lobby.matchId))?.finished_at).not.toBeNull();
    expect(await query(`select games from player_modes where player_id = ${lobby.players[0]}`)).toEqual([{ games: 0 }]);
    const late = orderlyEnd(lobby, 0, { isLeaver: true });
    await call('game/end', late);
    await call('game/end', late);
    expect(await query(`select games, place_6 from player_modes where player_id = ${lobby.players[0]}`)).toEqual([
      { games: 1, place_6: 1 },
    ]);
    expect(await query(`select games from player_modes where player_id = ${lobby.players[5]}`)).toEqual([{ games: 1 }]);
  });

  test('a safe leave before the first end keeps the match from being counted', async () => {
    const lobby = makeLobby();
    await start(lobby);
    await call('game/leave', leaveBody(lobby, 0, { isSafeToLeave: true }));
    for (const index of lobby.players.keys()) await call('game/end', orderlyEnd(lobby, index));
    const match = await matchRow(lobby.matchId);
    expect(match).toMatchObject({ is_safe_to_leave: true, is_counted: false });
    expect(match?.finished_at).not.toBeNull();
    expect(await query(`select sum(games)::integer as games from player_modes where player_id in (${lobby.players.join()})`)).toEqual([
      { games: 0 },
    ]);
  });

  test('a safe leave that arrives before the first end, which is sent again, does not call the match off: by the game’s clock it came after the end', async () => {
    const lobby = makeLobby();
    await start(lobby);
    await call('game/leave', leaveBody(lobby, 5, { isSafeToLeave: true, leaveTime: 900 }));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_safe_to_leave: true });
    await call('game/end', orderlyEnd(lobby, 5, { endTime: 899 }));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_safe_to_leave: false });
    for (const index of [4, 3, 2, 1, 0]) await call('game/end', orderlyEnd(lobby, index));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_safe_to_leave: false, is_counted: true });
    expect(await query(`select sum(games)::integer as games from player_modes where player_id in (${lobby.players.join()})`)).toEqual([
      { games: 6 },
    ]);
  });

  test('a match that was over and called off is added to its day when a late end shows that it was played', async () => {
    const lobby = makeLobby();
    await start(lobby);
    const days = async () => (await query(`select coalesce(sum(matches), 0)::integer as matches from match_day_stats`))[0];
    const before = Number((await days())?.['matches']);
    for (const index of lobby.players.keys()) await call('game/leave', leaveBody(lobby, index, { isSafeToLeave: true, leaveTime: 2000 }));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_safe_to_leave: true, is_counted: false, finished_at: expect.any(Date) });
    for (const index of [5, 4]) await call('game/end', orderlyEnd(lobby, index, { endTime: 1900 }));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_counted: true });
    expect(Number((await days())?.['matches'])).toBe(before + 1);
  });

  test.each([
    ['ranked_0-800', 5],
    ['ranked_duo', 6],
  ])('on %s a safe leave that arrives before a repeated end does not call the match off: others have ended', async (mapName, ended) => {
    const lobby = makeLobby({ mapName });
    await start(lobby);
    const late = [...lobby.players.keys()].slice(ended);
    for (const index of lobby.players.keys()) if (!late.includes(index)) await call('game/end', orderlyEnd(lobby, index));
    for (const index of lobby.players.keys()) await call('game/leave', leaveBody(lobby, index, { isSafeToLeave: true }));
    for (const index of late) await call('game/end', orderlyEnd(lobby, index));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_safe_to_leave: false, is_counted: true });
    expect(await query(`select sum(games)::integer as games from player_modes where player_id in (${lobby.players.join()})`)).toEqual([
      { games: lobby.players.length },
    ]);
  });

  test('a leave after the end changes only the settings, which the next start returns unchanged', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    const savedData = { subData: { text: 'a\u0000б', list: [], map: {}, half: 0.5 } };
    await call('game/leave', leaveBody(lobby, 0, { isSafeToLeave: true, savedData }));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_safe_to_leave: false, is_counted: true });
    const { body } = await start(makeLobby({ players: lobby.players }));
    expect(body.players[0]?.savedData).toEqual(savedData);
    expect(body.players[1]?.savedData).toBeNull();
  });
});
