import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeCount, type Mode } from './modes.rules.ts';
import { appliedChange, averageOf, earnedChange } from './rating.rules.ts';

const change = (mode: Mode, place: number, ratingBefore: number, averageRating: number, isDouble = false) =>
  earnedChange({ mode, place, ratingBefore, averageRating, isDouble });

describe('a place is worth its base if the player is within 300 of the lobby', () => {
  test.each([
    ['solo', [40, 30, 10, -10, -30, -40]],
    ['duo', [40, 20, -20, -40]],
  ] as const)('%s', (mode, expected) => {
    for (const difference of [-300, -1, 0, 299, 300])
      expect(expected.map((_, index) => change(mode, index + 1, 1000 + difference, 1000))).toEqual(expected);
  });
});

describe('a favourite gains less and loses more, an underdog the reverse', () => {
  test.each([
    // difference, then the changes of places 1 to 6: 40 × (1 − d/300/1.7), rounded down, where d = difference − 300
    [301, [39, 29, 9, -11, -31, -41]],
    [-301, [40, 30, 10, -10, -30, -40]],
    [400, [32, 24, 8, -12, -36, -48]],
    [-400, [47, 35, 11, -9, -25, -33]],
    [500, [24, 18, 6, -14, -42, -56]],
    [650, [12, 9, 3, -17, -51, -68]],
    [-650, [67, 50, 16, -4, -10, -13]],
    [651, [12, 9, 3, -17, -51, -68]],
    [-5000, [67, 50, 16, -4, -10, -13]],
  ])('a difference of %i in solo gives the expected changes', (difference, expected) => {
    expect(expected.map((_, index) => change('solo', index + 1, 6000 + difference, 6000))).toEqual(expected);
  });

  test.each([
    [400, [32, 16, -24, -48]],
    [-650, [67, 33, -7, -13]],
  ])('a difference of %i in duo gives the expected changes', (difference, expected) => {
    expect(expected.map((_, index) => change('duo', index + 1, 2000 + difference, 2000))).toEqual(expected);
  });
});

const outcome = fc.constantFrom<Mode>('solo', 'duo').chain((mode) =>
  fc.record({
    mode: fc.constant(mode),
    place: fc.integer({ min: 1, max: placeCount[mode] }),
    ratingBefore: fc.nat(20_000),
    averageRating: fc.nat(20_000),
    isDouble: fc.constant(false),
  }),
);

test('a change is the formula of the protocol, rounded down', () => {
  fc.assert(
    fc.property(outcome, (given) => {
      const base = (given.mode === 'solo' ? [40, 30, 10, -10, -30, -40] : [40, 20, -20, -40])[given.place - 1]!;
      let diff = given.ratingBefore - given.averageRating;
      let expected = base;
      if (Math.abs(diff) > 300) {
        diff = Math.min(650, Math.max(-650, diff));
        diff = diff > 0 ? diff - 300 : diff + 300;
        expected = Math.floor(base * (base > 0 ? 1 - diff / 300 / 1.7 : 1 + diff / 300 / 1.7));
      }
      expect(earnedChange(given)).toBe(expected);
    }),
  );
});

test('a change keeps the sign of its place and never exceeds 1.69 times its base', () => {
  fc.assert(
    fc.property(outcome, (given) => {
      const earned = earnedChange(given);
      const gains = given.place <= placeCount[given.mode] / 2;
      expect(Math.sign(earned)).toBe(gains ? 1 : -1);
      expect(Math.abs(earned)).toBeLessThanOrEqual(68);
    }),
  );
});

test('a higher rating never earns more for the same place', () => {
  fc.assert(
    fc.property(outcome, fc.nat(3000), (given, more) => {
      expect(earnedChange({ ...given, ratingBefore: given.ratingBefore + more })).toBeLessThanOrEqual(earnedChange(given));
    }),
  );
});

test('a double rating doubles the rounded change', () => {
  fc.assert(
    fc.property(outcome, (given) => {
      expect(earnedChange({ ...given, isDouble: true })).toBe(earnedChange(given) * 2);
    }),
  );
});

test('a rating never falls below 0, and a gain is applied in full', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: -200, max: 200 }), (rating, earned) => {
      const applied = appliedChange(rating, earned);
      expect(rating + applied).toBe(Math.max(0, rating + earned));
      expect(Object.is(applied, -0)).toBe(false);
    }),
  );
});

test.each([
  [[], 0],
  [[100, 101], 100],
  [[0, 0, 0, 0, 0, 5], 0],
  [[1000, 1000, 1000, 1000, 1000, 1003], 1000],
])('the average of %j is %i, rounded down', (ratings, expected) => {
  expect(averageOf(ratings)).toBe(expected);
});
