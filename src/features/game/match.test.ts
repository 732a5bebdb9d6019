import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#platform/database.ts';
import { endBody, leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody } from '../../../tests/factories/game-server.ts';
import { openWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = (path: string, body: unknown, key?: string | null) => post(world.context, path, body, key);
const query = async (text: string) => (await sql.raw<any>(text).execute(world.db)).rows;
const matchRow = async (id: string) => (await query(`select * from matches where id = ${id}`))[0];
const outcomes = async (id: string) => (await query(`select call, outcome from game_posts where match_id = ${id} order by received_at`)).map((row) => `${row.call} ${row.outcome}`);
/** Everything stored, to see that nothing has changed. */
const everything = async () => {
  const tables = ['matches', 'match_players', 'rating_changes', 'match_buildings', 'match_snapshots', 'match_talent_picks', 'player_modes', 'player_states', 'player_heroes', 'player_hero_stats', 'hero_day_stats', 'match_day_stats'];
  return Promise.all(tables.map((table) => query(`select * from ${table} t order by t::text`)));
};

describe('a match begins', () => {
  test('every id that was sent comes back with every field', async () => {
    const lobby = makeLobby();
    const { status, body } = await call('game/match_start', startBody(lobby));
    expect(status).toBe(200);
    expect(body).toMatchObject({ seasonName: 'Season 14', isStatsMatch: true, averageRating: 0 });
    expect(body.players.map((player: any) => player.playerId)).toEqual(lobby.players);
    expect(body.players[0]).toEqual({
      playerId: lobby.players[0],
      rating: 0,
      lpCount: 0,
      isAdmin: false,
      isBanned: false,
      isBannedByReports: false,
      isBannedByLeaveReports: false,
      leaveReports: 0,
      reports: 0,
      reportedPlayers: [],
      usedWrongMap: false,
      freeBuildsConsumedCount: 0,
      savedData: null,
      items: [],
      completedAchievements: [],
      dotaPlusHeroes: {},
      hasDotaPlus: false,
      shardsAmount: 0,
      voteCount: 0,
      doubleRatingCd: 0,
      bonusVotesCd: 0,
      bonusShardsCd: 0,
      itemBuildsCd: 0,
      updateQuestsCd: 0,
      dotaPlusExpire: 0,
    });
  });

  test('the same start again answers the same and changes nothing, even after ratings moved', async () => {
    const lobby = makeLobby();
    const first = await call('game/match_start', startBody(lobby));
    await call('game/end', orderlyEnd(lobby, 5));
    const before = await everything();
    expect(await call('game/match_start', startBody(lobby))).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('another key or another lobby for the same match is refused and changes nothing', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    const before = await everything();
    expect((await call('game/match_start', startBody({ ...lobby, matchKey: 'other' }))).status).toBe(403);
    expect((await call('game/match_start', startBody({ ...lobby, players: makeLobby().players }))).status).toBe(409);
    expect((await call('game/end', { ...orderlyEnd(lobby, 0), matchKey: 'other' })).status).toBe(403);
    expect((await call('game/leave', { ...leaveBody(lobby, 0), matchKey: 'other' })).status).toBe(403);
    expect((await call('game/vote', { matchId: lobby.matchId, matchKey: 'other' })).status).toBe(403);
    expect(await everything()).toEqual(before);
    expect(await outcomes(lobby.matchId)).toEqual(['match_start applied', 'match_start refused', 'match_start quarantined', 'end refused', 'leave refused']);
  });

  test.each([
    ['ranked_0-800', 6, false, true],
    ['ranked_0-800', 5, false, false],
    ['ranked_0-800', 6, true, false],
    ['ranked_duo', 8, false, true],
    ['ranked_duo', 6, false, false],
    ['some_duo_test', 8, false, true],
  ])('on %s with %i players and cheats %s, isStatsMatch is %s', async (mapName, count, isCheatsMode, expected) => {
    const lobby = makeLobby({ mapName });
    const { body } = await call('game/match_start', startBody({ ...lobby, players: lobby.players.slice(0, count) }, { isCheatsMode }));
    expect(body.isStatsMatch).toBe(expected);
  });

  test('a lobby with bots lists them too', async () => {
    const lobby = makeLobby();
    const players = [...lobby.players.slice(0, 5), '0'];
    const { body } = await call('game/match_start', startBody({ ...lobby, players }));
    expect(body.players.map((player: any) => player.playerId)).toEqual(players);
    expect(body.isStatsMatch).toBe(false);
  });

  test('a local lobby is answered and never stored', async () => {
    const lobby = makeLobby({ matchId: '0' });
    const before = await everything();
    const { status, body } = await call('game/match_start', startBody(lobby));
    expect(status).toBe(200);
    expect(body.players).toHaveLength(6);
    expect(await call('game/end', orderlyEnd(lobby, 0))).toEqual({ status: 200, body: { ratingChange: 0 } });
    expect(await call('game/leave', leaveBody(lobby, 0))).toEqual({ status: 200, body: {} });
    expect(await everything()).toEqual(before);
    expect(await query('select 1 from game_posts where match_id = 0')).toEqual([]);
  });

  test('ids up to 2^63 - 1 are kept exactly', async () => {
    const lobby = makeLobby({ matchId: '9223372036854775807' });
    await playMatch(world.context, lobby);
    expect(await query(`select id::text from matches where id = 9223372036854775807 and finished_at is not null`)).toEqual([{ id: '9223372036854775807' }]);
    expect((await call('game/match_start', startBody(makeLobby({ matchId: '9223372036854775808' })))).status).toBe(400);
  });
});

describe('a match is played', () => {
  test('a solo match finishes with its last end and books the ratings', async () => {
    const lobby = makeLobby();
    const changes = await playMatch(world.context, lobby);
    expect(changes).toEqual([0, 0, 0, 10, 30, 40]);
    const match = await matchRow(lobby.matchId);
    expect(match).toMatchObject({ is_counted: true, is_stats: true, mode: 'solo', rank_group: 'herald', duration_seconds: 2300.5 });
    expect(match.finished_at).toBeInstanceOf(Date);
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
    expect(winner.extra).toMatchObject({ totalBuffs: 3, Penalty: 0 });
    const [player] = await query(`select nickname from players where id = ${lobby.players[5]}`);
    expect(player.nickname).toBe('Player 5');
  });

  test('in a duo match the two of a team share a place', async () => {
    const lobby = makeLobby({ mapName: 'ranked_duo' });
    await playMatch(world.context, lobby);
    const again = { ...makeLobby({ mapName: 'ranked_duo' }), players: lobby.players.toReversed() };
    expect(await playMatch(world.context, again)).toEqual([-40, -40, -20, -20, 20, 20, 40, 40]);
    expect(await matchRow(again.matchId)).toMatchObject({ is_counted: true, mode: 'duo', average_rating: 15 });
  });

  test('a rating never falls below 0 and the answered change is the applied one', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    const again = makeLobby({ players: lobby.players.toReversed() });
    // The ratings are now 40, 30, 10, 0, 0, 0 and this time they end in the other order.
    expect(await playMatch(world.context, again)).toEqual([-40, -30, -10, 10, 30, 40]);
  });

  test('the same end again answers the same number and changes nothing, also written in another order', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    const body = endBody(lobby, 0, 1);
    const first = await call('game/end', body);
    expect(first.body).toEqual({ ratingChange: 40 });
    const before = await everything();
    expect(await call('game/end', body)).toEqual(first);
    const reordered = Object.fromEntries(Object.entries({ ...body, completedAchievements: [], buildingsDestroyed: {} }).toReversed());
    expect(await call('game/end', reordered)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['unranked', {}],
    ['old_test_map', {}],
    ['ranked_0-800', { isCheatsMode: true }],
  ])('on %s with %j no rating changes and nothing is counted', async (mapName, changes) => {
    const lobby = makeLobby({ mapName });
    await call('game/match_start', startBody(lobby, changes));
    for (const index of lobby.players.keys()) expect((await call('game/end', orderlyEnd(lobby, index))).body).toEqual({ ratingChange: 0 });
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_counted: false });
    expect(await query(`select 1 from rating_changes where match_id = ${lobby.matchId}`)).toEqual([]);
    expect(await query(`select 1 from player_modes where player_id = ${lobby.players[0]} and games > 0`)).toEqual([]);
  });

  test('odd numbers, absent fields and unknown ones are read', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
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
    expect(row).toMatchObject({ kills: 3, deaths: 0, networth: 0, items: [], hero: 'npc_dota_hero_axe', received_physical: 5, received_magical: 0, extra: { newField: { text: 'x', lone: '\ufffd' } } });
  });
});

describe('what cannot be placed is kept with its reason and changes nothing', () => {
  test.each([
    ['a second place 1', 409, (lobby: any) => endBody(lobby, 1, 1), 'That place is already taken'],
    ['place 7', 422, (lobby: any) => endBody(lobby, 1, 7), 'That place does not exist'],
    ['place 0', 422, (lobby: any) => endBody(lobby, 1, 0), 'That place does not exist'],
    ['no place', 422, (lobby: any) => endBody(lobby, 1, 2, { place: null }), 'That place does not exist'],
    ['a player of another match', 409, (lobby: any) => ({ ...endBody(lobby, 1, 2), playerId: '77' }), 'not in this match'],
    ['a different end of the same player', 409, (lobby: any) => endBody(lobby, 0, 1, { kills: 99 }), 'already ended this match differently'],
  ])('%s', async (_, status, make, reason) => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    await call('game/end', endBody(lobby, 0, 1));
    const before = await everything();
    const answer = await call('game/end', make(lobby));
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].text).toContain(reason);
    expect(await everything()).toEqual(before);
    const [kept] = await query(`select reason from game_posts where match_id = ${lobby.matchId} and outcome = 'quarantined'`);
    expect(kept.reason).toContain(reason);
  });

  test('in duo: place 5, a third player on a place, a foreign team on a place, a team on two places', async () => {
    const lobby = makeLobby({ mapName: 'ranked_duo' });
    await call('game/match_start', startBody(lobby));
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

  test('a body beyond the limit is refused', async () => {
    expect((await call('anal', `[${' '.repeat(3 * 1024 * 1024)}]`)).status).toBe(413);
  });
});

describe('posts out of order', () => {
  test('an end before its start waits, is repeated by the game, and is applied by the start', async () => {
    const lobby = makeLobby();
    const body = endBody(lobby, 0, 1);
    expect((await call('game/end', body)).status).toBe(404);
    expect((await call('game/end', body)).status).toBe(404);
    expect((await call('game/leave', leaveBody(lobby, 1))).status).toBe(404);
    await call('game/match_start', startBody(lobby));
    expect(await outcomes(lobby.matchId)).toEqual(['end applied', 'leave applied', 'match_start applied']);
    expect(await call('game/end', body)).toEqual({ status: 200, body: { ratingChange: 40 } });
    expect(await query(`select left_at is not null as left from match_players where match_id = ${lobby.matchId} order by slot`)).toMatchObject([{ left: false }, { left: true }, {}, {}, {}, {}]);
  });

  test('a parked post with another key is refused when its match starts', async () => {
    const lobby = makeLobby();
    await call('game/end', { ...endBody(lobby, 0, 1), matchKey: 'other' });
    await call('game/match_start', startBody(lobby));
    expect(await outcomes(lobby.matchId)).toEqual(['end refused', 'match_start applied']);
  });
});

describe('players leave', () => {
  test('a match is over when all have ended or left, and a late end still counts once', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    await call('game/leave', leaveBody(lobby, 0));
    for (const index of [1, 2, 3, 4, 5]) await call('game/end', orderlyEnd(lobby, index));
    expect((await matchRow(lobby.matchId)).finished_at).not.toBeNull();
    expect(await query(`select games from player_modes where player_id = ${lobby.players[0]}`)).toEqual([{ games: 0 }]);
    const late = orderlyEnd(lobby, 0, { isLeaver: true });
    await call('game/end', late);
    await call('game/end', late);
    expect(await query(`select games, place_6 from player_modes where player_id = ${lobby.players[0]}`)).toEqual([{ games: 1, place_6: 1 }]);
    expect(await query(`select games from player_modes where player_id = ${lobby.players[5]}`)).toEqual([{ games: 1 }]);
  });

  test('a safe leave before the end keeps the match from being counted', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    await call('game/leave', leaveBody(lobby, 0, { isSafeToLeave: true }));
    for (const index of lobby.players.keys()) await call('game/end', orderlyEnd(lobby, index));
    const match = await matchRow(lobby.matchId);
    expect(match).toMatchObject({ is_safe_to_leave: true, is_counted: false });
    expect(match.finished_at).not.toBeNull();
    expect(await query(`select sum(games)::integer as games from player_modes where player_id in (${lobby.players})`)).toEqual([{ games: 0 }]);
  });

  test('a leave after the end keeps only the settings, which the next start hands back unchanged', async () => {
    const lobby = makeLobby();
    await playMatch(world.context, lobby);
    const savedData = { subData: { text: 'a\u0000б', list: [], map: {}, half: 0.5 } };
    await call('game/leave', leaveBody(lobby, 0, { isSafeToLeave: true, savedData }));
    expect(await matchRow(lobby.matchId)).toMatchObject({ is_safe_to_leave: false, is_counted: true });
    const { body } = await call('game/match_start', startBody(makeLobby({ players: lobby.players })));
    expect(body.players[0].savedData).toEqual(savedData);
    expect(body.players[1].savedData).toBeNull();
  });
});

describe('double rating', () => {
  const double = (lobby: { matchId: string; matchKey: string; players: string[] }, type = 1) => ({ matchId: lobby.matchId, matchKey: lobby.matchKey, playerId: lobby.players[0], type, cd: 86_400_000 });

  test('is for subscribers only', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    expect((await call('game/double_rating', double(lobby))).status).toBe(403);
    expect((await call('game/end', endBody(lobby, 0, 1))).body).toEqual({ ratingChange: 40 });
  });

  test('doubles the change of the current match, starts its cooldown and may be repeated', async () => {
    const lobby = makeLobby();
    await call('game/match_start', startBody(lobby));
    await query(`insert into plus_entitlements (player_id, starts_at, expires_at, reason) values (${lobby.players[0]}, now() - interval '1 day', now() + interval '1 day', 'test')`);
    expect((await call('game/double_rating', double(lobby, 2))).status).toBe(400);
    expect(await call('game/double_rating', double(lobby))).toEqual({ status: 200, body: {} });
    expect(await call('game/double_rating', { ...double(lobby), cd: 5 })).toEqual({ status: 200, body: {} });
    expect((await call('game/end', endBody(lobby, 0, 1))).body).toEqual({ ratingChange: 80 });
    expect((await call('game/end', endBody(lobby, 1, 2))).body).toEqual({ ratingChange: 30 });
    expect(await query(`select rating_before, change, rating_after, is_double from rating_changes where match_id = ${lobby.matchId} order by change desc`)).toMatchObject([{ rating_before: 0, change: 80, rating_after: 80, is_double: true }, { change: 30, is_double: false }]);
    const { body } = await call('game/match_start', startBody(makeLobby({ players: lobby.players })));
    expect(body.players[0]).toMatchObject({ rating: 80, hasDotaPlus: true });
    expect(body.players[0].doubleRatingCd).toBeGreaterThan(86_000_000);
    expect(body.players[0].dotaPlusExpire).toBeGreaterThan(Date.now());
  });
});
