import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratingChart, roundTicks } from './rating-chart.rules.ts';

describe('the rating chart', () => {
  test.each([
    [2842, 3097, [2800, 2900, 3000, 3100]],
    [0, 0, [0, 1]],
    [500, 500, [500, 501]],
    [0, 2999, [0, 1000, 2000, 3000]],
  ])('has ticks from %i to %i at %j', (low, high, ticks) => {
    expect(roundTicks(low, high)).toEqual(ticks);
  });

  test('has few ticks, and everything lies between them', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const ticks = roundTicks(low, high);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      }),
    );
  });

  test('stays within its box and marks the season at its first match', () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00`;
    const points = [10, 20, 15].map((rating, index) => ({ at: at(index * 2 + 1), rating, place: index === 0 ? null : 1 }));
    const chart = ratingChart({ points, seasons: [{ name: 'S', startsAt: at(2) }], recent: { matches: 0, change: 0 } });
    expect(chart.line).toBe('M0 100L50 0L100 50');
    expect(chart.dots).toEqual([
      { place: 1, path: 'M50 0h0M100 50h0' },
      { place: 0, path: 'M0 100h0' },
    ]);
    expect(chart.marks).toEqual([{ name: 'S', x: 50 }]);
    const idle = ratingChart({
      points,
      seasons: ['S', 'T', 'U'].map((name, index) => ({ name, startsAt: at(index + 2) })),
      recent: { matches: 0, change: 0 },
    });
    expect(idle.marks).toEqual([
      { name: 'T', x: 50 },
      { name: 'U', x: 100 },
    ]);
  });
});
