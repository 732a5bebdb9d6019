import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlusMonths } from '#areas/core/wallet/grant-goods.command.ts';
import { leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
type Started = { players: { leaveReports: string[]; isBannedByLeaveReports: boolean; lpCount: number; doubleRatingCd: number }[] };
const call = <T = unknown>(path: string, body: unknown) => post<T>(world.context, path, body);
const start = async (lobby: Lobby, changes: object = {}) =>
  (await call<Started>('game/match_start', { ...startBody(lobby), ...changes })).body;
const stored = (query: string) => rowsOf<Record<string, unknown>>(world.db, query);

test('nobody left a lobby that was not full or had cheats: its script posts no ends, only that every player goes', async () => {
  const lobby = makeLobby();
  const small = makeLobby({ players: lobby.players.slice(0, 5) });
  const cheats = makeLobby({ players: lobby.players });
  await start(small);
  await start(cheats, { isCheatsMode: true });
  for (const closed of [small, cheats])
    for (const index of closed.players.keys()) await call('game/leave', leaveBody(closed, index, { leaveTime: 2400 }));
  const { conduct } = world.context.config;
  Object.assign(conduct, { leaves: 2 });
  const { players } = await start(makeLobby({ players: lobby.players }));
  Object.assign(conduct, { leaves: 0 });
  expect(players.map(({ leaveReports, isBannedByLeaveReports }) => [leaveReports.length, isBannedByLeaveReports])).toEqual(
    lobby.players.map(() => [0, false]),
  );
});

test('a player who left safely before the news of the first end arrived is no leaver, even if their own end never arrives', async () => {
  const lobby = makeLobby();
  await start(lobby);
  await call('game/leave', leaveBody(lobby, 3, { isSafeToLeave: true, leaveTime: 910 }));
  await call('game/leave', leaveBody(lobby, 2, { isSafeToLeave: false, leaveTime: 905 }));
  await call('game/end', orderlyEnd(lobby, 5, { endTime: 899 }));
  for (const index of [4, 1, 0]) await call('game/end', orderlyEnd(lobby, index));
  expect(await stored(`select is_safe_to_leave, is_counted from matches where id = ${lobby.matchId}`)).toEqual([
    { is_safe_to_leave: false, is_counted: true },
  ]);
  const { players } = await start(makeLobby({ players: lobby.players }));
  expect(players.map(({ leaveReports }) => leaveReports)).toEqual(lobby.players.map((_, index) => (index === 2 ? [lobby.matchId] : [])));
});

test('players who report each other at the same moment are all counted', async () => {
  const lobby = makeLobby();
  await start(lobby);
  const { matchId, matchKey, players } = lobby;
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(
      players.map((reporter, index) => {
        const [reported1, reported2] = [players[(index + 1 + round) % 6], players[(index + 2 + round) % 6]];
        return call('game/report', { matchId, matchKey, reporter, reported1, reported2, type: `r${round}` });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(players.map(() => 200));
  }
});

test('double rating is given once per cooldown, whatever the script says', async () => {
  const { players } = makeLobby();
  const playerId = Number(players[0]);
  await start(makeLobby({ players }));
  await grantPlusMonths(world.db, { playerId, cause: 'x', reason: 'order' }, 1, new Date());
  const double = async () => {
    const lobby = makeLobby({ players });
    await start(lobby);
    const { matchId, matchKey } = lobby;
    return (await call('game/double_rating', { matchId, matchKey, playerId, type: 1, cd: 86_400_000 })).status;
  };
  expect([await double(), await double()]).toEqual([200, 409]);
});

test('the values of a script that got no answer at its start do not lower a stored count', async () => {
  const lobby = makeLobby();
  await playMatch(world.context, lobby, () => ({ lpCount: 3 }));
  const unanswered = makeLobby({ players: lobby.players });
  for (const index of [0, 1]) await call('game/end', orderlyEnd(unanswered, index, { lpCount: 0 }));
  for (const index of [2, 3, 4, 5]) await call('game/leave', leaveBody(unanswered, index, { lpCount: 0 }));
  const { players } = await start(unanswered);
  expect(players.map(({ lpCount }) => lpCount)).toEqual(lobby.players.map(() => 3));
  expect(await stored(`select count(*)::int from player_states where lp_count = 3 and player_id in (${lobby.players.join()})`)).toEqual([
    { count: 6 },
  ]);
});

test('a team of -1 means no team', async () => {
  const lobby = makeLobby({ mapName: 'ranked_duo' });
  await start(lobby);
  for (const index of lobby.players.keys()) expect((await call('game/end', orderlyEnd(lobby, index, { teamId: -1 }))).status).toBe(200);
});

test('a hole in the list of looks loses no look', async () => {
  const lobby = makeLobby();
  await playMatch(world.context, lobby);
  const look = (id: string | undefined) => ({
    player_id: id,
    match_id: lobby.matchId,
    place: 1,
    hero_name: 'npc_dota_hero_axe',
    main_talent: 'x',
    networth: 100,
    time: 0,
    items: ['item_tango'],
    map_name: lobby.mapName,
  });
  expect((await call('anal', [look(lobby.players[0]), null, { time: 3 }, look(lobby.players[1])])).status).toBe(200);
  expect(await stored(`select 1 from match_snapshots where match_id = ${lobby.matchId}`)).toHaveLength(2);
  expect((await call('anal', [null])).status).toBe(400);
});

test.each(['text', 'table'])('the report of a failed call keeps nothing of its body, sent as a %s', async (form) => {
  const { matchId, matchKey } = makeLobby();
  const said = { playerName: 'Secret "Name' };
  const report = { Url: 'x', StatusCode: 409, ResponseMessage: 'no', RequestBody: form === 'text' ? JSON.stringify(said) : said };
  await call('game/http-errors', { matchId, matchKey, ...report });
  const [row] = await stored(`select body from game_posts where call = 'http-errors' and match_id = ${matchId}`);
  expect(row?.['body']).toContain('"ResponseMessage":"no"');
  expect(row?.['body']).not.toContain('Secret');
});

test('an invisible name counts as no name', async () => {
  const lobby = makeLobby();
  await playMatch(world.context, lobby, (index) => ({ playerName: index === 0 ? '\u3164\u200b\u2800' : '...' }));
  const names = await stored(`select nickname from players where id in (${lobby.players.slice(0, 2).join()}) order by id`);
  expect(new Set(names.map(({ nickname }) => nickname))).toEqual(new Set(['...', null]));
});
