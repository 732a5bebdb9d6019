import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { endBody, leaveBody, makeLobby, orderlyEnd, post, startBody, type Answer } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { sumsThatDisagree } from '../../../../tests/kits/sums.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
let second: Connection;
beforeAll(async () => {
  world = await openWorld();
  second = connect(world.connection.config, makeLog('silent', 'test'), 10);
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const query = (text: string) => rowsOf(world.db, text);
/** The same call at one of two servers. */
const call = (path: string, body: unknown, server = 0): Promise<Answer> =>
  post(server % 2 === 0 ? world.context : { ...world.context, db: second.db }, path, body);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

async function expectSumsToAgree() {
  expect(await sumsThatDisagree(world.db)).toEqual([]);
}

test('six ends at once, each sent to two servers, count once', async () => {
  const lobby = makeLobby();
  await call('game/match_start', startBody(lobby));
  const answers = await Promise.all(
    lobby.players.keys().flatMap((index) => [0, 1].map((server) => call('game/end', orderlyEnd(lobby, index), server))),
  );
  expect(statuses(answers)).toEqual(Array(12).fill(200));
  for (const index of lobby.players.keys()) expect(answers[index * 2]?.body).toEqual(answers[index * 2 + 1]?.body);
  expect(await query(`select count(*) as ends, sum(change) as change from rating_changes where match_id = ${lobby.matchId}`)).toEqual([
    { ends: 6, change: 80 },
  ]);
  expect(await query(`select is_counted from matches where id = ${lobby.matchId}`)).toEqual([{ is_counted: true }]);
  await expectSumsToAgree();
});

test('the same start sent to two servers makes one match', async () => {
  const lobby = makeLobby();
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((server) => call('game/match_start', startBody(lobby), server)));
  expect(statuses(answers)).toEqual(Array(6).fill(200));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('if two keys start the same match at once, one wins and the other is refused', async () => {
  const lobby = makeLobby();
  const answers = await Promise.all(
    [0, 1].map((server) => call('game/match_start', startBody({ ...lobby, matchKey: `key of ${server}` }), server)),
  );
  expect(statuses(answers).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('if two players claim place 1 at once, one gets it', async () => {
  const lobby = makeLobby();
  await call('game/match_start', startBody(lobby));
  const answers = await Promise.all([0, 1].map((index) => call('game/end', endBody(lobby, index, 1), index)));
  expect(statuses(answers).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('posts that arrive at the same time as their start are never lost', async () => {
  for (let round = 0; round < 8; round++) {
    const lobby = makeLobby();
    const leaves = lobby.players.keys().map((index) => call('game/leave', leaveBody(lobby, index), index));
    const [started] = await Promise.all([call('game/match_start', startBody(lobby)), ...leaves]);
    expect(started?.status).toBe(200);
    expect(
      await query(`select count(*) filter (where left_at is not null) as lefts from match_players where match_id = ${lobby.matchId}`),
    ).toEqual([{ lefts: 6 }]);
    expect(await query(`select count(*) as parked from game_posts where match_id = ${lobby.matchId} and outcome = 'parked'`)).toEqual([
      { parked: 0 },
    ]);
  }
});

test('matches with common players finish at once on two servers without a deadlock', async () => {
  const players = makeLobby({ mapName: 'ranked_duo' }).players.slice(0, 6);
  const lobbies = Array.from({ length: 12 }, (_, index) => makeLobby({ players: index % 2 === 0 ? players : players.toReversed() }));
  await Promise.all(lobbies.map((lobby, server) => call('game/match_start', startBody(lobby), server)));
  const posts = lobbies.flatMap((lobby, server) =>
    lobby.players.flatMap((_, index) => [
      () => call('game/end', orderlyEnd(lobby, index), server),
      () => call('game/leave', leaveBody(lobby, index), server + 1),
    ]),
  );
  const answers = await Promise.all(
    posts.toSorted((a, b) => ((posts.indexOf(a) * 7) % 11) - ((posts.indexOf(b) * 7) % 11)).map((send) => send()),
  );
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  await expectSumsToAgree();
});

test('a transaction that fails leaves nothing behind', async () => {
  const lobby = makeLobby();
  await call('game/match_start', startBody(lobby));
  const before = await query(`select count(*) as total from game_posts`);
  await query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'; create trigger refuse before insert on match_buildings execute function refuse()`,
  );
  const body = endBody(lobby, 0, 1, { buildingsDestroyed: [{ pushedPlayerIds: [lobby.players[1]], type: 'tower', time: 100.5 }] });
  expect((await call('game/end', body)).status).toBe(500);
  expect(await query(`select count(*) as total from game_posts`)).toEqual(before);
  expect(await query(`select 1 from rating_changes where match_id = ${lobby.matchId}`)).toEqual([]);
  await query(`drop trigger refuse on match_buildings`);
  expect((await call('game/end', body)).body).toEqual({ ratingChange: 40 });
  await expectSumsToAgree();
});
