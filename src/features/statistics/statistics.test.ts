import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSeason } from '../../../scripts/demo-season/seed-season.ts';
import { patch, patchAt, truthsAt } from '../../../scripts/demo-season/truths.ts';
import { rowsOf, type StoredRow } from '../../../tests/factories/stored.ts';
import { openWorld, type World } from '../../../tests/world.ts';
import { itemEffects, patchEffects } from '#features/meta/effects.rules.ts';
import { bestNext, offersOf } from '#features/meta/hero-insight.rules.ts';
import { listNextOffers, listStrata } from '#features/meta/insight.repo.ts';
import { listClusters } from '#features/meta/meta.repo.ts';
import { checkStatistics } from './check-statistics.command.ts';
import { upsertPatch } from './days.repo.ts';
import { moscowDay } from '#lib/moscow.ts';
import { Random } from '#lib/random.ts';
import { rebuildStatistics } from './rebuild-statistics.command.ts';
import { rollStatistics } from './roll-statistics.command.ts';

const now = new Date('2026-03-15T17:30:00Z');
const season = { from: moscowDay(new Date(now.getTime() - 25 * 24 * 3600 * 1000)), to: moscowDay(now) };
const scope = { mode: 'solo', rankGroup: undefined, withTalents: false } as const;
const tables = [
  'day_places',
  'day_ends',
  'day_offers',
  'day_next_offers',
  'day_items',
  'day_item_effects',
  'place_clusters',
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

beforeAll(async () => {
  world = await openWorld();
  await seedSeason({ db: world.db, log: world.context.log, now, matches: 1500 });
  patchId = await upsertPatch(world.db, { name: '14.2', url: null, releasedAt: patchAt(now), heroes: Object.keys(patch.heroes) });
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
      `select s.minute::int, count(distinct (s.match_id, s.player_id))::int as games from match_snapshots s join match_players p on p.match_id = s.match_id and p.player_id = s.player_id and p.is_counted
       where s.minute in (10, 15, 20, 30) group by 1 order by 1`,
      `select minute::int, sum(games)::int as games from day_item_effects where item = '' group by 1 order by 1`,
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

const purples = truthsAt(now, now).firstPurples;

/** Places won per strength against five opponents: the slope of a Plackett–Luce draw among strengths of deviation 0.65 (docs/demo-season.md). */
function placesPerStrength(): number {
  const random = new Random('slope');
  const chances = Array.from({ length: 20_000 }, () => 1 / (1 + Math.exp(random.normal(0, 0.65) - random.normal(0, 0.65))));
  return 5 * (chances.reduce((sum, chance) => sum + chance * (1 - chance), 0) / chances.length);
}

describe('what was planted is found', () => {
  test('items: blink helps, blade mail harms, and the placebo is worth nothing', async () => {
    const effects = itemEffects(await listStrata(world.db, 'solo', season)).filter(({ minute }) => minute === 10);
    const of = (item: string) => effects.find((effect) => effect.item === item)?.gained;
    expect(of('item_blink')?.low).toBeGreaterThan(0);
    expect(of('item_blade_mail')?.high).toBeLessThan(0);
    const placebo = of('item_force_staff');
    expect(placebo?.low).toBeLessThan(0);
    expect(placebo?.high).toBeGreaterThan(0);
  });

  test('purple talents: the first choice is worth what was planted', async () => {
    const rows = await query<Parameters<typeof offersOf>[0][number]>(
      `select rarity, turn, name, sum(offered)::int as offered, sum(taken)::int as taken, sum(taken_places)::int as "takenPlaces", sum(taken_squares)::int as "takenSquares",
        sum(declined_places)::int as "declinedPlaces", sum(declined_squares)::int as "declinedSquares" from day_offers where mode = 'solo' and rarity = 'purple' and turn = 1 group by 1, 2, 3`,
    );
    const offers = new Map(offersOf(rows).map((offer) => [offer.name, offer.gained]));
    for (const name of ['modifier_up_res', 'modifier_up_grayfour']) {
      // Who declines takes another, sometimes one of the three that are worth something: the truth is the difference.
      const declined = await query<{ picked: string; games: number }>(
        `select t.picked, count(*)::int as games from match_talent_picks t join match_players p on p.match_id = t.match_id and p.player_id = t.player_id
         where p.is_counted and p.mode = 'solo' and t.rarity = 'purple' and '${name}' = any(t.offered) and t.picked <> '${name}'
           and not exists (select 1 from match_talent_picks b where b.match_id = t.match_id and b.player_id = t.player_id and b.rarity = 'purple' and b.position < t.position)
         group by 1`,
      );
      const games = declined.reduce((sum, row) => sum + row.games, 0);
      const others = declined.reduce((sum, row) => sum + row.games * (purples.get(row.picked) ?? 0), 0) / games;
      const places = ((purples.get(name) ?? 0) - others) * placesPerStrength();
      expect(offers.get(name)?.low).toBeLessThan(places);
      expect(offers.get(name)?.high).toBeGreaterThan(places);
    }
    const later = await listNextOffers(world.db, {
      hero: 'npc_dota_hero_pudge',
      talent: undefined,
      mode: 'solo',
      rankGroup: undefined,
      ...season,
    });
    for (const { gained } of bestNext(later)) expect(gained.low).toBeLessThanOrEqual(gained.high);
  });

  test('the patch: both changed heroes moved as planted, and heroes left alone did not', async () => {
    const effects = patchEffects(
      await listClusters(world.db, `before:${patchId}`, scope),
      await listClusters(world.db, `after:${patchId}`, scope),
      Object.keys(patch.heroes),
    );
    for (const [hero, strength] of Object.entries(patch.heroes)) {
      const gained = effects.find((effect) => effect.hero === hero)?.gained;
      expect(gained?.low).toBeLessThan(strength * placesPerStrength());
      expect(gained?.high).toBeGreaterThan(strength * placesPerStrength());
    }
    const placebos = effects.filter(({ isChanged }) => !isChanged);
    expect(placebos.length).toBeGreaterThan(15);
    expect(placebos.filter(({ gained }) => gained.low > 0 || gained.high < 0).length).toBeLessThanOrEqual(Math.ceil(placebos.length / 10));
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
