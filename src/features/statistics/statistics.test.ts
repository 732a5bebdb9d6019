import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSeason } from '../../../scripts/demo-season/seed-season.ts';
import { makeRoster } from '../../../scripts/demo-season/roster.ts';
import { readFrame } from '../../../scripts/demo-season/season-frame.ts';
import { trueWorth, worthOfChange, type TrueWorth } from '../../../scripts/demo-season/true-worth.ts';
import { patch, patchAt, truthsAt } from '../../../scripts/demo-season/truths.ts';
import { rowsOf, type StoredRow } from '../../../tests/factories/stored.ts';
import { documentOf, type Line } from '../../../scripts/demo-updates/lines.ts';
import { openWorld, type World } from '../../../tests/world.ts';
import { createUpdate } from '#features/editing/create-update.command.ts';
import { publishUpdate } from '#features/editing/publish-update.command.ts';
import { patchEffects } from '#features/meta/effects.rules.ts';
import { bestNext, offersOf, pickOrders } from '#features/meta/hero-insight.rules.ts';
import { heroRows, type HeroSums } from '#features/meta/hero-meta.rules.ts';
import { listNextOffers } from '#features/meta/insight.repo.ts';
import { listClusters } from '#features/meta/meta.repo.ts';
import { checkStatistics } from './check-statistics.command.ts';
import { listStrata } from './item-effects.repo.ts';
import { itemEffects } from './item-effects.rules.ts';
import type { Estimate } from '#lib/estimate.ts';
import { moscowDay } from '#lib/moscow.ts';
import { Random } from '#lib/random.ts';
import { rebuildStatistics } from './rebuild-statistics.command.ts';
import { rollSpan } from './roll-span.repo.ts';
import { rollStatistics } from './roll-statistics.command.ts';

const now = new Date('2026-03-15T17:30:00Z');
const days = { from: moscowDay(new Date(now.getTime() - 25 * 24 * 3600 * 1000)), to: moscowDay(now) };
const scope = { mode: 'solo', rankGroup: undefined, withTalents: false } as const;
const tables = [
  'day_places',
  'day_ends',
  'day_offers',
  'day_next_offers',
  'day_items',
  'day_item_effects',
  'place_clusters',
  'settled_sums',
  'build_talents',
  'build_items',
  'item_effects',
  'hero_leaders',
  'rating_slopes',
];
const base = ['hero_day_stats', 'match_day_stats', 'player_hero_stats', 'player_modes'];
let world: World;
let patchId = 0;

const query = <T = StoredRow>(text: string) => rowsOf<T>(world.db, text);
/** What stands in tables; sums of fractions may differ in the last digits by the order they were added in. */
const digests = (of: World, names: readonly string[]) =>
  Promise.all(
    names.map((table) =>
      rowsOf(
        of.db,
        `select '${table}' as name, count(*)::int as rows, md5(string_agg(line, '' order by line)) as digest from (
           select (select string_agg(case when value ~ '^-?[0-9]+[.][0-9]+$' then round(value::numeric, 4)::text else value end, ' ' order by key) from jsonb_each_text(to_jsonb(t))) as line
           from ${table} t) lines`,
      ),
    ),
  );

/** The update that says which heroes the planted patch changed, published when it came out; returns its number. */
async function publishPatch(): Promise<number> {
  const changed: Line = ['~', 'Иначе.', 'Changed.'];
  const heroes = Object.fromEntries(Object.keys(patch.heroes).map((hero) => [hero.replace('npc_dota_hero_', ''), { rows: [changed] }]));
  const words = { ru: 'Патч', en: 'Patch' };
  const document = documentOf({ daysAgo: patch.daysBeforeEnd, url: 'planted', type: 'minor', name: words, description: words, heroes });
  const id = await createUpdate(world.db, { document, author: 'test', now: patchAt(now) });
  await publishUpdate(world.db, { id, version: 1, author: 'test', isWaived: false, targets: [], now: patchAt(now) });
  return id;
}

beforeAll(async () => {
  world = await openWorld();
  await seedSeason({ db: world.db, log: world.context.log, now, matches: 1500 });
  patchId = await publishPatch();
  await rollStatistics(world.db, now);
}, 240_000);
afterAll(() => world.close());

const counted = `match_players p join matches m on m.id = p.match_id where p.is_counted and m.is_counted and p.hero is not null`;

describe('the roll-ups are what the raw rows say', () => {
  test.each([
    [
      'places',
      `select count(*)::int as a, sum(p.place)::int as b, sum(p.place * p.place)::int as c from ${counted}`,
      `select sum(games)::int as a, sum(place_sum)::int as b, sum(place_squares)::int as c from day_places`,
    ],
    [
      'places by hero and talent',
      `select mode, hero, coalesce(talent, '') as talent, pick_order, n, s from (select p.mode, p.hero, p.talent, p.pick_order, count(*)::int as n, sum(p.place)::int as s from ${counted} group by 1, 2, 3, 4) r order by 1, 2, 3, 4`,
      `select mode, hero, talent, pick_order, sum(games)::int as n, sum(place_sum)::int as s from day_places group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    ],
    [
      'minutes of the end',
      `select floor(p.end_seconds / 60)::int as minute, count(*) filter (where place > 1)::int as outs, count(*) filter (where place = 1)::int as wins from ${counted} group by 1 order by 1`,
      `select minute::int, sum(outs)::int as outs, sum(wins)::int as wins from day_ends group by 1 order by 1`,
    ],
    [
      'offers',
      `select t.rarity, name, count(*)::int as offered, count(*) filter (where name = picked)::int as taken, coalesce(sum(p.place) filter (where name = picked), 0)::int as places
       from match_talent_picks t cross join lateral unnest(offered) as o (name) join match_players p on p.match_id = t.match_id and p.player_id = t.player_id and p.is_counted
       where t.rarity in ('orange', 'purple', 'blue') group by 1, 2 order by 1, 2`,
      `select rarity, name, sum(offered)::int as offered, sum(taken)::int as taken, sum(taken_places)::int as places from day_offers group by 1, 2 order by 1, 2`,
    ],
    [
      'items at a stage',
      `select item, count(*)::int as games from (
         select distinct s.match_id, s.player_id, item from match_snapshots s join match_players p on p.match_id = s.match_id and p.player_id = s.player_id and p.is_counted
         cross join lateral unnest(s.items) as i (item) where s.minute = 5 and s.position = 3) r group by 1 order by 1`,
      `select item, sum(games)::int as games from day_items where stage = 'start' and item <> '' group by 1 order by 1`,
    ],
    [
      'everyone alive at a look',
      `select s.minute::int, count(distinct (s.match_id, s.player_id))::int as games, sum(p.place) filter (where s.position = (select min(position) from match_snapshots o where o.match_id = s.match_id and o.player_id = s.player_id and o.minute = s.minute))::int as places
       from match_snapshots s join match_players p on p.match_id = s.match_id and p.player_id = s.player_id and p.is_counted
       where s.minute in (10, 15, 20, 30) group by 1 order by 1`,
      `select minute::int, sum(games)::int as games, sum(holder_places)::int as places from day_item_effects where item = '' group by 1 order by 1`,
    ],
    [
      'buyers of an item between two looks',
      `select 'item_blink' as item, count(*) filter (where 'item_blink' = any(s.items) and not 'item_blink' = any(b.items))::int as games,
         count(*) filter (where 'item_blink' = any(b.items))::int as earlier, count(*) filter (where 'item_blink' = any(s.items))::int as holders
       from match_players p join match_snapshots s using (match_id, player_id) join match_snapshots b using (match_id, player_id)
       where p.is_counted and s.position = 6 and s.minute = 20 and b.position = 5 and b.minute = 15`,
      `select item, sum(games)::int as games, sum(earlier_games)::int as earlier, sum(holders)::int as holders from day_item_effects where minute = 20 and item = 'item_blink' group by 1`,
    ],
    [
      'people',
      `select p.hero, count(*)::int as games, count(distinct p.player_id)::int as players from ${counted} and p.mode = 'solo' and m.started_at >= '${patchAt(now).toISOString()}' and m.started_at < '${patchAt(now).toISOString()}'::timestamptz + interval '7 days' group by 1 order by 1`,
      `select hero, games, players from place_clusters where span like 'after:%' and mode = 'solo' and rank_group = '*' and talent = '*' order by 1`,
    ],
  ])('%s', async (_name, raw, rolledUp) => {
    const rows = await query(raw);
    expect(rows.length).toBeGreaterThan(0);
    expect(await query(rolledUp)).toEqual(rows);
  });
});

/** What a player chose, as the raw rows say: places and choices of a rarity in their order. */
type RawPick = { game: string; rarity: string; picked: string; offered: string[]; place: number };

/** The best of later choices by what was held, straight from the raw rows. */
function bestByHand(picks: readonly RawPick[]): { rarity: string; held: string; name: string; offered: number; gained: number }[] {
  const met = new Map<string, { taken: number[]; declined: number[] }>();
  for (const choices of Map.groupBy(picks, ({ game, rarity }) => `${game} ${rarity}`).values())
    for (const [index, { rarity, picked, offered, place }] of choices.entries())
      for (const held of new Set(choices.slice(0, index).map((earlier) => earlier.picked)))
        for (const name of new Set([...offered, picked])) {
          if (name === held) continue;
          const key = `${rarity} ${held} ${name}`;
          const places = met.get(key) ?? { taken: [], declined: [] };
          met.set(key, places);
          places[name === picked ? 'taken' : 'declined'].push(place);
        }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const judged = [...met].flatMap(([key, { taken, declined }]) => {
    const [rarity = '', held = '', name = ''] = key.split(' ');
    const isEnough = taken.length >= 15 && declined.length >= 15;
    return isEnough ? [{ rarity, held, name, offered: taken.length + declined.length, gained: mean(declined) - mean(taken) }] : [];
  });
  return [...Map.groupBy(judged, ({ rarity, held }) => `${rarity} ${held}`).values()].flatMap((all) =>
    all.toSorted((a, b) => b.gained - a.gained).slice(0, 1),
  );
}

test('the best next talent for every talent held is what the raw rows say', async () => {
  const hero = 'npc_dota_hero_pudge';
  const picks = await query<RawPick>(
    `select t.match_id || ' ' || t.player_id as game, t.rarity, t.picked, t.offered, p.place from match_talent_picks t join match_players p using (match_id, player_id)
     where p.is_counted and p.mode = 'solo' and p.hero = '${hero}' and t.rarity <> 'gray' order by t.match_id, t.player_id, t.position`,
  );
  const best = bestByHand(picks);
  expect(new Set(best.map(({ rarity }) => rarity))).toContain('orange');
  const rows = await listNextOffers(world.db, { hero, talent: undefined, mode: 'solo', rankGroup: undefined, ...days });
  const keyOf = ({ rarity, held }: { rarity: string; held: string }) => `${rarity} ${held}`;
  const shown = bestNext(rows).map(({ gained, ...row }) => ({ ...row, gained: expect.closeTo(gained.value, 9) }));
  expect(best.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))).toEqual(shown.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))));
});

const isInside = (truth: number | undefined, { low, high }: Estimate) => truth !== undefined && low < truth && truth < high;
/** The share of intervals that hold the truth. Of one season 19 in 20 are expected; a bound leaves room for what chance brings once in thirty seasons. */
const insideShare = (of: readonly (readonly [truth: number | undefined, Estimate])[]) =>
  of.filter(([truth, estimate]) => isInside(truth, estimate)).length / of.length;

describe('what was planted is found inside its interval', () => {
  let truth: TrueWorth;
  let season: Parameters<typeof trueWorth>[0];

  beforeAll(async () => {
    const { maps } = await readFrame(world.db, now);
    season = { maps, roster: makeRoster(new Random('sixfold').fork('roster'), 300), strengths: truthsAt(now, now), lobbies: 3000 };
    truth = trueWorth(season);
  }, 120_000);

  test('items: blink helps, blade mail harms, force staff is the placebo, and of all other items 19 in 20 are worth nothing', async () => {
    const effects = itemEffects(await listStrata(world.db, 'solo', days));
    const planted = effects.filter(({ item, minute }) => minute === 10 && truth.items.has(item));
    expect(planted.map(({ item }) => item).toSorted()).toEqual(['item_blade_mail', 'item_blink', 'item_force_staff']);
    for (const { item, gained } of planted) expect([item, isInside(truth.items.get(item), gained)]).toEqual([item, true]);
    expect(planted.find(({ item }) => item === 'item_blink')?.gained.low).toBeGreaterThan(0);
    expect(planted.find(({ item }) => item === 'item_blade_mail')?.gained.high).toBeLessThan(0);
    const placebos = effects.filter(({ item }) => !truth.items.has(item) || item === 'item_force_staff');
    expect(placebos.length).toBeGreaterThan(40);
    expect(insideShare(placebos.map(({ gained }) => [0, gained]))).toBeGreaterThan(0.9);
  });

  test('talents: every first purple and orange choice', async () => {
    const rows = await query<Parameters<typeof offersOf>[0][number]>(
      `select rarity, turn, name, sum(offered)::int as offered, sum(taken)::int as taken, sum(taken_places)::int as "takenPlaces", sum(taken_squares)::int as "takenSquares",
        sum(declined_places)::int as "declinedPlaces", sum(declined_squares)::int as "declinedSquares" from day_offers where mode = 'solo' and rarity in ('purple', 'orange') and turn = 1 group by 1, 2, 3`,
    );
    const offers = offersOf(rows).flatMap(({ name, gained }) => (gained ? [{ name, gained }] : []));
    const of = (name: string) => offers.find((offer) => offer.name === name)?.gained;
    expect(of('modifier_up_res')?.low).toBeGreaterThan(0);
    expect(of('modifier_up_grayfour')?.high).toBeLessThan(0);
    expect(offers.length).toBeGreaterThan(150);
    expect(insideShare(offers.map(({ name, gained }) => [truth.firstChoices.get(name), gained]))).toBeGreaterThan(0.91);
  });

  test('heroes: places gained against rating, and average places drawn to the middle', async () => {
    await rollSpan(world.db, { name: 'planted', from: patchAt(now), to: now }, now);
    const clusters = await listClusters(world.db, 'planted', scope);
    const [slope] = await query<{ slope: number }>(`select slope from rating_slopes where mode = 'solo'`);
    const sums = await query<HeroSums>(
      `select hero, '*' as talent, count(*)::int as games, array[${[1, 2, 3, 4, 5, 6].map((place) => `count(*) filter (where place = ${place})::int`).join(', ')}] as places
       from ${counted} and p.mode = 'solo' and m.started_at >= '${patchAt(now).toISOString()}' group by hero`,
    );
    const rows = heroRows(sums, clusters, { mode: 'solo', matches: 600, slope: slope?.slope ?? 0 });
    expect(rows.filter(({ isEnough }) => isEnough).length).toBe(36);
    const gained = rows.flatMap((row) => (row.gained ? [[truth.heroes.get(row.hero), row.gained] as const] : []));
    const places = rows.flatMap((row) => (row.estimate ? [[truth.heroPlaces.get(row.hero), row.estimate] as const] : []));
    expect(insideShare(gained)).toBeGreaterThan(0.86);
    expect(insideShare(places)).toBeGreaterThan(0.86);
  });

  test('the order of the pick', async () => {
    const rows = await query<Parameters<typeof pickOrders>[0][number]>(
      `select pick_order as "pickOrder", sum(games)::int as games, sum(place_sum)::int as "placeSum", sum(place_squares)::int as "placeSquares" from day_places where mode = 'solo' group by 1`,
    );
    const points = pickOrders(rows);
    expect(points.length).toBe(6);
    for (const { pickOrder, averagePlace } of points)
      expect([pickOrder, isInside(truth.pickOrders.get(pickOrder), averagePlace)]).toEqual([pickOrder, true]);
  });

  test('the patch: both changed heroes moved as planted, and heroes left alone did not', async () => {
    const effects = patchEffects(
      await listClusters(world.db, `before:${patchId}`, scope),
      await listClusters(world.db, `after:${patchId}`, scope),
      Object.keys(patch.heroes),
    );
    for (const [hero, strength] of Object.entries(patch.heroes)) {
      const gained = effects.find((effect) => effect.hero === hero)?.gained;
      expect([hero, gained && isInside(worthOfChange(season, hero, strength), gained)]).toEqual([hero, true]);
    }
    const placebos = effects.filter(({ isChanged }) => !isChanged);
    expect(placebos.length).toBeGreaterThan(15);
    expect(insideShare(placebos.map(({ gained }) => [0, gained]))).toBeGreaterThan(0.9);
  });
});

describe('the roll-ups can be made anew', () => {
  test('a rebuild from the matches gives the same, and a damaged roll-up is found and mended', async () => {
    const small = await openWorld();
    await seedSeason({ db: small.db, log: small.context.log, now, matches: 120 });
    await rollStatistics(small.db, now);
    const change = (text: string) => rowsOf(small.db, text);
    expect(await checkStatistics(small.db, small.context.log, now)).toEqual([]);
    const before = await digests(small, [...tables, ...base]);
    await change(
      `update hero_day_stats set games = games + 1 where (played_on, mode, hero) in (select played_on, mode, hero from hero_day_stats order by played_on desc limit 1)`,
    );
    await change(`delete from player_hero_stats where player_id in (select player_id from player_hero_stats limit 1)`);
    await change(
      `update day_places set place_sum = place_sum + 1 where played_on = '${moscowDay(new Date(now.getTime() - 24 * 3600 * 1000))}'`,
    );
    expect((await checkStatistics(small.db, small.context.log, now)).map(({ table }) => table)).toEqual(['day_places']);
    const seen: number[] = [];
    const { matches } = await rebuildStatistics(small.db, now, (progress) => seen.push(progress.matches));
    expect(seen.at(-1)).toBe(matches);
    expect(await digests(small, [...tables, ...base])).toEqual(before);
    await small.close();
  }, 120_000);
});
