import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import {
  certainlyLowest,
  differenceOf,
  normalQuantile,
  pooledSpread,
  shareOf,
  shrink,
  stratifiedDifference,
  varianceOfMean,
  type Clustered,
} from './estimate.rules.ts';

const RUNS = 200;
const HEROES = 36;
const LOBBY = 6;

type World = { heroes: number[]; skillDeviation: number; players: number; matches: number };

/** Solo matches of players of unequal skill who have favourite heroes, decided by a Plackett–Luce draw, summed by hero and player. */
function play(random: Random, { heroes, skillDeviation, players, matches }: World): Clustered[] {
  const skills = Array.from({ length: players }, () => random.normal(0, skillDeviation));
  const favourites = skills.map(() => random.sample([...heroes.keys()], 5));
  const sums = heroes.map(() => new Map<number, { n: number; s: number; squares: number }>());
  for (let match = 0; match < matches; match += 1) {
    const taken = new Set<number>();
    const seats = random.sample([...skills.keys()], LOBBY).map((player) => {
      let hero = random.chance(0.6) ? random.pick(favourites[player] ?? [0]) : random.whole(0, heroes.length - 1);
      while (taken.has(hero)) hero = random.whole(0, heroes.length - 1);
      taken.add(hero);
      return { player, hero, score: (skills[player] ?? 0) + (heroes[hero] ?? 0) + random.gumbel() };
    });
    for (const [index, { player, hero }] of seats.toSorted((a, b) => b.score - a.score).entries()) {
      const ofHero = sums[hero];
      const own = ofHero?.get(player) ?? { n: 0, s: 0, squares: 0 };
      ofHero?.set(player, { n: own.n + 1, s: own.s + index + 1, squares: own.squares + (index + 1) ** 2 });
    }
  }
  return sums.map((people) => {
    const sum: Clustered = { n: 0, sum: 0, squares: 0, nn: 0, nnn: 0, ns: 0, ss: 0 };
    for (const { n, s, squares } of people.values()) {
      sum.n += n;
      sum.sum += s;
      sum.squares += squares;
      sum.nn += n * n;
      sum.nnn += n ** 3;
      sum.ns += n * s;
      sum.ss += s * s;
    }
    return sum;
  });
}

function measure(groups: readonly Clustered[]) {
  const spread = pooledSpread(groups);
  return groups.map((group) => ({ value: group.sum / group.n, variance: varianceOfMean(group, spread) }));
}

/** True average places of heroes, from many matches of a world of its own. */
function truePlaces(random: Random, world: World): number[] {
  return play(random, { ...world, players: 4000, matches: 30_000 }).map(({ n, sum }) => sum / n);
}

describe('where no hero differs', () => {
  test(`the strongest appears in at most one of twenty tables (${RUNS} runs)`, () => {
    const random = new Random('no differences');
    const world = { heroes: Array.from({ length: HEROES }, () => 0), skillDeviation: 0.55, players: 150, matches: 400 };
    let tables = 0;
    for (let run = 0; run < RUNS; run += 1) if (certainlyLowest(measure(play(random, world)), 3.5).includes(true)) tables += 1;
    expect(tables).toBeLessThanOrEqual(RUNS / 20);
  });
});

describe('where heroes differ', () => {
  const random = new Random('differences');
  const heroes = Array.from({ length: HEROES }, () => random.normal(0, 0.27));
  const world = { heroes, skillDeviation: 0.55, players: 150, matches: 400 };
  const truth = truePlaces(random, world);

  test('intervals hold the true place 93 to 97 times of 100, raw and drawn to the middle', () => {
    let [raw, drawn, all] = [0, 0, 0];
    for (let run = 0; run < RUNS / 2; run += 1) {
      const measured = measure(play(random, world));
      const estimates = shrink(measured, 3.5);
      for (const [hero, { value, variance }] of measured.entries()) {
        const place = truth[hero] ?? 0;
        const estimate = estimates[hero];
        all += 1;
        if (Math.abs(value - place) <= 1.959964 * Math.sqrt(variance)) raw += 1;
        if (estimate && estimate.low <= place && place <= estimate.high) drawn += 1;
      }
    }
    expect(raw / all).toBeGreaterThan(0.93);
    expect(raw / all).toBeLessThan(0.97);
    expect(drawn / all).toBeGreaterThan(0.93);
    expect(drawn / all).toBeLessThan(0.97);
  });

  test('the same games by few players know less', () => {
    const spread = { between: 0.25, within: 2.6 };
    const [few, many] = [10, 100].map((players) => varianceOfMean({ n: 300, nn: players * (300 / players) ** 2 }, spread));
    expect(few).toBeGreaterThan(2 * (many ?? 0));
  });
});

test.each([
  [0.975, 1.959964],
  [0.5, 0],
  [0.001, -3.090232],
  [0.9999, 3.719016],
])('the normal quantile of %d is %d', (probability, quantile) => {
  expect(normalQuantile(probability)).toBeCloseTo(quantile, 5);
});

test('a share has Wilson’s interval', () => {
  expect(shareOf(0, 10)).toEqual({ value: 0, low: 0, high: expect.closeTo(0.2775, 3) });
  expect(shareOf(5, 10)).toEqual({ value: 0.5, low: expect.closeTo(0.2366, 3), high: expect.closeTo(0.7634, 3) });
  expect(shareOf(0, 0)).toBeUndefined();
});

test('strata with one kind only count nothing, and a shared lead of a stratum is no effect', () => {
  const sample = (values: number[]) => ({
    n: values.length,
    sum: values.reduce((a, b) => a + b, 0),
    squares: values.reduce((a, b) => a + b * b, 0),
  });
  const strata = [
    { one: sample([1, 2, 1, 2]), other: sample([1, 2]) },
    { one: sample([5, 6]), other: sample([5, 6, 5, 6]) },
    { one: sample([3]), other: sample([]) },
  ];
  expect(stratifiedDifference(strata)?.value).toBeCloseTo(0, 9);
  expect(differenceOf(sample([1, 2, 1, 2, 5, 6]), sample([1, 2, 5, 6, 5, 6]))?.value).toBeCloseTo(-8 / 6, 9);
  expect(stratifiedDifference([{ one: sample([1]), other: sample([]) }])).toBeUndefined();
});
