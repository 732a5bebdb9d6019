import { afterAll, beforeEach, expect, test } from 'vitest';
import { firstBelief } from '#areas/games/protocol/skill.rules.ts';
import { Random } from '#lib/random.ts';
import { leaveBody, makeLobby, orderlyEnd, playMatch, post, startBody } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { rebuildStatistics } from './rebuild-statistics.command.ts';
import { replayDueSkill, replaySkill } from './replay-skill.command.ts';

let world: World;
const opened: World[] = [];
beforeEach(async () => {
  world = await openWorld();
  opened.push(world);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const call = (path: string, body: unknown) => post(world.context, path, body);
const query = <T = Record<string, number | null>>(text: string) => rowsOf<T>(world.db, text);
const beliefs = () => query('select player_id, mode, skill_mu, skill_sigma from player_modes order by 1, 2');
const before = () => query('select match_id, player_id, skill_mu, skill_sigma from match_players order by 1, 2');
const everything = async () => [await beliefs(), await before()];
const replays = () => query('select count(*) as asked, count(done_at) as done from skill_replays');

/** Makes the database look as if its matches were played before skill was rated. */
async function forgetSkill(): Promise<void> {
  await query('update match_players set skill_mu = null, skill_sigma = null');
  await query(`update player_modes set skill_mu = default, skill_sigma = default`);
  await query('insert into skill_replays (asked_at) select now() where exists (select from matches where is_counted)');
}

const pool = Array.from({ length: 14 }, (_, index) => String(500_001 + index));

/** Two matches at a time, in both modes and with leavers, which finish in another order than they began. */
async function playEvening(matches: number): Promise<void> {
  const random = new Random('evening');
  for (let round = 0; round < matches / 2; round++) {
    const players = random.shuffle(pool);
    const lobbies = [makeLobby({ players: players.slice(0, 6) }), makeLobby({ players: players.slice(6, 14), mapName: 'ranked_duo' })];
    for (const lobby of lobbies) await call('game/match_start', startBody(lobby));
    for (const lobby of round % 2 === 0 ? lobbies : lobbies.toReversed()) {
      const leaver = random.chance(0.4) ? 0 : undefined;
      for (const index of lobby.players.keys())
        if (index === leaver) await call('game/leave', leaveBody(lobby, index));
        else await call('game/end', orderlyEnd(lobby, index));
    }
  }
}

async function expectSame(after: unknown[], live: unknown[]): Promise<void> {
  expect(after).toEqual(live);
  expect((await query('select count(*) as n from player_modes where skill_mu <> 25'))[0]?.['n']).toBeGreaterThan(10);
}

test('a match stores the skill of its players before it, and their later skill follows from it', async () => {
  const lobby = makeLobby();
  await playMatch(world.context, lobby);
  expect(await query(`select distinct skill_mu, round(skill_sigma::numeric, 4) as skill_sigma from match_players`)).toEqual([
    { skill_mu: 25, skill_sigma: 8.3333 },
  ]);
  const after = await query<{ place: number; skill_mu: number; skill_sigma: number }>(
    'select place, m.skill_mu, m.skill_sigma from player_modes m join match_players p using (player_id) order by place',
  );
  const mus = after.map(({ skill_mu }) => skill_mu);
  expect(mus).toEqual(mus.toSorted((a, b) => b - a));
  expect(mus.reduce((sum, mu) => sum + mu, 0)).toBeCloseTo(150, 9);
  for (const { skill_sigma } of after) expect(skill_sigma).toBeLessThan(firstBelief.sigma);
  await playMatch(world.context, { ...makeLobby(), players: lobby.players });
  const second = await query<{ skill_mu: number }>('select skill_mu from match_players order by started_at desc, place limit 6');
  expect(second.map(({ skill_mu }) => skill_mu)).toEqual(mus.map((mu) => Math.fround(mu)).map((mu) => expect.closeTo(mu, 4)));
});

test('a rebuild from the matches gives the same skill as the live matches did', async () => {
  await playEvening(24);
  const live = await everything();
  await forgetSkill();
  await rebuildStatistics(world.db, world.context.now());
  await expectSame(await everything(), live);
  expect(await replays()).toEqual([{ asked: 1, done: 1 }]);
}, 60_000);

test('an older site is replayed once by itself, even if the replay was interrupted', async () => {
  await playEvening(12);
  const live = await everything();
  await forgetSkill();
  // The last step of a replay fails.
  await query('alter table skill_replays add constraint cut_off check (done_at is null)');
  const inAnHour = new Date(Date.now() + 3600 * 1000);
  await expect(replayDueSkill(world.db, inAnHour)).rejects.toThrow('cut_off');
  expect((await query('select count(skill_mu) as n from match_players'))[0]?.['n']).toBeGreaterThan(60);
  expect(await replays()).toEqual([{ asked: 1, done: 0 }]);
  expect(await query('select distinct skill_mu from player_modes')).toEqual([{ skill_mu: 25 }]);
  await query('alter table skill_replays drop constraint cut_off');
  await replayDueSkill(world.db, inAnHour);
  await expectSame(await everything(), live);
  expect(await replays()).toEqual([{ asked: 1, done: 1 }]);
  await query('update player_modes set skill_mu = 1 where player_id = 500001');
  await replayDueSkill(world.db, inAnHour);
  expect(await query('select distinct skill_mu from player_modes where player_id = 500001')).toEqual([{ skill_mu: 1 }]);
}, 60_000);

test('an end that arrives after the match is over changes no skill, and neither does a match that is not counted', async () => {
  const lobby = makeLobby();
  await call('game/match_start', startBody(lobby));
  await call('game/leave', leaveBody(lobby, 0));
  for (const index of [1, 2, 3, 4, 5]) await call('game/end', orderlyEnd(lobby, index));
  const live = await everything();
  expect(await call('game/end', orderlyEnd(lobby, 0))).toMatchObject({ status: 200 });
  await playMatch(world.context, { ...makeLobby({ mapName: 'unranked' }), players: lobby.players });
  expect(await beliefs()).toEqual(live[0]);
  expect(await query(`select player_id, is_counted from match_players where skill_mu is null and is_counted`)).toEqual([
    { player_id: Number(lobby.players[0]), is_counted: true },
  ]);
  await replaySkill(world.db, world.context.now());
  expect(await beliefs()).toEqual(live[0]);
  expect(await query(`select count(*) as n from match_players where skill_mu is not null`)).toEqual([{ n: 5 }]);
  expect(await replays()).toEqual([{ asked: 0, done: 0 }]);
});

test('matches that finish while the statistics are rebuilt wait and are not lost', async () => {
  await playEvening(8);
  const lobbies = Array.from({ length: 6 }, () => makeLobby());
  for (const lobby of lobbies) await call('game/match_start', startBody(lobby));
  const ends = lobbies.map(async (lobby) => {
    for (const index of lobby.players.keys()) expect((await call('game/end', orderlyEnd(lobby, index))).status).toBe(200);
  });
  const rebuilds = (async () => {
    for (let round = 0; round < 5; round++) await rebuildStatistics(world.db, world.context.now());
  })();
  await Promise.all([...ends, rebuilds]);
  const live = await everything();
  await replaySkill(world.db, world.context.now());
  await expectSame(await everything(), live);
}, 60_000);
