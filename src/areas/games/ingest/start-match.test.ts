import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartAnswer } from '#areas/games/protocol/game-match.contract.ts';
import { endBody, leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { everythingStored, postOutcomes, rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const call = <T = unknown>(path: string, body: unknown, key?: string | null) => post<T>(world.context, path, body, key);
const start = (lobby: Lobby, changes: object = {}) => call<StartAnswer>('game/match_start', startBody(lobby, changes));
const query = (text: string) => rowsOf(world.db, text);
const outcomes = (id: string) => postOutcomes(world.db, id);
const everything = () => everythingStored(world.db);

describe('the start of a match', () => {
  test('returns every id that was sent, with every field', async () => {
    const lobby = makeLobby();
    const { status, body } = await start(lobby);
    expect(status).toBe(200);
    expect(body).toMatchObject({ seasonName: 'Season 14', isStatsMatch: true, averageRating: 0 });
    expect(body.players.map((player) => player.playerId)).toEqual(lobby.players);
    expect(body.players[0]).toEqual({
      playerId: lobby.players[0],
      rating: 0,
      lpCount: 0,
      isAdmin: false,
      isBanned: false,
      isBannedByReports: false,
      isBannedByLeaveReports: false,
      leaveReports: [],
      reports: {},
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

  test('says who is an admin, by the database or by configuration', async () => {
    const lobby = makeLobby();
    const [granted = '', configured = ''] = lobby.players;
    const admins = async () => (await start(lobby)).body.players.filter(({ isAdmin }) => isAdmin).map(({ playerId }) => playerId);
    expect(await admins()).toEqual([]);
    await rowsOf(world.db, `insert into accounts (player_id, is_admin) values (${granted}, true)`);
    expect(await admins()).toEqual([granted]);
    world.context.config.adminIds.push(Number(configured));
    expect(await admins()).toEqual([granted, configured]);
    world.context.config.adminIds.length = 0;
  });

  test('sent again gets the same answer and changes nothing, even after ratings have changed', async () => {
    const lobby = makeLobby();
    const first = await start(lobby);
    await call('game/end', orderlyEnd(lobby, 5));
    const before = await everything();
    expect(await start(lobby)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('with another key or another lobby is refused and changes nothing', async () => {
    const lobby = makeLobby();
    await start(lobby);
    const before = await everything();
    expect((await start({ ...lobby, matchKey: 'other' })).status).toBe(403);
    expect((await start({ ...lobby, players: makeLobby().players })).status).toBe(409);
    expect((await call('game/end', { ...orderlyEnd(lobby, 0), matchKey: 'other' })).status).toBe(403);
    expect((await call('game/leave', { ...leaveBody(lobby, 0), matchKey: 'other' })).status).toBe(403);
    expect((await call('game/vote', { matchId: lobby.matchId, matchKey: 'other', playerId: lobby.players[0] })).status).toBe(403);
    expect(await everything()).toEqual(before);
    expect(await outcomes(lobby.matchId)).toEqual([
      'match_start applied',
      'match_start refused',
      'match_start quarantined',
      'end refused',
      'leave refused',
    ]);
  });

  test.each([
    ['ranked_0-800', 6, false, true],
    ['ranked_0-800', 5, false, false],
    ['ranked_0-800', 6, true, false],
    ['ranked_duo', 8, false, true],
    ['ranked_duo', 6, false, false],
    ['some_duo_test', 8, false, true],
  ])('on %s with %i players and cheats %s has isStatsMatch %s', async (mapName, count, isCheatsMode, expected) => {
    const lobby = makeLobby({ mapName });
    const { body } = await start({ ...lobby, players: lobby.players.slice(0, count) }, { isCheatsMode });
    expect(body.isStatsMatch).toBe(expected);
  });

  test('lists bots too', async () => {
    const lobby = makeLobby();
    const players = [...lobby.players.slice(0, 5), '0'];
    const { body } = await start({ ...lobby, players });
    expect(body.players.map((player) => player.playerId)).toEqual(players);
    expect(body.isStatsMatch).toBe(false);
  });

  test('returns an id written as a fraction or with a leading zero in the same form, with all data of its player', async () => {
    const lobby = makeLobby();
    await start(lobby);
    for (const index of lobby.players.keys()) await call('game/leave', leaveBody(lobby, index));
    for (const write of [(id: string) => `${id}.0`, (id: string) => `0${id}`]) {
      const players = lobby.players.map(write);
      const { body } = await start(makeLobby({ players }));
      expect(body.isStatsMatch).toBe(true);
      expect(body.players.map(({ playerId, savedData }) => ({ playerId, savedData }))).toEqual(
        players.map((playerId, volume) => ({ playerId, savedData: { subData: { volume } } })),
      );
    }
  });

  test('of a local lobby gets an answer but is never stored', async () => {
    const lobby = makeLobby({ matchId: '0' });
    const before = await everything();
    const { status, body } = await start(lobby);
    expect(status).toBe(200);
    expect(body.players).toHaveLength(6);
    expect(await call('game/end', orderlyEnd(lobby, 0))).toEqual({ status: 200, body: { ratingChange: 0 } });
    expect(await call('game/leave', leaveBody(lobby, 0))).toEqual({ status: 200, body: {} });
    expect(await everything()).toEqual(before);
    expect(await query('select 1 from game_posts where match_id = 0')).toEqual([]);
  });

  test('keeps ids up to 2^63 - 1 exactly', async () => {
    const lobby = makeLobby({ matchId: '9223372036854775807' });
    await playMatch(world.context, lobby);
    expect(await query(`select id::text from matches where id = 9223372036854775807 and finished_at is not null`)).toEqual([
      { id: '9223372036854775807' },
    ]);
    expect((await start(makeLobby({ matchId: '9223372036854775808' }))).status).toBe(400);
  });
});

describe('double rating', () => {
  const double = (lobby: { matchId: string; matchKey: string; players: string[] }, type = 1) => ({
    matchId: lobby.matchId,
    matchKey: lobby.matchKey,
    playerId: lobby.players[0],
    type,
    cd: 86_400_000,
  });

  test('is for subscribers only', async () => {
    const lobby = makeLobby();
    await start(lobby);
    expect((await call('game/double_rating', double(lobby))).status).toBe(403);
    expect((await call('game/end', endBody(lobby, 0, 1))).body).toEqual({ ratingChange: 40 });
  });

  test('doubles the change of the current match, starts its cooldown and may be sent again', async () => {
    const lobby = makeLobby();
    await start(lobby);
    await query(
      `insert into plus_entitlements (player_id, starts_at, expires_at, reason) values (${lobby.players[0]}, now() - interval '1 day', now() + interval '1 day', 'test')`,
    );
    expect((await call('game/double_rating', double(lobby, 2))).status).toBe(400);
    expect(await call('game/double_rating', double(lobby))).toEqual({ status: 200, body: {} });
    expect(await call('game/double_rating', { ...double(lobby), cd: 5 })).toEqual({ status: 200, body: {} });
    expect((await call('game/end', endBody(lobby, 0, 1))).body).toEqual({ ratingChange: 80 });
    expect((await call('game/end', endBody(lobby, 1, 2))).body).toEqual({ ratingChange: 30 });
    expect(
      await query(
        `select rating_before, change, rating_after, is_double from rating_changes where match_id = ${lobby.matchId} order by change desc`,
      ),
    ).toMatchObject([
      { rating_before: 0, change: 80, rating_after: 80, is_double: true },
      { change: 30, is_double: false },
    ]);
    const { body } = await start(makeLobby({ players: lobby.players }));
    expect(body.players[0]).toMatchObject({ rating: 80, hasDotaPlus: true });
    expect(body.players[0]?.doubleRatingCd).toBeGreaterThan(86_000_000);
    expect(body.players[0]?.dotaPlusExpire).toBeGreaterThan(Date.now());
  });

  test('starts no cooldown if no rating can change', async () => {
    const lobby = makeLobby({ mapName: 'unranked' });
    await start(lobby);
    await query(
      `insert into plus_entitlements (player_id, starts_at, expires_at, reason) values (${lobby.players[0]}, now() - interval '1 day', now() + interval '1 day', 'test')`,
    );
    expect(await call('game/double_rating', double(lobby))).toEqual({ status: 200, body: {} });
    const ranked = makeLobby({ players: lobby.players });
    expect((await start(ranked)).body.players[0]?.doubleRatingCd).toBe(0);
    expect(await call('game/double_rating', double(ranked))).toEqual({ status: 200, body: {} });
  });
});
