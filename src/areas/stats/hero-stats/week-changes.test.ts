import { describe, expect, test } from 'vitest';
import type { Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { weekChanges } from './hero-insight.rules.ts';
import type { HeroClusters, HeroRow } from './hero-meta.rules.ts';
import { teaserAnswer } from './meta-answer.rules.ts';

const lead = { sum: 0, squares: 0, places: 0, nl: 0, sl: 0, ll: 0 };
/** Each place from a player of its own. */
function clustersOf(hero: string, places: readonly number[]): HeroClusters {
  const n = places.length;
  const sum = places.reduce((all, place) => all + place, 0);
  const squares = places.reduce((all, place) => all + place * place, 0);
  return { hero, talent: '*', players: n, n, sum, squares, nn: n, nnn: n, ns: sum, ss: squares, lead };
}
const times = (count: number, ...places: number[]) => Array.from({ length: count }, () => places).flat();

describe('the change over a week', () => {
  test('is the average place before minus the one after, with the interval of a difference of two means', () => {
    const changes = weekChanges([clustersOf('axe', times(20, 2, 4))], [clustersOf('axe', times(20, 1, 3))]);
    // 3.00, then 2.00; the squares around each mean are 40, so the variance is 2 × (40 ÷ 39) ÷ 40 and 1.96 errors are 0.4438; forty players
    // widen that by 1.0311.
    expect(changes.get('axe')).toEqual({ value: 1, low: expect.closeTo(1 - 0.4576, 3), high: expect.closeTo(1.4576, 3) });
  });

  test('has wider intervals the more heroes are shown: in nineteen of twenty looks all of them are right', () => {
    const before = ['axe', 'lina'].map((hero) => clustersOf(hero, times(20, 2, 4)));
    const changes = weekChanges(before, [clustersOf('axe', times(20, 1, 3)), clustersOf('lina', times(20, 2, 4))]);
    // Two heroes: 2.2414 errors of √(2 × (80 ÷ 78) ÷ 40), widened by 1.0311.
    expect(changes.get('axe')?.low).toBeCloseTo(1 - 0.5233, 3);
    expect(changes.get('lina')).toEqual({ value: 0, low: expect.closeTo(-0.5233, 3), high: expect.closeTo(0.5233, 3) });
  });

  test.each([
    ['29 games the week before', clustersOf('axe', times(29, 3)), clustersOf('axe', times(40, 2))],
    ['29 games last week', clustersOf('axe', times(40, 3)), clustersOf('axe', times(29, 2))],
    ['nine players', { ...clustersOf('axe', times(40, 3)), players: 9 }, clustersOf('axe', times(40, 2))],
    ['no games the week before', clustersOf('lina', times(40, 3)), clustersOf('axe', times(40, 2))],
  ])('is not shown for a hero with %s', (_, before, after) => {
    expect(weekChanges([before], [after]).has('axe')).toBe(false);
  });
});

describe('the part of the meta that everyone sees', () => {
  const row = (hero: string, averagePlace: number, isEnough = true): HeroRow => ({
    hero,
    talent: '*',
    games: 40,
    places: [40, 0, 0, 0, 0, 0],
    pickRate: 0.1,
    averagePlace,
    players: 20,
    isEnough,
    gained: null,
    estimate: null,
    lessSkill: null,
    pickedBy: null,
    isBest: false,
    ranks: null,
  });
  const around = (value: number, reach: number): Estimate => ({ value, low: value - reach, high: value + reach });
  const rows = [row('f', 3.6), row('a', 3), row('b', 3.1), row('c', 3.2), row('d', 3.3), row('e', 3.5), row('few', 2, false)];

  test('is the three best with their change, then two of the others that certainly changed most', () => {
    const changes = new Map([
      ['a', around(0.1, 0.2)],
      ['c', around(0.5, 0.2)],
      ['d', around(0.3, 0.2)],
      ['e', around(-0.4, 0.2)],
      ['f', around(0.35, 0.2)],
    ]);
    const shown = teaserAnswer(rows, changes, (hero) => hero).map(({ heroName, change }) => [heroName, change?.value ?? null]);
    expect(shown).toEqual([
      ['a', 0.1],
      ['b', null],
      ['c', 0.5],
      ['e', -0.4],
      ['f', 0.35],
    ]);
  });

  test('leaves out heroes whose change may be chance', () => {
    const changes = new Map([['d', around(0.3, 0.31)]]);
    expect(teaserAnswer(rows, changes, (hero) => hero).map(({ heroName }) => heroName)).toEqual(['a', 'b', 'c']);
  });
});
