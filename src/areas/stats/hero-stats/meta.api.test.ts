import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemBuild } from '#areas/stats/item-builds/item-builds.contract.ts';
import { daysOf } from '#areas/stats/rollups/period.rules.ts';
import { demoRoles } from '../../../../demo/season/roster.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { WebSite } from '../../../../tests/kits/web-site.ts';
import type { HeroMetaRow, HeroLeaders, TeaserRow } from './meta.contract.ts';

let site: WebSite;
let subscriber = '';
let visitor = '';
let get: StatisticsSite['get'];
let now: Date;
const gated = [
  '/api/v2/heroes/meta',
  '/api/v2/heroes/itembuild?heroName=npc_dota_hero_pudge',
  '/api/v2/leaderboard/heroleaders',
  '/api/v2/heroes/meta/insight?heroName=pudge',
  '/api/v2/heroes/meta/items',
  '/api/v2/heroes/meta/offer?heroName=pudge&offered=modifier_pudge_hero_1',
  '/api/v2/heroes/meta/patches',
  '/api/v2/heroes/meta/matches?heroName=pudge',
  '/api/v2/heroes/itembuild/source?heroName=pudge&talentName=modifier_up_hook',
];

beforeAll(async () => {
  ({ site, subscriber, visitor, get, now } = await openStatisticsSite());
}, 120_000);
afterAll(() => site.close());

async function rowsAt(path: string): Promise<HeroMetaRow[]> {
  return (await get(path, subscriber)).data;
}

let booked = 0;
/** Sets the end of the subscriber's last entitlement, relative to now. */
const subscribe = (interval: string) =>
  rowsOf(
    site.db,
    `insert into plus_entitlements (player_id, starts_at, expires_at, reason, cause) values (${demoRoles.subscribers[0]}, now() - interval '9 days', now() + interval '${interval}', 'test', 'test:${++booked}')`,
  );

describe('the subscription gate', () => {
  test.each(gated)('%s is refused without a subscription, and after one has ended', async (path) => {
    for (const token of [undefined, visitor]) {
      const refused = await get(path, token);
      expect(refused).toMatchObject({ status: 403, data: null, hasErrors: true, errors: [{ text: expect.stringContaining('Plus') }] });
    }
    expect(await get(path, subscriber)).toMatchObject({ status: 200, hasErrors: false, caching: 'private, no-store' });
    expect((await get(path)).status).toBe(403);
    await subscribe('-1 second');
    expect((await get(path, subscriber)).status).toBe(403);
    await subscribe('1 day');
    expect((await get(path, subscriber)).status).toBe(200);
  });

  test('everyone sees the three best rows of last week and nothing newer, as the raw rows give them, compared with the week before', async () => {
    const teaser: { data: TeaserRow[] } = await get('/api/v2/heroes/meta/teaser');
    const week: { data: HeroMetaRow[] } = await get('/api/v2/heroes/meta?period=prev_week', subscriber);
    const shown = new Map(week.data.filter(({ isEnough }) => isEnough).map((row) => [row.heroName, row]));
    expect(teaser.data.slice(0, 3).map(({ heroName }) => heroName)).toEqual([...shown.keys()].slice(0, 3));
    const { from } = daysOf('prev_week', now);
    const raw = await rowsOf<{ hero: string; games: number; players: number; place: number }>(
      site.db,
      `select hero, count(*)::int as games, count(distinct player_id)::int as players, avg(place)::float8 as place from match_players
       where is_counted and mode = 'solo' and (started_at at time zone 'UTC' + interval '3 hours')::date between date '${from}' - 7 and date '${from}' - 1 group by hero`,
    );
    const before = new Map(raw.map((row) => [row.hero, row]));
    expect(teaser.data.some(({ change }) => change !== null)).toBe(true);
    for (const { heroName, averagePlace, change } of teaser.data) {
      expect(averagePlace).toBe(shown.get(heroName)?.averagePlace);
      const was = before.get(heroName);
      if (!was || was.games < 30 || was.players < 10) expect(change).toBeNull();
      else expect(change?.value).toBeCloseTo(was.place - averagePlace, 3);
    }
  });
});

describe('the table', () => {
  test.each([
    ['four_days', 'false'],
    ['four_days', 'true'],
    ['prev_week', 'false'],
    ['prev_week', 'true'],
  ])('of %s, talents %s: pick rates sum to six, places to 3.50, shares to 1', async (period, withTalents) => {
    const { data }: { data: HeroMetaRow[] } = await get(`/api/v2/heroes/meta?period=${period}&withTalents=${withTalents}`, subscriber);
    const games = data.reduce((sum, row) => sum + row.matchCount, 0);
    expect(games).toBeGreaterThan(300);
    expect(data.reduce((sum, row) => sum + row.pickrate, 0)).toBeCloseTo(6, 2);
    expect(data.reduce((sum, row) => sum + row.matchCount * row.averagePlace, 0) / games).toBeCloseTo(3.5, 4);
    for (const row of data) {
      expect(Object.keys(row.places)).toEqual(['1', '2', '3', '4', '5', '6']);
      expect(Object.values(row.places).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      expect(row.talentName === null).toBe(withTalents === 'false');
      expect(row.estimate === null).toBe(!row.isEnough);
      expect(row.isEnough).toBe(row.matchCount >= 30 && row.playerCount >= 10);
      if (row.isBest) expect(row.estimate?.high).toBeLessThan(3.5);
      expect(row.rankFrom === null && row.rankTo === null).toBe(!row.isEnough);
    }
    // The table is in the order of average places: each row's position must be among its possible ranks.
    const ranked = data.filter(({ isEnough }) => isEnough);
    if (period === 'prev_week' && withTalents === 'false') expect(ranked.length).toBeGreaterThan(3);
    for (const [index, { rankFrom, rankTo }] of ranked.entries()) {
      expect(rankFrom).toBeGreaterThanOrEqual(1);
      expect(rankFrom).toBeLessThanOrEqual(index + 1);
      expect(rankTo).toBeGreaterThanOrEqual(index + 1);
      expect(rankTo).toBeLessThanOrEqual(ranked.length);
    }
  });

  test('never mixes the modes: 2x8 has four places, a mean of 2.50 and 800 %', async () => {
    const { data }: { data: HeroMetaRow[] } = await get('/api/v2/heroes/meta?period=prev_week&isduo=true', subscriber);
    const games = data.reduce((sum, row) => sum + row.matchCount, 0);
    expect(data.reduce((sum, row) => sum + row.pickrate, 0)).toBeCloseTo(8, 2);
    expect(data.reduce((sum, row) => sum + row.matchCount * row.averagePlace, 0) / games).toBeCloseTo(2.5, 4);
    expect(Object.keys(data[0]?.places ?? {})).toEqual(['1', '2', '3', '4']);
  });

  test('has map groups that add up to all of them', async () => {
    const games = async (group: string) =>
      (await rowsAt(`/api/v2/heroes/meta?period=prev_week${group}`)).reduce((sum, row) => sum + row.matchCount, 0);
    const parts = await Promise.all(['herald', 'legend', 'immortal'].map((group) => games(`&rankGroup=${group}`)));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await games(''));
  });

  test('agrees with the raw rows', async () => {
    const { from, to } = daysOf('prev_week', now);
    const raw = await rowsOf<{ hero: string; games: number; place: number; players: number }>(
      site.db,
      `select hero, count(*)::int as games, avg(place)::float8 as place, count(distinct player_id)::int as players from match_players
       where is_counted and mode = 'solo' and (started_at at time zone 'UTC' + interval '3 hours')::date between '${from}' and '${to}' group by hero`,
    );
    const { data }: { data: HeroMetaRow[] } = await get('/api/v2/heroes/meta?period=prev_week', subscriber);
    const byName = (one: { hero: string }, other: { hero: string }) => one.hero.localeCompare(other.hero);
    const shown = data.map((row) => ({
      hero: row.heroName,
      games: row.matchCount,
      place: expect.closeTo(row.averagePlace, 4),
      players: row.playerCount,
    }));
    expect(raw.toSorted(byName)).toEqual(shown.toSorted(byName));
  });

  test.each(['period=year', 'withTalents=maybe', 'rankGroup=unranked'])('%s is malformed', async (query) => {
    expect((await get(`/api/v2/heroes/meta?${query}`, subscriber)).status).toBe(400);
  });
});

const allBoots = new Set([
  'item_boots',
  'item_power_treads',
  'item_phase_boots',
  'item_arcane_boots',
  'item_tranquil_boots',
  'item_travel_boots',
]);

describe('builds and leaders', () => {
  test('a build has four stages of at most six items, most common first, without Scepter and Shard', async () => {
    const { data }: { data: ItemBuild[] } = await get('/api/v2/heroes/itembuild?heroName=pudge', subscriber);
    expect(data.length).toBeGreaterThan(1);
    for (const build of data) {
      for (const stage of [build.startItems, build.earlyItems, build.midItems, build.lateItems]) {
        expect(stage.items.length).toBeLessThanOrEqual(6);
        expect(stage.items).not.toContain('item_ultimate_scepter');
        expect(stage.items.filter((item) => allBoots.has(item)).length).toBeLessThanOrEqual(1);
        expect(stage.shares).toEqual(stage.shares.toSorted((a, b) => b - a));
      }
      expect(build.startItems.games).toBe(build.matchCount);
      expect(build.startItems.items.length).toBeGreaterThan(0);
      expect(build.lateItems.games).toBeLessThanOrEqual(build.midItems.games);
    }
    // With few looks there may be fewer items that do not replace one another.
    expect(Math.max(...data.map((build) => build.startItems.items.length))).toBe(6);
  });

  test('everyone sees the first two stages of the build with the most played talent, and nothing of the later ones', async () => {
    const { data: builds }: { data: ItemBuild[] } = await get('/api/v2/heroes/itembuild?heroName=pudge', subscriber);
    const { data, caching }: { data: Partial<ItemBuild>; caching: string | null } = await get(
      '/api/v2/heroes/itembuild/teaser?heroName=pudge',
    );
    expect(caching).toContain('public');
    const [most] = builds;
    expect(data).toMatchObject({ talentName: most?.talentName, startItems: most?.startItems, earlyItems: most?.earlyItems });
    expect([data.midItems, data.lateItems]).toEqual([undefined, undefined]);
  });

  test('an unknown hero is not found', async () => {
    expect(await get('/api/v2/heroes/itembuild?heroName=nobody', subscriber)).toMatchObject({ status: 200, data: null, hasErrors: true });
  });

  test('leaders have played the hero twenty times; hidden players have no name', async () => {
    const leaders = async () => {
      const { data }: { data: HeroLeaders[] } = await get('/api/v2/leaderboard/heroleaders', subscriber);
      return data;
    };
    const shown = await leaders();
    expect(shown.length).toBeGreaterThan(0);
    for (const { topPlayers } of shown) for (const { matchCount } of topPlayers) expect(matchCount).toBeGreaterThanOrEqual(20);
    const hidden = shown[0]?.topPlayers[0]?.id ?? 0;
    await rowsOf(site.db, `update players set visibility = 'private' where id = ${hidden}`);
    expect(JSON.stringify(await leaders())).not.toContain(`"id":${hidden},`);
    await rowsOf(site.db, `update players set visibility = 'public' where id = ${hidden}`);
  });
});
