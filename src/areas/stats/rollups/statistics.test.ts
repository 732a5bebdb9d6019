import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpdate } from '#areas/news/editor/create-update.command.ts';
import { publishUpdate } from '#areas/news/editor/publish-update.command.ts';
import { patchEffects, pickOrders } from '#areas/stats/hero-stats/hero-insight.rules.ts';
import { heroRows, type HeroSums } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { listClusters } from '#areas/stats/hero-stats/meta.repo.ts';
import type { Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { moscowDay } from '#lib/dates.ts';
import { Random } from '#lib/random.ts';
import { makeRoster } from '../../../../demo/season/roster.ts';
import { readFrame } from '../../../../demo/season/season-frame.ts';
import { seedSeason } from '../../../../demo/season/seed-season.ts';
import { trueWorth, worthOfChange, type TrueWorth } from '../../../../demo/season/true-worth.ts';
import { patch, patchAt, truthsAt } from '../../../../demo/season/truths.ts';
import { documentOf, type Line } from '../../../../demo/updates/lines.ts';
import { leastOf95 } from '../../../../tests/kits/binomial.ts';
import { rowsOf, type StoredRow } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { listPlayed } from './hero-worths.repo.ts';
import { heroWorths } from './hero-worths.rules.ts';
import { listBuyers, listStrata } from './item-effects.repo.ts';
import { itemEffects } from './item-effects.rules.ts';
import { replayDueSkill } from './replay-skill.command.ts';
import { rollSpan } from './roll-span.repo.ts';
import { rollSpans, rollStatistics } from './roll-statistics.command.ts';
import { rollWorths } from './roll-worths.command.ts';

const now = new Date('2026-03-15T17:30:00Z');
const days = { from: moscowDay(new Date(now.getTime() - 25 * 24 * 3600 * 1000)), to: moscowDay(now) };
const scope = { mode: 'solo', rankGroup: undefined, withTalents: false } as const;
let world: World;
let patchId = 0;

const query = <T = StoredRow>(text: string) => rowsOf<T>(world.db, text);
/** Publishes the update that names the heroes changed by the planted patch, at the patch's time; returns its number. */
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
  await rollWorths(world.db, now);
}, 240_000);
afterAll(() => world.close());

const counted = `match_players p join matches m on m.id = p.match_id where p.is_counted and m.is_counted and p.hero is not null`;

describe('the roll-ups equal the raw rows', () => {
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

type Claim = { of: string; name: string; truth: number | undefined; estimate: Estimate };
const isInside = ({ truth, estimate: { low, high } }: Claim) => truth !== undefined && low < truth && truth < high;
/** By chance fewer than this may be inside once in a thousand seasons. */
const RARE = 0.001;

describe('planted effects are inside their intervals', () => {
  let truth: TrueWorth;
  let season: Parameters<typeof trueWorth>[0];
  const claims: Claim[] = [];

  beforeAll(async () => {
    const { maps } = await readFrame(world.db, now);
    season = { maps, roster: makeRoster(new Random('sixfold').fork('roster'), 300), strengths: truthsAt(now, now), lobbies: 3000 };
    truth = trueWorth(season);
    claims.push(...(await claimsOfItems()), ...(await claimsOfTalents()), ...(await claimsOfHeroes()), ...(await claimsOfPicks()));
    claims.push(...(await claimsOfPatch()));
  }, 120_000);

  /** The largest share of the variance of places that is between players. */
  const ALIKE = 0.1;

  /** Items at their looks; those without a planted effect are worth nothing. Planted effects at later looks are unknown. */
  async function claimsOfItems(): Promise<Claim[]> {
    return itemEffects(await listStrata(world.db, 'solo', days), await listBuyers(world.db, 'solo', days), ALIKE).flatMap(
      ({ item, minute, gained }) => {
        if (minute !== 10 && (truth.items.get(item) ?? 0) !== 0) return [];
        return [{ of: 'item', name: `${item} ${minute}`, truth: truth.items.get(item) ?? 0, estimate: gained }];
      },
    );
  }

  /** Blue talents have no planted effect, but some are taken by players who are ahead, behind or strong: all are worth nothing. */
  async function claimsOfTalents(): Promise<Claim[]> {
    const rows = await query<{ hero: string; name: string } & Estimate>(
      `select hero, name, value, low, high from talent_worths where mode = 'solo' and rarity = 'blue' and held = '' and basis = 'lottery'`,
    );
    return rows.map(({ hero, name, ...estimate }) => ({ of: 'talent', name: `${hero} ${name}`, truth: 0, estimate }));
  }

  /** Since the patch: places gained by the same players with a hero, and shrunk average places. */
  async function claimsOfHeroes(): Promise<Claim[]> {
    await rollSpan(world.db, { name: 'planted', from: patchAt(now), to: now }, now);
    const clusters = await listClusters(world.db, 'planted', scope);
    const sums = await query<HeroSums>(
      `select hero, '*' as talent, count(*)::int as games, array[${[1, 2, 3, 4, 5, 6].map((place) => `count(*) filter (where place = ${place})::int`).join(', ')}] as places
       from ${counted} and p.mode = 'solo' and m.started_at >= '${patchAt(now).toISOString()}' group by hero`,
    );
    const worths = heroWorths(await listPlayed(world.db, 'solo', { from: patchAt(now), to: now }));
    const joined = sums.flatMap((row) => {
      const cluster = clusters.find(({ hero }) => hero === row.hero);
      const gained = worths.find(({ hero, talent, rankGroup }) => hero === row.hero && talent === '*' && rankGroup === '*') ?? null;
      return cluster ? [{ ...row, matches: 600, cluster, gained }] : [];
    });
    return heroRows(joined, { mode: 'solo', days: 5 }).flatMap(({ hero, gained, estimate }) => [
      ...(gained ? [{ of: 'hero', name: hero, truth: truth.heroes.get(hero), estimate: gained }] : []),
      ...(estimate ? [{ of: 'place', name: hero, truth: truth.heroPlaces.get(hero), estimate }] : []),
    ]);
  }

  async function claimsOfPicks(): Promise<Claim[]> {
    const rows = await query<Parameters<typeof pickOrders>[0][number]>(
      `select pick_order as "pickOrder", sum(games)::int as games, sum(place_sum)::int as "placeSum", sum(place_squares)::int as "placeSquares" from day_places where mode = 'solo' group by 1`,
    );
    return pickOrders(rows).map(({ pickOrder, averagePlace }) => {
      return { of: 'pick', name: String(pickOrder), truth: truth.pickOrders.get(pickOrder), estimate: averagePlace };
    });
  }

  /** The patch's effect on the heroes it changed, and none on the others. */
  async function claimsOfPatch(): Promise<Claim[]> {
    const changes: Partial<Record<string, number>> = patch.heroes;
    const clustersOf = (side: string) => listClusters(world.db, `${side}:${patchId}`, scope);
    return patchEffects(await clustersOf('before'), await clustersOf('after'), Object.keys(patch.heroes)).map(({ hero, gained }) => {
      const strength = changes[hero];
      return { of: 'patch', name: hero, truth: strength === undefined ? 0 : worthOfChange(season, hero, strength), estimate: gained };
    });
  }

  test('of all figures of the season as many intervals contain the truth as 95 % make likely, of each kind and overall', () => {
    const kinds = Map.groupBy(claims, ({ of }) => of);
    expect(Object.fromEntries([...kinds].map(([of, all]) => [of, all.length]))).toEqual({
      item: expect.toSatisfy((count: number) => count > 40),
      talent: expect.toSatisfy((count: number) => count > 150),
      hero: 36,
      place: 36,
      pick: 6,
      patch: expect.toSatisfy((count: number) => count > 15),
    });
    for (const [of, some] of [...kinds, ['all', claims] as const]) {
      const outside = some.filter((claim) => !isInside(claim)).map(({ name }) => name);
      expect({ of, outside, isLikely: some.length - outside.length >= leastOf95(some.length, RARE) }).toMatchObject({ of, isLikely: true });
    }
  });

  test('the bound is the binomial one: at least 87 of 100, at least 15 of 20', () => {
    expect([leastOf95(100, RARE), leastOf95(20, RARE), leastOf95(6, RARE), leastOf95(1, RARE)]).toEqual([87, 15, 3, 0]);
  });

  test('the strongest planted effects are found with their sign: Blink helps, Blade Mail harms', () => {
    const estimateOf = (of: string, name: string) => claims.find((claim) => claim.of === of && claim.name === name)?.estimate;
    expect(estimateOf('item', 'item_blink 10')?.low).toBeGreaterThan(0);
    expect(estimateOf('item', 'item_blade_mail 10')?.high).toBeLessThan(0);
  });
});

describe('the worth of talents', () => {
  test('is based on the draw if there is one, and on the same players if all talents are offered', async () => {
    const bases = await query(`select distinct rarity, basis from talent_worths where mode = 'solo' and held = '' order by rarity`);
    expect(bases).toEqual([
      { rarity: 'blue', basis: 'lottery' },
      { rarity: 'orange', basis: 'within' },
      { rarity: 'purple', basis: 'lottery' },
    ]);
  });

  test('calls no blue talent the best, because none is worth anything', async () => {
    expect(await query(`select hero, name from talent_worths where rarity = 'blue' and best is not null`)).toEqual([]);
  });

  test('comes with a check of the draw, which is fair', async () => {
    const checks = await query<{ choices: number; named: string[] }>('select choices, named from offer_checks');
    expect(Math.max(...checks.map(({ choices }) => choices))).toBeGreaterThan(10_000);
    expect(checks.flatMap(({ named }) => named)).toEqual([]);
  });
});

describe('the rating that matches a skill', () => {
  const scales = `select mode, slope, intercept, players from skill_scales order by mode`;
  type Scale = { mode: string; slope: number; intercept: number; players: number };

  test('is on the least-squares line of players with enough games, and exists from fifty of them on', async () => {
    const rows = await query<{ mode: string; rating: number; mu: number }>(
      'select mode, rating, skill_mu as mu from player_modes where games >= 20',
    );
    const expected = ['duo', 'solo'].map((mode) => rows.filter((row) => row.mode === mode)).filter((of) => of.length >= 50);
    expect(expected.length).toBeGreaterThan(0);
    const found = await query<Scale>(scales);
    expect(found.map(({ mode, players }) => [mode, players])).toEqual(expected.map((of) => [of[0]?.mode, of.length]));
    for (const [index, { slope, intercept }] of found.entries()) {
      const of = expected[index] ?? [];
      const errors = of.map(({ rating, mu }) => ({ mu, error: rating - (intercept + slope * mu) }));
      expect(slope).toBeGreaterThan(0);
      // The rest is 0 on average and independent of skill.
      expect(errors.reduce((sum, { error }) => sum + error, 0) / of.length).toBeCloseTo(0, 6);
      expect(errors.reduce((sum, { mu, error }) => sum + mu * error, 0) / of.length).toBeCloseTo(0, 5);
    }
  });

  test('is not shown while all matches wait to be rated again', async () => {
    await query('insert into skill_replays (asked_at) values (now())');
    await rollSpans(world.db, now);
    expect(await query(scales)).toEqual([]);
    await replayDueSkill(world.db, now);
    await rollSpans(world.db, now);
    expect((await query(scales)).length).toBeGreaterThan(0);
  });
});
