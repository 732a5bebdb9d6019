import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../tests/world/world.ts';
import { heroNames } from '../game-server/game-content.ts';
import { prepareDemo } from '../prepare-demo.ts';
import { faultyNames } from './nicknames.ts';
import { demoRoles } from './roster.ts';
import { seedSeason } from './seed-season.ts';
import { heroTruth, truthsAt } from './truths.ts';

const now = new Date('2026-03-15T17:30:00Z');
const MATCHES = 800;
let world: World;

const query = async <T extends object>(text: string, from = world): Promise<T[]> => (await from.connection.pool.query<T>(text)).rows;
const seed = (to: World, matches: number, log = to.context.log) => seedSeason({ db: to.db, log, now, matches });

beforeAll(async () => {
  world = await openWorld();
  await seed(world, MATCHES);
});
afterAll(() => world.close());

describe('the demo season', () => {
  it('is not for a site that has matches: such a site gets none of its goods and updates either', async () => {
    const offered = () => query('select (select count(*)::int from products) as products, (select count(*)::int from updates) as updates');
    const before = await offered();
    await prepareDemo(world.db, world.context.log, false);
    expect(await offered()).toEqual(before);
  });

  it('has its matches in both modes over three weeks, and three in progress', async () => {
    const [found] = await query(`select count(*)::int as matches, count(*) filter (where finished_at is null)::int as live,
      (avg((mode = 'duo')::int) between 0.15 and 0.25) as "isDuoAFifth", max(started_at) <= '${now.toISOString()}' as "isPast",
      min(started_at) >= '${now.toISOString()}'::timestamptz - interval '22 days' as "isOfThreeWeeks" from matches`);
    expect(found).toEqual({ matches: MATCHES + 3, live: 3, isDuoAFifth: true, isPast: true, isOfThreeWeeks: true });
  });

  it('has one match in progress with two players out', async () => {
    const out = await query<{ out: number }>(
      `select count(*) filter (where p.ended_at is not null)::int as out from matches m join match_players p on p.match_id = m.id where m.finished_at is null group by m.id`,
    );
    expect(out.map((row) => row.out).toSorted((one, other) => one - other)).toEqual([0, 0, 2]);
  });

  it('has every place in every counted match', async () => {
    const places = await query(
      `select m.mode, string_agg(p.place::text, '' order by p.place) as places, count(*) > 0 as some from matches m join match_players p on p.match_id = m.id where m.is_counted group by m.id, m.mode`,
    );
    expect(new Set(places.map((row) => JSON.stringify(row)))).toEqual(
      new Set(
        [
          { mode: 'solo', places: '123456', some: true },
          { mode: 'duo', places: '11223344', some: true },
        ].map((row) => JSON.stringify(row)),
      ),
    );
  });

  it('has a ledger whose sum is the rating and whose rows are in order', async () => {
    expect(
      await query(
        `select 1 from player_modes m left join (select player_id, mode, sum(change) as sum from rating_changes group by 1, 2) c using (player_id, mode) where m.rating <> coalesce(c.sum, 0) or m.rating < 0`,
      ),
    ).toEqual([]);
    expect(
      await query(
        `select 1 from (select rating_before, lag(rating_after, 1, 0) over (partition by player_id, mode order by created_at, match_id) as last from rating_changes) r where rating_before <> last`,
      ),
    ).toEqual([]);
  });

  it('includes every hero, unranked, cheated and incomplete lobbies, leavers and doubled changes', async () => {
    expect(
      new Set((await query<{ hero: string }>(`select distinct hero from match_players where hero is not null`)).map((row) => row.hero)),
    ).toEqual(new Set(heroNames));
    const [found] =
      await query(`select bool_or(map_name = 'unranked') as unranked, bool_or(is_cheats) as cheats, bool_or(not is_stats and not is_cheats) as incomplete,
      bool_or(is_safe_to_leave and is_stats) as safe, (select bool_or(is_leaver) from match_players) as leaver, (select bool_or(is_double) from rating_changes) as double from matches`);
    expect(found).toEqual({ unranked: true, cheats: true, incomplete: true, safe: true, leaver: true, double: true });
  });

  it('has names that look like faults only below place two hundred', async () => {
    for (const mode of ['solo', 'duo']) {
      const found = await query<{ nickname: string; place: number }>(
        `select nickname, place from (select player_id, rank() over (order by rating desc)::int as place from player_modes where mode = '${mode}') m
         join players p on p.id = m.player_id where nickname in (${[...faultyNames].map((name) => `'${name}'`).join()})`,
      );
      expect(found).toHaveLength(faultyNames.size);
      expect(Math.min(...found.map(({ place }) => place))).toBeGreaterThan(200);
    }
  });

  it('has the champion at the top, the duo pair together, and subscribers', async () => {
    const [first] = await query(`select player_id from player_modes where mode = 'solo' and games > 0 order by rating desc limit 1`);
    expect(first).toEqual({ player_id: demoRoles.champion });
    const [one, other] = demoRoles.duoPair;
    const [pair] = await query<{ together: number; games: number }>(
      `select count(*)::int as games, count(*) filter (where exists (select 1 from match_players b where b.match_id = a.match_id and b.player_id = ${other} and b.team_id = a.team_id))::int as together from match_players a where a.player_id = ${one} and a.mode = 'duo' and a.ended_at is not null`,
    );
    expect((pair?.together ?? 0) / (pair?.games ?? 1)).toBeGreaterThan(0.5);
    expect(await query(`select 1 from plus_entitlements where player_id = any('{${demoRoles.subscribers.join()}}')`)).toHaveLength(
      demoRoles.subscribers.length,
    );
  });

  it('allows its planted hero strengths to be found again', async () => {
    const rows = await query<{ hero: string; average: number }>(
      `select hero, avg(place)::float8 as average from match_players where is_counted and mode = 'solo' group by hero`,
    );
    const truths = truthsAt(now, now);
    const planted = rows.map(({ hero }) => heroTruth(hero, truths));
    expect(
      rankCorrelation(
        planted,
        rows.map(({ average }) => -average),
      ),
    ).toBeGreaterThan(0.6);
  });

  it('does nothing if there are matches', async () => {
    expect(await seed(world, 5)).toBeUndefined();
    expect(await query(`select count(*)::int as matches from matches`)).toEqual([{ matches: MATCHES + 3 }]);
  });
});

describe('seeding', () => {
  const tables = [
    'matches',
    'match_players',
    'rating_changes',
    'match_buildings',
    'match_snapshots',
    'match_talent_picks',
    'game_posts',
    'player_modes',
    'player_states',
    'hero_day_stats',
  ];
  const digest = async (from: World) =>
    Promise.all(
      tables.map(async (table) => [
        table,
        ...(await query(`select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as text from ${table} t`, from)),
      ]),
    );

  it('gives the same rows for the same seed and moment', async () => {
    const worlds = await Promise.all([openWorld(), openWorld()]);
    for (const one of worlds) await seed(one, 30);
    const [first, second] = await Promise.all(worlds.map(digest));
    expect(first).toEqual(second);
    await Promise.all(worlds.map((one) => one.close()));
  });

  it('leaves nothing behind if it is interrupted, and works afterwards', async () => {
    const broken = await openWorld();
    const log = Object.assign(Object.create(broken.context.log), {
      info: () => {
        throw new Error('the power is gone');
      },
    });
    await expect(seed(broken, 20, log)).rejects.toThrow('the power is gone');
    for (const table of tables) expect(await query(`select 1 from ${table} limit 1`, broken)).toEqual([]);
    expect((await seed(broken, 20))?.matches).toBe(23);
    const keys = await query<{ keys: number }>(
      `select count(*)::int as keys from pg_constraint where conrelid in ('match_players_open'::regclass, 'match_talent_picks_open'::regclass) and contype in ('p', 'f')`,
      broken,
    );
    expect(keys).toEqual([{ keys: 4 }]);
    await broken.close();
  });
});

/** Spearman's, ignoring ties. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) => {
    const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    return values.map((_, index) => order.indexOf(index));
  };
  const [a, b] = [ranks(one), ranks(other)];
  const squares = a.reduce((sum, rank, index) => sum + (rank - (b[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
}
