import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildSource, ItemBuild } from '#areas/stats/item-builds/item-builds.contract.ts';
import { daysOf, instantsOf, twoWeeks } from '#areas/stats/rollups/period.rules.ts';
import { rollItemWorth } from '#areas/stats/rollups/roll-statistics.command.ts';
import { sql } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { WebSite } from '../../../../tests/kits/web-site.ts';
import type { HeroInsight, ItemEffects, MatchesOfHero, OfferSource } from './insight.contract.ts';
import type { HeroLeaders } from './meta.contract.ts';

let site: WebSite;
let subscriber = '';
let get: StatisticsSite['get'];
let now: Date;

beforeAll(async () => {
  ({ site, subscriber, get, now } = await openStatisticsSite());
}, 120_000);
afterAll(() => site.close());

test('behind a row: survival, pick order and matches are those of the raw rows, with a talent and without', async () => {
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

/** With two looks in one minute the first counts. */
const firstLook = (minute: number) =>
  `(select items from match_snapshots where match_id = p.match_id and player_id = p.player_id and minute = ${minute} order by position limit 1)`;

test('an item says in how many players’ games it was bought, and in which', async () => {
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

test('of two looks in one minute the first one shows what was bought', async () => {
  const effects = () => rowsOf(site.db, 'select mode, minute, item, games, players, matches from item_effects order by mode, minute, item');
  const before = await effects();
  // Every second look at minute 10 has an item that nobody had before.
  await sql`insert into match_snapshots (match_id, player_id, position, minute, networth, items)
    select match_id, player_id, position + 100, minute, networth, array(select distinct item from item_effects) from match_snapshots where minute = 10`.execute(
    site.db,
  );
  await rollItemWorth(site.db, now, { isForced: true });
  expect(await effects()).toEqual(before);
});

test('the best players of a hero come with the matches in which they played it, and with their own interval', async () => {
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
  // The site's own times have no zone.
  const unzoned = [from, to].map((at) => at.slice(0, 19));
  const same = { from: `${unzoned[0]}Z`, to: `${unzoned[1]}Z` };
  const address = (span: { from?: string; to?: string }) => `/api/v2/heroes/meta/matches?heroName=pudge&from=${span.from}&to=${span.to}`;
  const answer = await get(address({ from: unzoned[0] ?? '', to: unzoned[1] ?? '' }), subscriber);
  expect([answer.status, answer.data]).toEqual([200, (await get(address(same), subscriber)).data]);
  expect((await get(address({ from: 'yesterday', to: '2026-11-21T00' }), subscriber)).status).toBe(400);
});

test('a build says how many games and players it is based on, and links to the newest', async () => {
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

test('an offered talent says how often, to how many players and in which matches it was offered, also after another was taken', async () => {
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

test('the figures of a hero that left the game can be traced as before; a hero that never existed has none', async () => {
  const [{ hero } = { hero: '' }] = await rowsOf<{ hero: string }>(
    site.db,
    `select hero from hero_leaders where mode = 'solo' order by games desc limit 1`,
  );
  for (const table of ['hero_leaders', 'player_hero_stats', 'place_clusters', 'match_players'])
    await rowsOf(site.db, `update ${table} set hero = 'npc_dota_hero_gone' where hero = '${hero}'`);
  const { data }: { data: HeroInsight } = await get('/api/v2/heroes/meta/insight?heroName=npc_dota_hero_gone&period=prev_week', subscriber);
  expect(data.games).toBeGreaterThan(0);
  const behind: { data: MatchesOfHero } = await get('/api/v2/heroes/meta/matches?heroName=npc_dota_hero_gone&leaders=true', subscriber);
  expect(behind.data.matches.length).toBeGreaterThan(0);
  const offer = '/api/v2/heroes/meta/offer?offered=x&heroName=';
  expect(await get(`${offer}npc_dota_hero_gone`, subscriber)).toMatchObject({ data: { offered: 0 }, hasErrors: false });
  expect(await get(`${offer}nobody`, subscriber)).toMatchObject({ data: null, hasErrors: true });
});

test('the row of a hero’s games without an orange talent is traced to exactly these games', async () => {
  const { from, to } = daysOf('prev_week', now);
  const played = await rowsOf<{ id: string; hero: string; name: string }>(
    site.db,
    `select p.match_id::text as id, p.hero, t.picked as name from match_players p join match_talent_picks t using (match_id, player_id)
     where p.is_counted and p.mode = 'solo' and t.rarity = 'purple' and t.picked is not null
       and (p.started_at at time zone 'UTC' + interval '3 hours')::date between '${from}' and '${to}' order by p.started_at desc limit 1`,
  );
  const [{ id, hero, name } = { id: '', hero: '', name: '' }] = played;
  await rowsOf(site.db, `update match_players set talent = null where match_id = ${id} and hero = '${hero}'`);
  const of = `heroName=${hero}&talentName=`;
  const { data: shown }: { data: HeroInsight } = await get(`/api/v2/heroes/meta/insight?${of}&period=prev_week`, subscriber);
  expect(shown.matches).toEqual([`/matches/${id}`]);
  const { data: source }: { data: OfferSource } = await get(`/api/v2/heroes/meta/offer?${of}&offered=${name}`, subscriber);
  expect(source).toMatchObject({ games: 1, players: 1, matches: [`/matches/${id}`] });
});

test('when a day has just begun, the figures are shown with the days that they cover', async () => {
  const shift = (days: number) =>
    sql`update span_states set from_at = from_at + ${days} * interval '1 day', to_at = to_at + ${days} * interval '1 day'
      where span in ('four_days', 'prev_week', 'talents')`.execute(site.db);
  const yesterday = new Date(now.getTime() - DAY_MS);
  await shift(-1);
  try {
    const daysAt = async (path: string): Promise<unknown> => ((await get(path, subscriber)).data as { days: unknown }).days;
    const hero = 'heroName=npc_dota_hero_axe';
    for (const period of ['four_days', 'prev_week'] as const)
      expect(await daysAt(`/api/v2/heroes/meta/insight?${hero}&period=${period}`)).toEqual(daysOf(period, yesterday));
    expect(await daysAt(`/api/v2/heroes/week?${hero}`)).toEqual(daysOf('prev_week', yesterday));
    expect(await daysAt(`/api/v2/heroes/now?${hero}`)).toEqual(daysOf('four_days', yesterday));
    for (const path of [`advice?${hero}&offered=a,b`, `itembuild/source?${hero}`, 'itembuild/teaser?heroName=npc_dota_hero_pudge'])
      expect(await daysAt(`/api/v2/heroes/${path}`)).toEqual(twoWeeks(yesterday));
  } finally {
    await shift(1);
  }
});
