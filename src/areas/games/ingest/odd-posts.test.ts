import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBody, leaveBody, makeLobby, post, startBody } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const odd = fc.oneof(
  fc.constantFrom(
    null,
    -1,
    0,
    1e300,
    -1e300,
    2 ** 31,
    2 ** 63,
    0.1,
    '',
    '-1',
    'nan',
    '1e999',
    '9'.repeat(30),
    'prototype',
    ['__proto__', 'constructor'],
    '\u0000',
    '\ud800',
    [],
    {},
    [[]],
    [null],
    { '0': null },
    true,
  ),
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
);
function expectNoFault(status: number, sent: unknown): void {
  if (status >= 500) throw new Error(`${status} for ${JSON.stringify(sent)}`);
}

test('an end with any odd field gets an answer and never causes a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(endBody(makeLobby(), 0, 1))), odd, { maxKeys: 6 }), async (changes) => {
      const lobby = makeLobby();
      await post(world.context, 'game/match_start', startBody(lobby));
      const { status } = await post(world.context, 'game/end', { ...endBody(lobby, 0, 1), ...changes });
      expectNoFault(status, changes);
    }),
    { numRuns: 60 },
  );
});

test('rows inside lists can be odd too', async () => {
  await fc.assert(
    fc.asyncProperty(odd, odd, odd, async (a, b, c) => {
      const lobby = makeLobby();
      await post(world.context, 'game/match_start', startBody(lobby));
      const rows = {
        buildingsDestroyed: [{ pushedPlayerIds: a, type: b, time: c }],
        DealtDamages: [{ DamageType: 1, Damage: a }],
        ReceivedDamages: [a, { HeroName: b, Physical: c, Magical: a, Pure: b }],
        items: [a, b],
        bans: [a, b],
        completedAchievements: [{ AchievementId: a }],
      };
      expect((await post(world.context, 'game/end', { ...endBody(lobby, 0, 1), ...rows })).status).toBe(200);
      const snapshot = { player_id: lobby.players[0], match_id: lobby.matchId, networth: a, time: b, items: c, place: a, hero_name: b };
      expect((await post(world.context, 'anal', [snapshot])).status).toBe(200);
      const picks = {
        player_id: lobby.players[0],
        match_id: lobby.matchId,
        talents: [{ picked_talent: 'm', rarity: a, pick_number: b, offered_talents: c }],
      };
      expect((await post(world.context, 'anal-talents', { 0: picks })).status).toBe(200);
    }),
    { numRuns: 40 },
  );
});

const paths = [
  'game/match_start',
  'game/end',
  'game/leave',
  'game/unranked_stats',
  'match_details',
  'match_leaderboard',
  'anal',
  'anal-talents',
  'game/double_rating',
  'game/login',
  'game/payment',
  'game/shards_expense',
];
const morePaths = [
  'game/bonus_shards',
  'game/get_item_builds',
  'game/item_builds',
  'game/consume_free_build',
  'game/get_offered_talents',
  'game/vote',
  'game/bonus_votes',
  'game/update_quests',
  'game/report',
  'game/http-errors',
];

test.each([...paths, ...morePaths])('%s accepts any JSON', async (path) => {
  await fc.assert(
    fc.asyncProperty(odd, odd, odd, async (whole, a, b) => {
      const lobby = makeLobby();
      for (const body of [
        whole,
        [a],
        {
          ...startBody(lobby),
          playerId: lobby.players[0],
          heroName: a,
          players: b,
          cd: a,
          amount: b,
          redirectUrl: a,
          productId: b,
          mapName: a,
          savedData: b,
          type: a,
        },
      ]) {
        const answer = await post(world.context, path, body);
        expectNoFault(answer.status, body);
      }
    }),
    { numRuns: 12 },
  );
});

test.each(['game/end', 'game/leave'])('%s is read even if its encoder left control characters in a name unescaped', async (path) => {
  const lobby = makeLobby();
  const body = path === 'game/end' ? endBody(lobby, 0, 1, { playerName: 'A@B' }) : leaveBody(lobby, 0, { playerName: 'A@B' });
  const written = JSON.stringify(body).replace('A@B', 'A\u0001\t\u001bB');
  // Before the match's start the post is parked, and read again later.
  expect((await post(world.context, path, written)).status).toBe(404);
  await post(world.context, 'game/match_start', startBody(lobby));
  expect((await post(world.context, path, written)).status).toBe(200);
  const [player] = await rowsOf(
    world.db,
    `select p.nickname, m.ended_at is not null or m.left_at is not null as is_out
     from match_players m join players p on p.id = m.player_id where m.match_id = ${lobby.matchId} and m.player_id = ${lobby.players[0]}`,
  );
  expect(player).toEqual({ nickname: 'A B', is_out: true });
});

test('a table of settings of any shape is returned as it was', async () => {
  const table = fc.jsonValue({ maxDepth: 4 }).filter((value) => typeof value === 'object' && value !== null);
  await fc.assert(
    fc.asyncProperty(table, async (subData) => {
      const lobby = makeLobby();
      await post(world.context, 'game/match_start', startBody(lobby));
      await post(world.context, 'game/leave', leaveBody(lobby, 0, { savedData: { subData } }));
      const { body } = await post<{ players: unknown[] }>(world.context, 'game/match_start', startBody(lobby));
      expect(body.players[0]).toMatchObject({ savedData: JSON.parse(JSON.stringify({ subData })) });
    }),
    { numRuns: 20 },
  );
});
