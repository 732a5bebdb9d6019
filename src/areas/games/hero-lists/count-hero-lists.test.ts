import { beforeEach, expect, test } from 'vitest';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import type { Paged } from '#areas/games/matches/matches.rules.ts';
import { inTransaction } from '#db/pool.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { leaveBody, makeLobby, orderlyEnd, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { countOverDays } from './count-hero-lists.command.ts';
import { countHeroLists } from './hero-list.repo.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  return () => world.close();
});
const { get } = askApi(() => world.context, matchesApi);

const at = (now: string) => ({ ...world.context, now: () => new Date(now) });
const begin = async (now: string, changes: object = {}) => {
  const lobby = makeLobby();
  await post(at(now), 'game/match_start', startBody(lobby, changes));
  return lobby;
};
/** Ends the match: its first two are axe, one of them with a talent, and the others heroes of the kit's. */
const end = async (now: string, lobby: Lobby, of = [...lobby.players.keys()]) => {
  for (const index of of) {
    const axe = { heroName: 'npc_dota_hero_axe', mainTalent: index === 0 ? 'counter_helix' : 'battle_hunger' };
    expect((await post(at(now), 'game/end', orderlyEnd(lobby, index, index < 2 ? axe : {}))).status).toBe(200);
  }
};
const days = async () =>
  (await rowsOf<{ day: string }>(world.db, 'select played_on::text as day from hero_list_days order by 1')).map(({ day }) => day);
const moments = ['2026-11-20T12:40:00Z', '2026-11-21T20:59:59.999Z', '2026-11-22T03:00:00Z', '2026-11-23T12:00:00Z'];
/** What the lists say, now and at each moment, on two pages of two. */
const lists = async () => {
  const answers = [];
  for (const search of ['heroName=axe', 'heroName=axe&talentName=counter_helix', 'heroName=nobody'])
    for (const until of ['', ...moments.map((moment) => `&endedBy=${Date.parse(moment)}`)])
      for (const page of [1, 2])
        answers.push((await get<Paged<{ matchId: number }>>(`matches/search?${search}&count=2&page=${page}${until}`)).data);
  return answers;
};
const total = async (search = 'heroName=axe') => (await get<Paged<unknown>>(`matches/search?${search}`)).data.totalCount;

const november24 = new Date('2026-11-24T12:00:00Z');
/** Matches of three Moscow days: one begins before midnight and ends the day after, one is of cheaters, one is in progress. */
async function playDays() {
  await end('2026-11-20T12:40:00Z', await begin('2026-11-20T12:00:00Z'));
  await end('2026-11-21T21:20:00Z', await begin('2026-11-21T20:50:00Z'));
  await end('2026-11-22T13:00:00Z', await begin('2026-11-22T12:00:00Z'));
  await end('2026-11-22T13:00:00Z', await begin('2026-11-22T12:00:00Z', { isCheatsMode: true }));
  await begin('2026-11-22T16:00:00Z');
  await end('2026-11-24T11:00:00Z', await begin('2026-11-24T10:00:00Z'));
}

test('the lists of heroes are as long as before, now and at every moment, when the days that are over have been counted', async () => {
  await playDays();
  const before = await lists();
  await countOverDays(world.db, november24);
  expect(await days()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  expect(await lists()).toEqual(before);
  await countOverDays(world.db, november24);
  expect(await lists()).toEqual(before);
  expect([await total(), await total('heroName=axe&talentName=counter_helix')]).toEqual([8, 4]);
});

test('what was counted is what is read: a day without a row in the sums has none', async () => {
  await playDays();
  await countOverDays(world.db, november24);
  await rowsOf(world.db, `delete from hero_list_counts where played_on = '2026-11-20'`);
  expect(await total()).toBe(6);
});

test('a match of a counted day that ends late is in the list at once, and so is a player who had left it', async () => {
  await playDays();
  const long = await begin('2026-11-22T14:00:00Z');
  await end('2026-11-22T14:10:00Z', long, [1]);
  await countOverDays(world.db, november24);
  expect(await total()).toBe(8);

  for (const index of long.players.keys()) if (index > 1) await end('2026-11-24T13:00:00Z', long, [index]);
  expect(await total()).toBe(8);
  await post(at('2026-11-24T13:01:00Z'), 'game/leave', leaveBody(long, 0));
  expect(await days()).not.toContain('2026-11-22');
  expect(await total()).toBe(9);
  await countOverDays(world.db, november24);

  await end('2026-11-24T13:02:00Z', long, [0]);
  expect(await total()).toBe(10);
  const before = await lists();
  await countOverDays(world.db, november24);
  expect(await lists()).toEqual(before);
});

test('a match that is ending while its day is counted is waited for, and is counted', async () => {
  const lobby = await begin('2026-11-20T12:00:00Z');
  let ended: Promise<void> | undefined;
  await inTransaction(world.db, async (transaction) => {
    await countHeroLists(transaction, '2026-11-20');
    ended = end('2026-11-20T12:40:00Z', lobby);
    await expect.poll(async () => (await rowsOf(world.db, 'select from pg_locks where not granted')).length).toBe(1);
  });
  await ended;
  expect(await days()).toEqual([]);
  expect(await total()).toBe(2);
});
