import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import { expectedPlace, pairedChances, placeChances } from './place-chances.rules.ts';

const strengths = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 1, maxLength: 6 });
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Every order of some teams, with its chance. */
function ordersOf(weights: readonly number[], left: readonly number[]): [order: number[], chance: number][] {
  if (left.length === 0) return [[[], 1]];
  const sum = sumOf(left.map((team) => weights[team] ?? 0));
  return left.flatMap((team) =>
    ordersOf(
      weights,
      left.filter((other) => other !== team),
    ).map(([order, chance]): [number[], number] => [[team, ...order], (chance * (weights[team] ?? 0)) / sum]),
  );
}

describe('the chances of each place', () => {
  test('are those of all 720 orders, added up', () => {
    const given = [0.3, -1.2, 0.9, 2, 0, -0.4];
    const chances = given.map(() => given.map(() => 0));
    for (const [order, chance] of ordersOf(given.map(Math.exp), [...given.keys()]))
      for (const [place, team] of order.entries()) {
        const row = chances[team] ?? [];
        row[place] = (row[place] ?? 0) + chance;
      }
    for (const [team, row] of placeChances(given).entries())
      for (const [place, chance] of row.entries()) expect(chance).toBeCloseTo(chances[team]?.[place] ?? Number.NaN, 12);
  });

  test('sum to one for every team and for every place, and a stronger team has a better expected place', () => {
    fc.assert(
      fc.property(strengths, (given) => {
        const chances = placeChances(given);
        for (const row of chances) expect(sumOf(row)).toBeCloseTo(1, 9);
        for (const place of given.keys()) expect(sumOf(chances.map((row) => row[place] ?? 0))).toBeCloseTo(1, 9);
        for (const [one, strength] of given.entries())
          for (const [other, another] of given.entries())
            if (strength > another + 1e-6) expect(expectedPlace(chances[one] ?? [])).toBeLessThan(expectedPlace(chances[other] ?? []));
      }),
    );
  });

  test('do not depend on a constant that all strengths share, however large', () => {
    const raised = placeChances([701, 700, 699]);
    for (const [team, row] of placeChances([1, 0, -1]).entries())
      for (const [place, chance] of row.entries()) expect(raised[team]?.[place]).toBeCloseTo(chance, 12);
  });
});

describe('if nobody knows who is on which team', () => {
  test('the chances are those of random pairs', () => {
    const given = [1, 0.5, 0, 0, -0.5, -1, 0.2, 0];
    const random = new Random('pairs');
    const drawn = given.map(() => 0);
    const draws = 40_000;
    for (let draw = 0; draw < draws; draw += 1) {
      const order = random.shuffle([...given.keys()]);
      const teams = [0, 2, 4, 6].map((at) => order.slice(at, at + 2));
      const scores = teams.map((team) => sumOf(team.map((player) => given[player] ?? 0)) / 2 + random.gumbel());
      for (const player of teams[scores.indexOf(Math.max(...scores))] ?? []) drawn[player] = (drawn[player] ?? 0) + 1 / draws;
    }
    for (const [player, row] of pairedChances(given).entries()) expect(Math.abs((row[0] ?? 0) - (drawn[player] ?? 0))).toBeLessThan(0.01);
  });

  test('two players share each place, and with an odd number one is alone', () => {
    const even = pairedChances([1, 0, 0, -1]);
    for (const place of [0, 1]) expect(sumOf(even.map((row) => row[place] ?? 0))).toBeCloseTo(2, 9);
    const odd = pairedChances([1, 0, -1]);
    for (const row of odd) expect(sumOf(row)).toBeCloseTo(1, 9);
    expect(pairedChances([3])).toEqual([[1]]);
    expect(pairedChances([])).toEqual([]);
  });
});
