import { beforeEach, expect, test } from 'vitest';
import { matchesApi } from '#areas/games/matches/matches.api.ts';
import type { Paged } from '#contract/pager.ts';
import { inTransaction } from '#db/pool.ts';
import { Random } from '#lib/random.ts';
import { askApi } from '../../../../tests/kits/ask-api.ts';
import { leaveBody, makeLobby, orderlyEnd, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { checkHeroLists } from './check-hero-lists.command.ts';
import { countDays } from './count-hero-lists.command.ts';
import { addToHeroLists, countHeroLists } from './hero-list.repo.ts';

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

/** Matches of three Moscow days: one begins before midnight and ends the day after, one is of cheaters, one is in progress. */
async function playDays() {
  await end('2026-11-20T12:40:00Z', await begin('2026-11-20T12:00:00Z'));
  await end('2026-11-21T21:20:00Z', await begin('2026-11-21T20:50:00Z'));
  await end('2026-11-22T13:00:00Z', await begin('2026-11-22T12:00:00Z'));
  await end('2026-11-22T13:00:00Z', await begin('2026-11-22T12:00:00Z', { isCheatsMode: true }));
  await begin('2026-11-22T16:00:00Z');
  await end('2026-11-24T11:00:00Z', await begin('2026-11-24T10:00:00Z'));
}

test('counting the days does not change the length of the lists of heroes, now or at any moment', async () => {
  await playDays();
  const before = await lists();
  await countDays(world.db);
  expect(await days()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
  expect(await lists()).toEqual(before);
  await countDays(world.db);
  expect(await lists()).toEqual(before);
  expect([await total(), await total('heroName=axe&talentName=counter_helix')]).toEqual([8, 4]);
});

test('the list is read from the counts: a day without a row has no matches', async () => {
  await playDays();
  await countDays(world.db);
  await rowsOf(world.db, `delete from hero_list_counts where played_on = '2026-11-20'`);
  expect(await total()).toBe(6);
});

test('a match of a counted day that ends late is in the list at once, and so is a player who had left it', async () => {
  await playDays();
  const long = await begin('2026-11-22T14:00:00Z');
  await end('2026-11-22T14:10:00Z', long, [1]);
  await countDays(world.db);
  const counted = await days();
  expect(await total()).toBe(8);

  for (const index of long.players.keys()) if (index > 1) await end('2026-11-24T13:00:00Z', long, [index]);
  expect(await total()).toBe(8);
  await post(at('2026-11-24T13:01:00Z'), 'game/leave', leaveBody(long, 0));
  expect(await total()).toBe(9);
  await end('2026-11-24T13:02:00Z', long, [0]);
  expect([await total(), await total('heroName=axe&talentName=counter_helix')]).toEqual([10, 5]);
  await end('2026-11-24T13:03:00Z', long, [0]);
  expect(await total()).toBe(10);
  expect(await days()).toEqual(counted);
  const added = await lists();
  await rowsOf(world.db, 'delete from hero_list_days');
  expect(await lists()).toEqual(added);
});

test('today is counted while it lasts, and later ends are added, except those of a match with cheats', async () => {
  await end('2026-11-24T10:40:00Z', await begin('2026-11-24T10:00:00Z'));
  const [next, cheaters] = [await begin('2026-11-24T11:00:00Z'), await begin('2026-11-24T11:00:00Z', { isCheatsMode: true })];
  await countDays(world.db);
  await end('2026-11-24T11:40:00Z', next);
  await end('2026-11-24T11:41:00Z', cheaters);
  expect(await days()).toEqual(['2026-11-24']);
  expect([await total(), await total('heroName=axe&talentName=counter_helix'), await total('heroName=nobody')]).toEqual([4, 2, 0]);
  const { data } = await get<{ endedBy: number }>('matches/search?heroName=axe');
  expect(data.endedBy).toBe(Date.parse('2026-11-24T11:40:00Z'));
});

test('a match that is ending while its day is counted waits, and is then added', async () => {
  const lobby = await begin('2026-11-20T12:00:00Z');
  let ended: Promise<void> | undefined;
  await inTransaction(world.db, async (transaction) => {
    await countHeroLists(transaction, '2026-11-20');
    ended = end('2026-11-20T12:40:00Z', lobby);
    await expect.poll(async () => (await rowsOf(world.db, 'select from pg_locks where not granted')).length).toBe(1);
  });
  await ended;
  expect(await days()).toEqual(['2026-11-20']);
  expect(await total()).toBe(2);
});

test('a day is counted after a match that is just ending', async () => {
  const lobby = await begin('2026-11-20T12:00:00Z');
  const others = [...lobby.players.keys()].slice(1);
  await end('2026-11-20T12:40:00Z', lobby, others);
  let counted: Promise<void> | undefined;
  await inTransaction(world.db, async (transaction) => {
    const match = { startedAt: new Date('2026-11-20T12:00:00Z'), finishedAt: new Date('2026-11-20T12:41:00Z') };
    await addToHeroLists(transaction, match, [{ hero: 'npc_dota_hero_axe', talent: null }]);
    await transaction.updateTable('matches').set({ finished_at: match.finishedAt }).execute();
    counted = countDays(world.db);
    await expect.poll(async () => (await rowsOf(world.db, 'select from pg_locks where not granted')).length).toBe(1);
  });
  await counted;
  expect(await total()).toBe(1);
});

test('each night compares yesterday’s lists with their matches; wrong sums are reported and calculated again', async () => {
  await playDays();
  await countDays(world.db);
  const before = await lists();
  const reported: unknown[] = [];
  const log = { ...world.context.log, error: (what: unknown) => reported.push(what) } as unknown as typeof world.context.log;
  const check = (day: string) => checkHeroLists(world.db, log, new Date(Date.parse(`${day}T00:40:00Z`) + 24 * 3_600_000));
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-23']) await check(day);
  expect(reported).toEqual([]);
  await rowsOf(world.db, `update hero_list_counts set matches = matches + 1 where played_on = '2026-11-20' and talent = 'counter_helix'`);
  await check('2026-11-20');
  expect(reported).toEqual([{ day: '2026-11-20' }]);
  expect(await lists()).toEqual(before);
});

test('the lists are as long as their rows, in whatever order matches begin, end, are left and are counted', async () => {
  const random = new Random('hero lists');
  let now = Date.parse('2026-11-20T20:00:00Z');
  const open: { lobby: Lobby; waiting: number[] }[] = [];
  for (let step = 0; step < 150; step++) {
    now += random.whole(1, 20) * 60_000;
    const moment = new Date(now).toISOString();
    const what = random.whole(0, 9);
    if (what === 0) await countDays(world.db);
    else if (what === 1 || open.length === 0) {
      const lobby = await begin(moment, { isCheatsMode: random.whole(0, 9) === 0 });
      open.push({ lobby, waiting: [...lobby.players.keys()] });
    } else {
      const match = random.pick(open);
      const index = random.pick(match.waiting);
      const isLeave = what === 2;
      if (isLeave) await post(at(moment), 'game/leave', leaveBody(match.lobby, index));
      else await end(moment, match.lobby, [index]);
      if (!isLeave) match.waiting = match.waiting.filter((other) => other !== index);
      if (match.waiting.length === 0) open.splice(open.indexOf(match), 1);
    }
  }
  expect((await days()).length).toBeGreaterThan(1);
  const counted = await lists();
  expect(await total()).toBeGreaterThan(5);
  await rowsOf(world.db, 'delete from hero_list_days');
  expect(await lists()).toEqual(counted);
});
