import { expect, test } from 'vitest';
import { heroRows } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { leastSquares } from '#areas/stats/sources/regression.rules.ts';
import { Random } from '#lib/random.ts';
import { countHeroes, plantHeroSeason } from '../../../../tests/kits/planted-heroes.ts';
import { samePlayer } from './same-player.rules.ts';

test('a hero’s gain for its players is the least-squares fit of players and heroes', () => {
  const random = new Random('least squares');
  const games = Array.from({ length: 600 }, () => {
    const player = random.whole(0, 29);
    return { player, hero: random.whole(0, 4), place: Math.round(random.normal(3.5 - player / 30, 1)) };
  });
  const cells = [...Map.groupBy(games, ({ player, hero }) => `${player} ${hero}`).values()].map((of) => ({
    player: of[0]?.player ?? 0,
    hero: `${of[0]?.hero}`,
    games: of.length,
    places: of.reduce((sum, { place }) => sum + place, 0),
  }));
  const columns = (of: number, count: number) => Array.from({ length: count }, (_, column) => Number(column === of));
  const { coefficients } = leastSquares(
    games.map(({ player, hero }) => [...columns(hero, 5), ...columns(player, 30)]),
    games.map(({ place }) => place),
  );
  const mean = games.reduce((sum, { hero }) => sum + (coefficients[hero] ?? 0), 0) / games.length;
  const found = samePlayer(cells);
  for (const hero of [0, 1, 2, 3, 4]) expect(found.get(`${hero}`)?.value).toBeCloseTo(mean - (coefficients[hero] ?? 0), 7);
});

test('a hero with fewer than ten players has no figure, and neither has a player who plays nothing else', () => {
  const few = Array.from({ length: 9 }, (_, player) => ['axe', 'lina'].map((hero) => ({ player, hero, games: 5, places: 15 })));
  const tricks = Array.from({ length: 50 }, (_, player) => ({ player: 100 + player, hero: 'pudge', games: 9, places: 20 }));
  expect(samePlayer([...few.flat(), ...tricks]).size).toBe(0);
  expect(samePlayer([]).size).toBe(0);
});

test('a worthless hero that strong players or one-tricks pick is not overrated, although its average place is, and the page says who picks it', () => {
  const seasons = Array.from({ length: 12 }, (_, season) => {
    const { games, truth } = plantHeroSeason(new Random(`hero ${season}`), { players: 200, games: 80, counted: 40 });
    return { truth, rows: heroRows(countHeroes(games), { mode: 'solo', days: 7 }) };
  });
  const meanOf = (hero: string, valueOf: (row: (typeof seasons)[number]['rows'][number]) => number) =>
    seasons.reduce((sum, { rows, truth }) => {
      const row = rows.find((each) => each.hero === hero);
      return sum + (row ? valueOf(row) - (truth.get(hero) ?? 0) : Number.NaN);
    }, 0) / seasons.length;
  for (const hero of ['liked by the strong', 'one-trick']) {
    const raw = meanOf(hero, ({ averagePlace }) => 3.5 - averagePlace);
    const own = meanOf(hero, ({ gained }) => gained?.value ?? Number.NaN);
    expect(raw).toBeGreaterThan(0.05);
    // Twelve small seasons show it to 0.03; the bench limits it to 0.02.
    expect(Math.abs(own)).toBeLessThan(Math.min(0.09, raw));
  }
  const named = seasons.flatMap(({ rows }) => rows.filter(({ pickedBy }) => pickedBy !== null));
  for (const { hero, pickedBy } of named.filter((row) => row.hero.includes('liked by'))) expect(hero).toContain(`liked by the ${pickedBy}`);
  expect(named.filter(({ hero }) => hero.startsWith('as others')).length).toBeLessThan(8);
});
