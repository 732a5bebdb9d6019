import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
}, 120_000);
afterAll(() => opened.site.close());

test('a leader’s ranks are those of all who are not certainly better or worse on the hero', async () => {
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
