import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advise, aliveByMinute, heroOfWeek, withoutWorths, type KnownWorth } from './advice.rules.ts';

const worth = (name: string, value: number, reach: number, more: Partial<KnownWorth> = {}): KnownWorth => {
  return { rarity: 'purple', held: '', name, offered: 100, taken: 40, value, low: value - reach, high: value + reach, ...more };
};
const asked = { mode: 'solo' as const, offered: ['a', 'b', 'c'], held: [], alive: 6 };

describe('of three talents', () => {
  test('the clearly better one is recommended, and the best comes first', () => {
    const { options, best } = advise([worth('a', 0.1, 0.1), worth('b', 0.6, 0.1), worth('c', -0.2, 0.1)], asked);
    expect(best).toBe('b');
    expect(options.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
    expect(options[0]?.chance).toBeGreaterThan(0.99);
    expect(options.map(({ share }) => share)).toEqual([0.4, 0.4, 0.4]);
  });

  test('none is recommended if their intervals overlap, one is unknown, or their rarities differ', () => {
    const alike = [worth('a', 0.1, 0.4), worth('b', 0.2, 0.4), worth('c', 0, 0.4)];
    const apart = [worth('a', 0.1, 0.05), worth('b', 0.9, 0.05)];
    expect(advise(alike, asked).best).toBeNull();
    expect(advise(apart, asked)).toMatchObject({
      best: null,
      options: [{ name: 'b' }, { name: 'a' }, { name: 'c', worth: null, share: null }],
    });
    expect(advise([...apart, worth('c', 0, 0.05, { rarity: 'blue' })], asked).best).toBeNull();
  });

  test('talents already taken count: the worth is the one after them', () => {
    const known = [worth('a', 0.4, 0.05), worth('b', 0, 0.05), worth('c', 0, 0.05), worth('a', -0.4, 0.05, { held: 'x' })];
    expect(advise(known, asked).best).toBe('a');
    expect(advise(known, { ...asked, held: ['x'] }).options.at(-1)).toMatchObject({ name: 'a', worth: { value: -0.4 } });
    expect(advise(known, { ...asked, held: ['y'] }).best).toBe('a');
  });

  test('the fewer players remain, the less there is to win, and the order of talents never changes', () => {
    const known = [worth('a', 0.5, 0.2), worth('b', 0.1, 0.2), worth('c', -0.1, 0.2)];
    const at = (alive: number) => advise(known, { ...asked, alive });
    expect(at(6).options[0]?.worth?.value).toBeCloseTo(0.5, 9);
    expect(at(3).options[0]?.worth?.value).toBeCloseTo(0.2, 9);
    expect(at(3).options.map(({ name }) => name)).toEqual(at(6).options.map(({ name }) => name));
    expect(at(3).best).toBe(at(6).best);
  });

  test('the chances are those of being the best one', () => {
    const value = fc.double({ min: -1, max: 1, noNaN: true });
    const reach = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(value, value, value), fc.tuple(reach, reach, reach), (values, reaches) => {
        const { options } = advise(
          asked.offered.map((name, index) => worth(name, values[index] ?? 0, reaches[index] ?? 1)),
          asked,
        );
        expect(options.reduce((sum, { chance }) => sum + (chance ?? 0), 0)).toBeCloseTo(1, 1);
        const told = options.map((option) => option.worth?.value ?? Number.NaN);
        expect(told).toEqual(told.toSorted((one, other) => other - one));
      }),
    );
  });

  test('a player without a subscription sees how often each is taken, in the order of the offer, and nothing that reveals the worths', () => {
    const { options } = advise([worth('a', 0.1, 0.1), worth('b', 0.6, 0.1), worth('c', -0.2, 0.1)], asked);
    expect(withoutWorths(options, asked.offered)).toEqual(
      asked.offered.map((name) => ({ name, rarity: 'purple', offered: 100, share: 0.4, worth: null, chance: null })),
    );
  });
});

test('the number of players in the game falls from minute to minute, from all to at least two', () => {
  const ends = [10, 20, 30].map((minute) => ({ minute, outs: 25, wins: 0 })).concat([{ minute: 40, outs: 0, wins: 25 }]);
  const alive = aliveByMinute('solo', ends);
  expect(alive).toHaveLength(61);
  expect(alive[0]).toBe(6);
  expect(alive.every((count, minute) => minute === 0 || count <= (alive[minute - 1] ?? 0))).toBe(true);
  expect(alive[25]).toBeLessThan(5);
  expect(Math.min(...alive)).toBeGreaterThanOrEqual(2);
  expect(aliveByMinute('solo', [])[30]).toBe(6);
});

const heroesOf = (...names: string[]) => names.map((name) => ({ name }));

test('every hero has a week, one hero a week, whatever the order of the list', () => {
  const heroes = heroesOf('lina', 'axe', 'puck');
  const weeks = [0, 1, 2, 3].map((week) => heroOfWeek(heroes, new Date(Date.UTC(2026, 0, 1 + 7 * week))));
  expect(new Set(weeks.slice(0, 3))).toEqual(new Set(['lina', 'axe', 'puck']));
  expect(weeks[3]).toBe(weeks[0]);
  expect(heroOfWeek(heroes.toReversed(), new Date(Date.UTC(2026, 0, 1)))).toBe(weeks[0]);
});

test('a hero’s week lasts from Monday to Sunday in Moscow, like every week of the site', () => {
  const at = (moment: string) => heroOfWeek(heroesOf('lina', 'axe', 'puck'), new Date(moment));
  const [first, last, next] = ['2026-11-23T00:00:00+03:00', '2026-11-29T23:59:59+03:00', '2026-11-30T00:00:00+03:00'].map((moment) =>
    at(moment),
  );
  expect(last).toBe(first);
  expect(next).not.toBe(first);
});

test('a hero added in the middle of a week takes its turn from the next week on: the hero of this week stays', () => {
  const heroes = Array.from({ length: 36 }, (_, index) => ({ name: `hero_${index}`, addedOn: '2026-01-01' }));
  const more = [...heroes, { name: 'a_new_one', addedOn: '2026-11-24' }];
  const [monday, wednesday, next] = [
    new Date('2026-11-23T12:00:00Z'),
    new Date('2026-11-25T12:00:00Z'),
    new Date('2026-11-30T12:00:00Z'),
  ] as const;
  expect(heroOfWeek(more, wednesday)).toBe(heroOfWeek(heroes, monday));
  expect(heroOfWeek(more, next)).not.toBe(heroOfWeek(heroes, next));
});
