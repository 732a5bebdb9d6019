import { expect, test } from 'vitest';
import { moscowDay } from '#lib/dates.ts';
import { seedSeason } from '../../../../demo/season/seed-season.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { checkStatistics } from './check-statistics.command.ts';
import { rebuildStatistics } from './rebuild-statistics.command.ts';
import { rollStatistics } from './roll-statistics.command.ts';
import { rollWorths } from './roll-worths.command.ts';

const now = new Date('2026-03-15T17:30:00Z');
const tables = [
  'day_places',
  'day_ends',
  'day_offers',
  'day_items',
  'day_item_effects',
  'place_clusters',
  'build_talents',
  'build_items',
  'hero_ends',
  'item_effects',
  'hero_leaders',
  'talent_worths',
  'offer_checks',
];
const base = ['hero_day_stats', 'match_day_stats', 'player_hero_stats', 'player_modes'];

/** Digests of tables; sums of fractions may differ in the last digits because of the order of addition. */
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

test('rebuilding the roll-ups from the matches gives the same result, and a damaged roll-up is found and repaired', async () => {
  const small = await openWorld();
  await seedSeason({ db: small.db, log: small.context.log, now, matches: 400 });
  await rollStatistics(small.db, now);
  await rollWorths(small.db, now);
  const change = (text: string) => rowsOf(small.db, text);
  expect(await checkStatistics(small.db, small.context.log, now)).toEqual([]);
  const before = await digests(small, [...tables, ...base]);
  // Nobody has played a hero twenty times in so few games.
  expect(before.flat().filter((row) => row['rows'] === 0)).toEqual([expect.objectContaining({ name: 'hero_leaders' })]);
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
