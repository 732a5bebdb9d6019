import { expect, test } from 'vitest';
import { Random } from './random.ts';

const draws = 20_000;
const many = (draw: () => number) => Array.from({ length: draws }, draw);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
function deviation(values: number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: string) =>
    Array.from(
      { length: 5 },
      (
        (random) => () =>
          random.uniform()
      )(new Random(seed)),
    );
  expect(take('six')).toEqual(take('six'));
  expect(take('six')).not.toEqual(take('fold'));
  expect(take('six')[0]).toBe(new Random('six').uniform());
});

test('the numbers stay the same between versions', () => {
  const random = new Random('sixfold');
  expect([random.whole(1, 1000), random.whole(1, 1000), random.whole(1, 1000)]).toMatchInlineSnapshot(`
    [
      181,
      298,
      558,
    ]
  `);
});

test('a fork does not depend on earlier draws', () => {
  const random = new Random('six');
  const before = random.fork('draft').uniform();
  random.uniform();
  expect(random.fork('draft').uniform()).toBe(before);
  expect(random.fork('items').uniform()).not.toBe(before);
});

test('uniform covers 0 to 1 evenly', () => {
  const random = new Random('uniform');
  const values = many(() => random.uniform());
  expect(mean(values)).toBeCloseTo(0.5, 1);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  for (let bin = 0; bin < 10; bin += 1) {
    const share = values.filter((value) => Math.floor(value * 10) === bin).length / draws;
    expect(share).toBeGreaterThan(0.09);
    expect(share).toBeLessThan(0.11);
  }
});

test('whole includes both ends', () => {
  const random = new Random('whole');
  expect(new Set(many(() => random.whole(-1, 2)))).toEqual(new Set([-1, 0, 1, 2]));
});

test.each([
  ['normal', (random: Random) => random.normal(10, 3), 10, 3],
  ['gumbel', (random: Random) => random.gumbel(), 0.5772, Math.PI / Math.sqrt(6)],
  ['poisson', (random: Random) => random.poisson(4), 4, 2],
])('%s has its mean and deviation', (name, draw, expectedMean, expectedDeviation) => {
  const random = new Random(name);
  const values = many(() => draw(random));
  expect(Math.abs(mean(values) - expectedMean)).toBeLessThan(0.06);
  expect(Math.abs(deviation(values) - expectedDeviation)).toBeLessThan(0.06);
});

test('weighted picks in proportion, and never an item without weight', () => {
  const random = new Random('weighted');
  const picked = Array.from({ length: draws }, () => random.weighted(['a', 'b', 'c'], (letter) => ({ a: 3, b: 1 })[letter] ?? 0));
  expect(picked.filter((letter) => letter === 'a').length / draws).toBeCloseTo(0.75, 1);
  expect(picked).not.toContain('c');
});

test('shuffle keeps every item and does not change the given list', () => {
  const random = new Random('shuffle');
  const list = [1, 2, 3, 4, 5];
  const firsts = Array.from({ length: draws }, () => random.shuffle(list)[0]);
  expect(random.shuffle(list).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect(list).toEqual([1, 2, 3, 4, 5]);
  for (const item of list) expect(firsts.filter((first) => first === item).length / draws).toBeCloseTo(0.2, 1);
});

test('sample never repeats an item', () => {
  const sampled = new Random('sample').sample([1, 2, 3, 4], 3);
  expect(new Set(sampled).size).toBe(3);
});

test('an empty list gives nothing', () => {
  expect(() => new Random('empty').pick([])).toThrow(RangeError);
});
