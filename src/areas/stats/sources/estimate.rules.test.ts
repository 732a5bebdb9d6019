import { describe, expect, test } from 'vitest';
import { Random } from '#lib/random.ts';
import {
  aroundAlways,
  certainlyLowest,
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

/** Solo matches of players of unequal skill with favourite heroes, decided by a Plackett–Luce draw, summed by hero and player. */
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

describe('if no hero differs', () => {
  test(`the strongest appears in at most one of twenty tables (${RUNS} runs)`, () => {
    const random = new Random('no differences');
    const world = { heroes: Array.from({ length: HEROES }, () => 0), skillDeviation: 0.55, players: 150, matches: 400 };
    let tables = 0;
    for (let run = 0; run < RUNS; run += 1) if (certainlyLowest(measure(play(random, world)), 3.5, 5).includes(true)) tables += 1;
    expect(tables).toBeLessThanOrEqual(RUNS / 20);
  });
});

describe('a reader who looks every day', () => {
  const SEASONS = 400;
  const DAYS = 60;
  const WINDOW = 5;
  const DAY_ERROR = 0.4;

  /** In how many of the seasons any hero is ever called the strongest; `strong` is how much better the first hero is than the others. */
  function seasonsWithStrongest(strong: number, isLowest: (means: { value: number; variance: number }[]) => boolean[]): number {
    const random = new Random(`seasons ${strong}`);
    let seasons = 0;
    for (let season = 0; season < SEASONS; season += 1) {
      const heroes = Array.from({ length: HEROES }, (_, hero) =>
        Array.from({ length: DAYS + WINDOW }, () => random.normal(hero === 0 ? 3.5 - strong : 3.5, DAY_ERROR)),
      );
      const isSeen = Array.from({ length: DAYS }, (_, day) => day + WINDOW).some((until) =>
        isLowest(
          heroes.map((days) => ({
            value: days.slice(until - WINDOW, until).reduce((sum, place) => sum + place / WINDOW, 0),
            variance: DAY_ERROR ** 2 / WINDOW,
          })),
        ).includes(true),
      );
      seasons += Number(isSeen);
    }
    return seasons;
  }

  test('sees a false strongest hero in at most one of twenty seasons of sixty days', () => {
    expect(seasonsWithStrongest(0, (means) => certainlyLowest(means, 3.5, WINDOW))).toBeLessThanOrEqual(SEASONS / 20);
  });

  test('would see one in more than a quarter of them by a rule that is right for one look', () => {
    const z = normalQuantile(1 - 0.025 / HEROES);
    const once = (means: { value: number; variance: number }[]) =>
      means.map(({ value, variance }) => value + z * Math.sqrt(variance) < 3.5);
    expect(seasonsWithStrongest(0, once)).toBeGreaterThan(SEASONS / 4);
  });

  test('sees a hero that truly is the strongest', () => {
    expect(seasonsWithStrongest(0.8, (means) => certainlyLowest(means, 3.5, WINDOW))).toBeGreaterThan(0.95 * SEASONS);
  });

  test('sees no effect of a patch that did nothing at any look in 95 of 100 patches, and a real effect in the end', () => {
    const random = new Random('patches');
    const seen = (effect: number) => {
      let [ever, last] = [0, 0];
      for (let patch = 0; patch < 1000; patch += 1) {
        const before = random.normal(0, 0.08);
        let [sum, isEver, isLast] = [0, false, false];
        for (let look = 1; look <= 7 * 12; look += 1) {
          sum += random.normal(effect, 0.8);
          const { low, high } = aroundAlways(sum / look - before, 0.08 ** 2 + 0.64 / look);
          isLast = low > 0 || high < 0;
          isEver ||= isLast;
        }
        ever += Number(isEver);
        last += Number(isLast);
      }
      return { ever, last };
    };
    expect(seen(0).ever).toBeLessThanOrEqual(50);
    expect(seen(0.6).last).toBeGreaterThan(900);
  });
});

describe('if heroes differ', () => {
  const random = new Random('differences');
  const heroes = Array.from({ length: HEROES }, () => random.normal(0, 0.27));
  const world = { heroes, skillDeviation: 0.55, players: 150, matches: 400 };
  const truth = truePlaces(random, world);

  test('intervals contain the true place 93 to 97 times of 100, raw and shrunk to the middle', () => {
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

  test('the same number of games by fewer players gives wider intervals', () => {
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

test('strata with only one kind do not count, and a lead that a whole stratum shares is no effect', () => {
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
  expect(stratifiedDifference([{ one: sample([1]), other: sample([]) }])).toBeUndefined();
});
