import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoRoles } from '../../../scripts/demo-season/roster.ts';
import { seedSeason } from '../../../scripts/demo-season/seed-season.ts';
import { rowsOf } from '../../../tests/factories/stored.ts';
import { openWebSite, type WebSite } from '../../../tests/factories/web-site.ts';
import { beginSession } from '#features/accounts/begin-session.command.ts';
import { rollStatistics } from '#features/statistics/roll-statistics.command.ts';
import { daysOf, instantsOf, twoWeeks } from '#features/statistics/period.rules.ts';
import type { BuildSource, ItemBuild } from '#features/builds/builds.contract.ts';
import type { HeroInsight, ItemEffects, MatchesOfHero, OfferSource } from './insight.contract.ts';
import type { HeroMetaRow, HeroLeaders } from './meta.contract.ts';

let site: WebSite;
let subscriber = '';
let visitor = '';
const now = new Date();
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
  site = await openWebSite();
  await seedSeason({ db: site.db, log: site.context.log, now, matches: 500, players: 40 });
  await rollStatistics(site.db, now);
  const [first] = demoRoles.subscribers;
  subscriber = await beginSession(site.db, { playerId: first, kind: 'steam', userAgent: null }, now);
  visitor = await beginSession(site.db, { playerId: demoRoles.visitor, kind: 'steam', userAgent: null }, now);
}, 120_000);
afterAll(() => site.close());

async function get(
  path: string,
  token?: string,
): Promise<{ status: number; caching: string | null; data: never; errors: { text: string }[]; hasErrors: boolean }> {
  const response = await fetch(site.origin + path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const answer = (await response.json()) as { data: never; errors: { text: string }[]; hasErrors: boolean };
  return { status: response.status, caching: response.headers.get('cache-control'), ...answer };
}

async function rowsAt(path: string): Promise<HeroMetaRow[]> {
  return (await get(path, subscriber)).data;
}

let booked = 0;
/** The subscriber's last entitlement now ends so far from now. */
const subscribe = (interval: string) =>
  rowsOf(
    site.db,
    `insert into plus_entitlements (player_id, starts_at, expires_at, reason, cause) values (${demoRoles.subscribers[0]}, now() - interval '9 days', now() + interval '${interval}', 'test', 'test:${++booked}')`,
  );

describe('the gate', () => {
  test.each(gated)('%s is refused to who has no subscription, and to who had one', async (path) => {
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

  test('everyone sees three rows of last week and nothing fresher', async () => {
    const teaser: { data: HeroMetaRow[] } = await get('/api/v2/heroes/meta/teaser');
    expect(teaser.data.length).toBe(3);
    const week: { data: HeroMetaRow[] } = await get('/api/v2/heroes/meta?period=prev_week', subscriber);
    const best = week.data.filter(({ isEnough }) => isEnough).slice(0, 3);
    expect(teaser.data.map(({ heroName, averagePlace }) => [heroName, averagePlace])).toEqual(
      best.map((row) => [row.heroName, row.averagePlace]),
    );
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
    expect(data.reduce((sum, row) => sum + row.pickrate, 0)).toBeCloseTo(6, 9);
    expect(data.reduce((sum, row) => sum + row.matchCount * row.averagePlace, 0) / games).toBeCloseTo(3.5, 9);
    for (const row of data) {
      expect(Object.keys(row.places)).toEqual(['1', '2', '3', '4', '5', '6']);
      expect(Object.values(row.places).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(row.talentName === null).toBe(withTalents === 'false');
      expect(row.estimate === null).toBe(!row.isEnough);
      expect(row.isEnough).toBe(row.matchCount >= 30 && row.playerCount >= 10);
      if (row.isBest) expect(row.estimate?.high).toBeLessThan(3.5);
    }
  });

  test('is the same from the days alone, while the sums of settled days are those of other days', async () => {
    const paths = [
      '?period=four_days',
      '?period=prev_week',
      '?period=four_days&withTalents=true&rankGroup=legend',
      '?period=prev_week&isduo=true',
    ];
    const tables = () => Promise.all(paths.map((path) => rowsAt(`/api/v2/heroes/meta${path}`)));
    const before = await tables();
    expect(before.every((rows) => rows.length > 10)).toBe(true);
    const moved = (by: string) =>
      rowsOf(site.db, `update span_states set to_at = to_at + interval '${by}' where span like 'settled:%' returning 1`);
    expect((await moved('1 day')).length).toBe(2);
    expect(await tables()).toEqual(before);
    await moved('-1 day');
  });

  test('never mixes the modes: 2x8 has four places, a mean of 2.50 and 800 %', async () => {
    const { data }: { data: HeroMetaRow[] } = await get('/api/v2/heroes/meta?period=prev_week&isduo=true', subscriber);
    const games = data.reduce((sum, row) => sum + row.matchCount, 0);
    expect(data.reduce((sum, row) => sum + row.pickrate, 0)).toBeCloseTo(8, 9);
    expect(data.reduce((sum, row) => sum + row.matchCount * row.averagePlace, 0) / games).toBeCloseTo(2.5, 9);
    expect(Object.keys(data[0]?.places ?? {})).toEqual(['1', '2', '3', '4']);
  });

  test('the map groups add up to all of them', async () => {
    const games = async (group: string) =>
      (await rowsAt(`/api/v2/heroes/meta?period=prev_week${group}`)).reduce((sum, row) => sum + row.matchCount, 0);
    const parts = await Promise.all(['herald', 'legend', 'immortal'].map((group) => games(`&rankGroup=${group}`)));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await games(''));
  });

  test('is what the raw rows say', async () => {
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
      place: expect.closeTo(row.averagePlace, 9),
      players: row.playerCount,
    }));
    expect(raw.toSorted(byName)).toEqual(shown.toSorted(byName));
  });

  test.each(['period=year', 'withTalents=maybe', 'rankGroup=unranked'])('%s is malformed', async (query) => {
    expect((await get(`/api/v2/heroes/meta?${query}`, subscriber)).status).toBe(400);
  });
});

describe('behind a row', () => {
  test('survival, the order of the pick and the matches are those of the raw rows, with a talent and without', async () => {
    const { from, to } = daysOf('prev_week', now);
    const inWeek = `p.is_counted and p.mode = 'solo' and (p.started_at at time zone 'UTC' + interval '3 hours')::date between '${from}' and '${to}'`;
    const [{ hero, talent: common } = { hero: '', talent: '' }] = await rowsOf<{ hero: string; talent: string }>(
      site.db,
      `select hero, talent from match_players p where ${inWeek} group by 1, 2 order by count(*) desc limit 1`,
    );
    for (const talent of [undefined, common]) {
      const games = await rowsOf<{ id: string; place: number; minute: number; pick: number }>(
        site.db,
        `select match_id::text as id, place, floor(end_seconds / 60)::int as minute, pick_order as pick from match_players p
         where ${inWeek} and hero = '${hero}' ${talent === undefined ? '' : `and talent = '${talent}'`} order by started_at desc, match_id desc`,
      );
      const path = `/api/v2/heroes/meta/insight?heroName=${hero}&period=prev_week${talent === undefined ? '' : `&talentName=${talent}`}`;
      const { data: shown }: { data: HeroInsight } = await get(path, subscriber);
      expect(games.length).toBeGreaterThan(5);
      expect(shown.games).toBe(games.length);
      expect(shown.survival.length).toBeGreaterThan(5);
      for (const { minute, share } of shown.survival)
        expect(share.value).toBeCloseTo(games.filter((game) => game.place === 1 || game.minute >= minute).length / games.length, 9);
      const picks = [...Map.groupBy(games, ({ pick }) => pick)].filter(([, of]) => of.length >= 2).toSorted(([a], [b]) => a - b);
      expect(shown.picks.map(({ pickOrder, games: count, averagePlace }) => [pickOrder, count, averagePlace.value.toFixed(9)])).toEqual(
        picks.map(([pick, of]) => [pick, of.length, (of.reduce((sum, { place }) => sum + place, 0) / of.length).toFixed(9)]),
      );
      expect(shown.matches).toEqual(games.slice(0, 12).map(({ id }) => `/matches/${id}`));
    }
  });
});

describe('builds and leaders', () => {
  test('a build has four stages of at most six items, most common first, without scepter and shard', async () => {
    const { data }: { data: ItemBuild[] } = await get('/api/v2/heroes/itembuild?heroName=pudge', subscriber);
    expect(data.length).toBeGreaterThan(1);
    for (const build of data) {
      for (const stage of [build.startItems, build.earlyItems, build.midItems, build.lateItems]) {
        expect(stage.items.length).toBeLessThanOrEqual(6);
        expect(stage.items).not.toContain('item_ultimate_scepter');
        expect(stage.shares).toEqual(stage.shares.toSorted((a, b) => b - a));
      }
      expect(build.startItems.games).toBe(build.matchCount);
      expect(build.lateItems.games).toBeLessThanOrEqual(build.midItems.games);
    }
  });

  test('a hero nobody knows is not found', async () => {
    expect(await get('/api/v2/heroes/itembuild?heroName=nobody', subscriber)).toMatchObject({ status: 200, data: null, hasErrors: true });
  });

  test('leaders have played the hero twenty times; who is hidden is nobody', async () => {
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

/** Of two looks in one minute the first counts. */
const firstLook = (minute: number) =>
  `(select items from match_snapshots where match_id = p.match_id and player_id = p.player_id and minute = ${minute} order by position limit 1)`;

test('an item says in how many people’s games it was bought, and in which', async () => {
  const { data }: { data: ItemEffects } = await get('/api/v2/heroes/meta/items', subscriber);
  expect(data.items.length).toBeGreaterThan(0);
  const { from, to } = twoWeeks(now);
  expect(data.days).toEqual({ from, to });
  for (const { item, minute, since, games, players, matches } of data.items.slice(0, 5)) {
    const raw = await rowsOf<{ player_id: number; match_id: string; started_at: Date }>(
      site.db,
      `select p.player_id, p.match_id::text, m.started_at from match_players p join matches m on m.id = p.match_id
       join lateral ${firstLook(minute)} s on true join lateral ${firstLook(since)} b on true
       where p.is_counted and p.mode = 'solo' and '${item}' = any(s.items) and not '${item}' = any(b.items)
         and (p.started_at at time zone 'UTC' + interval '3 hours')::date between '${from}' and '${to}'`,
    );
    expect(games).toBe(raw.length);
    expect(players).toBe(new Set(raw.map((row) => row.player_id)).size);
    expect(matches.length).toBeGreaterThan(0);
    const bought = new Set(raw.map((row) => `/matches/${row.match_id}`));
    expect(matches.filter((href) => !bought.has(href))).toEqual([]);
    const [newest] = raw.toSorted((a, b) => b.started_at.getTime() - a.started_at.getTime());
    expect(matches[0]).toBe(`/matches/${newest?.match_id}`);
  }
});

test('the best players of a hero come with the matches they played it in, and a span with its own', async () => {
  const leaders: { data: HeroLeaders[] } = await get('/api/v2/leaderboard/heroleaders', subscriber);
  const [row] = leaders.data;
  const behind: { data: MatchesOfHero } = await get(`/api/v2/heroes/meta/matches?heroName=${row?.heroName}&leaders=true`, subscriber);
  expect(behind.data.computedAt).toBe(now.toISOString());
  expect(behind.data.matches.length).toBe(12);
  const played = await rowsOf<{ href: string }>(
    site.db,
    `select distinct '/matches/' || p.match_id as href from match_players p join hero_leaders l using (mode, hero, player_id) where p.is_counted and p.mode = 'solo' and p.hero = '${row?.heroName}'`,
  );
  const known = new Set(played.map(({ href }) => href));
  expect(behind.data.matches.filter((href) => !known.has(href))).toEqual([]);
  const from = new Date(now.getTime() - 9 * 24 * 3600 * 1000).toISOString();
  const to = new Date(now.getTime() - 2 * 24 * 3600 * 1000).toISOString();
  const span: { data: MatchesOfHero } = await get(`/api/v2/heroes/meta/matches?heroName=pudge&from=${from}&to=${to}`, subscriber);
  const inside = await rowsOf<{ href: string }>(
    site.db,
    `select '/matches/' || match_id as href from match_players where is_counted and mode = 'solo' and hero = 'npc_dota_hero_pudge' and started_at >= '${from}' and started_at < '${to}'
     order by started_at desc limit 12`,
  );
  expect(span.data.matches).toEqual(inside.map(({ href }) => href));
});

test('a build says of how many games and people it is, and links to the newest', async () => {
  const builds: { data: ItemBuild[] } = await get('/api/v2/heroes/itembuild?heroName=npc_dota_hero_pudge', subscriber);
  const [build] = builds.data;
  const { from, to } = instantsOf(twoWeeks(now));
  const raw = await rowsOf<{ href: string; player_id: number }>(
    site.db,
    `select '/matches/' || match_id as href, player_id from match_players
      where is_counted and mode = 'solo' and hero = 'npc_dota_hero_pudge' and talent = '${build?.talentName}'
        and started_at >= '${from.toISOString()}' and started_at < '${to.toISOString()}' order by started_at desc, match_id desc`,
  );
  const source: { data: BuildSource } = await get(
    `/api/v2/heroes/itembuild/source?heroName=pudge&talentName=${build?.talentName}`,
    subscriber,
  );
  expect(build?.matchCount).toBeGreaterThan(0);
  expect(source.data).toMatchObject({
    days: twoWeeks(now),
    games: build?.matchCount,
    players: new Set(raw.map((row) => row.player_id)).size,
    matches: raw.slice(0, 12).map(({ href }) => href),
  });
});

test('an offered talent says how often, to how many people and in which matches, also after another was taken', async () => {
  const { data: insight }: { data: HeroInsight } = await get('/api/v2/heroes/meta/insight?heroName=pudge', subscriber);
  const { from, to } = twoWeeks(now);
  const [first] = insight.offers.purple;
  const choices = await rowsOf<{ href: string; player_id: number; picked: string; names: string[]; before: string[] }>(
    site.db,
    `select '/matches/' || p.match_id as href, p.player_id, t.picked, t.offered || t.picked as names,
       array(select picked from match_talent_picks b where b.match_id = t.match_id and b.player_id = t.player_id and b.rarity = t.rarity and b.position < t.position) as before
     from match_players p join match_talent_picks t using (match_id, player_id)
     where p.is_counted and p.mode = 'solo' and p.hero = 'npc_dota_hero_pudge' and t.rarity = 'purple'
       and (p.started_at at time zone 'UTC' + interval '3 hours')::date between '${from}' and '${to}' order by p.started_at desc, p.match_id desc`,
  );
  const offered = choices.filter(({ names }) => names.includes(first?.name ?? ''));
  const held = offered.find(({ before }) => before.some((name) => name !== first?.name))?.before.find((name) => name !== first?.name);
  const after = offered.filter(({ before }) => before.includes(held ?? ''));
  expect(first?.offered).toBe(offered.length);
  expect(after.length).toBeGreaterThan(0);
  for (const [query, rows] of [
    ['', offered],
    [`&held=${held}`, after],
  ] as const) {
    const source: { data: OfferSource } = await get(`/api/v2/heroes/meta/offer?heroName=pudge&offered=${first?.name}${query}`, subscriber);
    const games = [...new Set(rows.map(({ href }) => href))];
    expect(source.data).toMatchObject({
      days: { from, to },
      offered: rows.length,
      games: games.length,
      players: new Set(rows.map((row) => row.player_id)).size,
      matches: games.slice(0, 12),
    });
  }
});
