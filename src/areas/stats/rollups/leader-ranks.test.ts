import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { rollLeaders } from './roll-span.repo.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
}, 120_000);
afterAll(() => opened.site.close());

test('a leader’s ranks include those of everyone who is not certainly better or worse on the hero', async () => {
  const { db } = opened.site;
  const places = [1, 2, 3, 4, 5, 6];
  const counts = places.map((place) => `place_${place}`).join(', ');
  const played = await rowsOf<Record<string, number | string>>(
    db,
    `select mode, hero, player_id, games, ${counts} from player_hero_stats where games >= 20`,
  );
  const all = played.map((row) => {
    const games = Number(row['games']);
    const sumOf = (power: number) => places.reduce((sum, place) => sum + place ** power * Number(row[`place_${place}`]), 0);
    return { ...row, games, mean: sumOf(1) / games, spread: sumOf(2) - sumOf(1) ** 2 / games };
  });
  const leaders = await rowsOf<Record<string, number | string>>(db, 'select * from hero_leaders');
  expect(leaders.length).toBeGreaterThan(3);
  for (const leader of leaders) {
    const ofMode = all.filter((row) => row['mode' as keyof typeof row] === leader['mode']);
    const variance = ofMode.reduce((sum, { spread }) => sum + spread, 0) / ofMode.reduce((sum, { games }) => sum + games - 1, 0);
    const rivals = ofMode.filter((row) => row['hero' as keyof typeof row] === leader['hero']);
    const z = Math.sqrt(2 * Math.log(Math.max(1, 6 * (rivals.length - 1)) / 0.1));
    const apart = rivals.map(
      ({ mean, games }) => (mean - Number(leader['average_place'])) / Math.sqrt(variance / games + variance / Number(leader['games'])),
    );
    expect([leader['rank_from'], leader['rank_to'], leader['ranked']]).toEqual([
      1 + apart.filter((distance) => distance < -z).length,
      rivals.length - apart.filter((distance) => distance > z).length,
      rivals.length,
    ]);
  }
});

test('a leader’s items are those in most of the last twenty games, even if one was held twice', async () => {
  const { db } = opened.site;
  await rowsOf(db, 'update match_players set items = items || items[1:2] where match_id % 2 = 0 returning match_id');
  await rollLeaders(db, { leastGames: 20, priorGames: 30, count: 6 }, opened.now);
  const leaders = await rowsOf<{ mode: string; hero: string; player: number; items: string[] }>(
    db,
    'select mode, hero, player_id as player, items from hero_leaders',
  );
  expect(leaders.length).toBeGreaterThan(3);
  for (const { mode, hero, player, items } of leaders) {
    const games = await rowsOf<{ items: string[] }>(
      db,
      `select items from match_players where player_id = ${player} and hero = '${hero}' and mode = '${mode}' and is_counted and end_seconds >= 1860
       order by started_at desc limit 20`,
    );
    const counts = new Map<string, number>();
    for (const item of games.flatMap((game) => [...new Set(game.items)])) counts.set(item, (counts.get(item) ?? 0) + 1);
    const common = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([item]) => item);
    expect(items).toEqual(common.slice(0, items.length));
  }
});
