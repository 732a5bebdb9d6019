import { expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { patchEffects, pickOrders } from './hero-insight.rules.ts';
import type { HeroClusters } from './hero-meta.rules.ts';

test('the intervals of the average place by pick order contain the truth 95 times of 100 for two games per position as for thirty', () => {
  const random = new Random('orders');
  const held = new Map<number, boolean[]>();
  for (let hero = 0; hero < 800; hero += 1) {
    const rows = [2, 2, 2, 3, 3, 30].slice(hero % 2 === 0 ? 0 : 1).map((games, index) => {
      const places = Array.from({ length: games }, () => random.whole(1, 6));
      const sumOf = (power: number) => places.reduce((sum, place) => sum + place ** power, 0);
      return { pickOrder: index + 1, games, placeSum: sumOf(1), placeSquares: sumOf(2) };
    });
    // No order was played often with every second hero.
    for (const { games, averagePlace } of pickOrders(hero % 2 === 0 ? rows : rows.slice(0, 4)))
      held.set(games, [...(held.get(games) ?? []), averagePlace.low <= 3.5 && 3.5 <= averagePlace.high]);
  }
  expect([...held.keys()].toSorted((a, b) => a - b)).toEqual([2, 3, 30]);
  for (const [games, of] of held)
    expect({ games, isLikely: of.filter(Boolean).length / of.length > 0.93 }).toEqual({ games, isLikely: true });
});

test('with very few games no pick position has a figure', () => {
  expect(pickOrders([{ pickOrder: 1, games: 2, placeSum: 6, placeSquares: 18 }])).toEqual([]);
});

test('the effect of a patch is not shown for a hero with fewer than ten players before or after', () => {
  const lead = { sum: 0, squares: 0, places: 0, nl: 0, sl: 0, ll: 0 };
  const clusters = (players: number): HeroClusters[] =>
    ['axe', 'lina'].map((hero) => {
      const of = hero === 'axe' ? players : 40;
      return {
        hero,
        talent: '*',
        players: of,
        n: 40,
        sum: 130,
        squares: 500,
        nn: 1600 / of,
        nnn: 40 ** 3 / of ** 2,
        ns: 5200 / of,
        ss: 17_000 / of,
        lead,
      };
    });
  const toldOf = (before: number, after: number) => patchEffects(clusters(before), clusters(after), []).map(({ hero }) => hero);
  expect(toldOf(10, 10)).toEqual(['axe', 'lina']);
  expect(toldOf(9, 10)).toEqual(['lina']);
  expect(toldOf(10, 9)).toEqual(['lina']);
});
