import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { rankSets, tierStarts } from './rank-sets.rules.ts';

const measuredValues = fc.array(
  fc.record({ value: fc.double({ min: 1, max: 6, noNaN: true }), variance: fc.double({ min: 0.001, max: 0.5, noNaN: true }) }),
  { maxLength: 25 },
);

describe('the possible ranks of a value', () => {
  test('are within the table and contain its own rank, and two values that can be told apart are never in the wrong order', () => {
    fc.assert(
      fc.property(measuredValues, (measured) => {
        const sets = rankSets(measured);
        for (const [index, { from, to }] of sets.entries()) {
          const value = measured[index]?.value ?? 0;
          const rank = 1 + measured.filter((other) => other.value < value).length;
          const last = measured.filter((other) => other.value <= value).length;
          expect(from).toBeGreaterThanOrEqual(1);
          expect(to).toBeLessThanOrEqual(measured.length);
          expect(from).toBeLessThanOrEqual(last);
          expect(to).toBeGreaterThanOrEqual(rank);
        }
      }),
    );
  });

  test('are one each if nothing is uncertain, and all if nothing is known', () => {
    expect(rankSets([2, 1, 3].map((value) => ({ value, variance: 1e-9 })))).toEqual([
      { from: 2, to: 2 },
      { from: 1, to: 1 },
      { from: 3, to: 3 },
    ]);
    expect(rankSets([2, 1, 3].map((value) => ({ value, variance: 100 })))).toEqual([2, 1, 3].map(() => ({ from: 1, to: 3 })));
  });

  test.each([
    ['all alike', 0],
    ['a little unlike', 0.1],
    ['unlike', 0.4],
  ])('contain the true ranks of all 36 heroes at once in 95 of 100 seasons, heroes being %s', (name, deviation) => {
    const random = new Random(name);
    const SEASONS = 400;
    let right = 0;
    for (let season = 0; season < SEASONS; season += 1) {
      const truths = Array.from({ length: 36 }, () => random.normal(3.5, deviation));
      const measured = truths.map((truth) => {
        const variance = random.between(0.005, 0.05);
        return { value: random.normal(truth, Math.sqrt(variance)), variance };
      });
      const isRight = rankSets(measured).every(({ from, to }, index) => {
        const truth = truths[index] ?? 0;
        const lower = truths.filter((other) => other < truth).length;
        const alike = truths.filter((other) => other === truth).length;
        // Among equal values any order is true: the set must contain all ranks that they share.
        return from <= lower + 1 && to >= lower + alike;
      });
      right += Number(isRight);
    }
    expect(right / SEASONS).toBeGreaterThanOrEqual(0.95);
  });

  test('narrow with Holm’s steps: what is told apart makes it easier to tell the rest apart', () => {
    const far = Array.from({ length: 10 }, (_, index) => ({ value: index < 5 ? 1 : 9, variance: 0.01 }));
    const near = [
      { value: 4, variance: 0.01 },
      { value: 4.46, variance: 0.01 },
    ];
    expect(rankSets([...far, ...near]).slice(-2)).toEqual([
      { from: 6, to: 6 },
      { from: 7, to: 7 },
    ]);
  });
});

describe('tiers', () => {
  test('begin where a row is certainly worse than the first of the tier before', () => {
    const sets = [
      { from: 1, to: 2 },
      { from: 1, to: 4 },
      { from: 2, to: 5 },
      { from: 3, to: 6 },
      { from: 4, to: 6 },
      { from: 7, to: 7 },
    ];
    expect(tierStarts(sets)).toEqual([false, false, false, true, false, true]);
    expect(tierStarts([])).toEqual([]);
    expect(tierStarts([null, { from: 1, to: 1 }, null])).toEqual([false, false, false]);
  });

  test('say nothing about a row below their first one: with few games it may be as good as any above the line', () => {
    const sets = rankSets([3, 3.3, 3.6, 3.7].map((value, index) => ({ value, variance: index === 3 ? 0.5 : 0.001 })));
    expect(tierStarts(sets)).toEqual([false, false, true, false]);
    expect(sets[3]).toEqual({ from: 1, to: 4 });
  });
});

test('two values whose ranks overlap can still be told apart; two whose ranks do not overlap always can', () => {
  const values = [3, 3.2, 3.5, 3.75];
  const sets = rankSets(values.map((value) => ({ value, variance: 0.01 })));
  const [first, , third] = sets;
  expect(first?.to).toBeGreaterThanOrEqual(third?.from ?? 9);
  expect(rankSets([3, 3.5].map((value) => ({ value, variance: 0.01 })))).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 2 },
  ]);
});
