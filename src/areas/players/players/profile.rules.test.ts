import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestHeroOf, collectionOf, heroesInOrder, lineOf, NO_LEDGER, playsLike, streakOf, topShareOf, wonFirst } from './profile.rules.ts';

test.each([
  ['', 1, { current: 0, longest: 0 }],
  ['1', 1, { current: 1, longest: 1 }],
  ['1121', 1, { current: 1, longest: 2 }],
  ['1132', 3, { current: 4, longest: 4 }],
  ['112465', 3, { current: 0, longest: 3 }],
])('the places %j are, to place %i, a streak of %j', (places, worst, streak) => {
  expect(streakOf(places, worst)).toEqual(streak);
});

test('talents are collected in lower case, and heroes that the content does not know are left out', () => {
  const heroes = [{ name: 'axe', skills: [{ talent: 'call' }, { talent: 'hunger' }] }];
  const wins = [
    { hero: 'axe', talent: 'Call', wins: 2 },
    { hero: 'axe', talent: null, wins: 1 },
    { hero: 'pa', talent: 'call', wins: 5 },
  ];
  expect(collectionOf(heroes, wins)).toEqual([
    {
      heroName: 'axe',
      wins: 3,
      talents: [
        { name: 'call', wins: 2 },
        { name: 'hunger', wins: 0 },
      ],
    },
  ]);
});

test('heroes with wins come first, both groups by the displayed name', () => {
  const titles: Record<string, string> = { pudge: 'Pudge', zuus: 'Zeus', nevermore: 'Shadow Fiend', skeleton_king: 'Wraith King' };
  const heroes = ['nevermore', 'pudge', 'skeleton_king', 'zuus'].map((heroName) => ({ heroName, wins: heroName === 'zuus' ? 1 : 0 }));
  expect(wonFirst(heroes, (hero) => titles[hero] ?? hero).map(({ heroName }) => heroName)).toEqual([
    'zuus',
    'pudge',
    'nevermore',
    'skeleton_king',
  ]);
});

describe('the rating line', () => {
  const seasons = [{ name: 'Season 14', startsAt: '2026-01-01T00:00:00' }];
  const begin = Date.parse('2025-12-31T23:00:00Z') / 1000;
  const ledgerOf = (ratings: readonly number[]) => ({
    at: ratings.map((_, index) => Math.floor(begin + index * 60.5)),
    rating: [...ratings],
    change: ratings.map((rating, index) => rating - (ratings[index - 1] ?? 0)),
    place: ratings.map((_, index) => (index === 0 ? null : 1 + (index % 6))),
  });

  test('without changes is empty', () => {
    expect(lineOf(NO_LEDGER, seasons)).toEqual({ points: [], seasons: [], recent: { matches: 0, change: 0 } });
  });

  test('of a few changes has all of them, with their places; its starting point is not a match', () => {
    expect(lineOf(ledgerOf([500, 540, 510]), seasons)).toEqual({
      points: [
        { at: '2025-12-31T23:00:00', rating: 500, place: null },
        { at: '2025-12-31T23:01:00', rating: 540, place: 2 },
        { at: '2025-12-31T23:02:01', rating: 510, place: 3 },
      ],
      seasons: [],
      recent: { matches: 2, change: 10 },
    });
  });

  test('of many changes has some of them in order, never further apart than an even choice, with both ends and both extremes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 700 }), (ratings) => {
        const ledger = ledgerOf(ratings);
        const { points, recent } = lineOf(ledger, []);
        const at = ledger.at.map((each) => new Date(Math.floor(each) * 1000).toISOString().slice(0, 19));
        const shown = points.map((point) => at.indexOf(point.at));
        expect(points.map(({ rating }) => rating)).toEqual(shown.map((index) => ratings[index]));
        expect([shown[0], shown.at(-1)]).toEqual([0, ratings.length - 1]);
        expect(shown).toContain(ratings.indexOf(Math.max(...ratings)));
        expect(shown).toContain(ratings.indexOf(Math.min(...ratings)));
        expect(points.length).toBeLessThanOrEqual(93);
        for (const [index, here] of shown.slice(1).entries()) {
          expect(here).toBeGreaterThan(shown[index] ?? -1);
          expect(here - (shown[index] ?? 0)).toBeLessThanOrEqual(Math.ceil(ratings.length / 90));
        }
        expect(recent.matches).toBe(Math.min(30, ratings.length - 1));
        expect(recent.change).toBe((ratings.at(-1) ?? 0) - (ratings.at(-1 - recent.matches) ?? 0));
      }),
    );
  });

  test('marks the seasons that begin within it', () => {
    expect(lineOf(ledgerOf(Array.from({ length: 120 }, () => 5)), seasons).seasons).toEqual(seasons);
  });
});

const hero = (heroName: string, ...places: number[]) => ({ heroName, places });

test.each([
  ['nobody has a best hero without matches', [], null],
  ['nor with one hero alone that is known well enough', [hero('axe', 4), hero('zeus', 5)], null],
  ['four wins are too few to be the best', [hero('axe', 4), hero('zeus', 0, 0, 0, 0, 0, 5), hero('lina', 0, 0, 0, 0, 0, 6)], 'zeus'],
  ['a few good matches do not pass many', [hero('axe', 5, 1), hero('zeus', 20, 20, 2)], 'zeus'],
  ['many middling ones do not pass a few good', [hero('axe', 5, 1), hero('zeus', 0, 9, 9, 9, 9)], 'axe'],
  ['equal ones go by more matches, then by name', [hero('zeus', 0, 0, 5, 5), hero('axe', 0, 0, 3, 3)], 'zeus'],
])('%s', (_, heroes, best) => {
  expect(bestHeroOf('solo', heroes)).toBe(best);
});

test.each([
  ['matches', ['zeus', 'axe', 'lina']],
  ['average', ['lina', 'zeus', 'axe']],
  ['rating', ['axe', 'lina', 'zeus']],
] as const)('heroes are sorted by %s, the best first', (order, names) => {
  const played = (heroName: string, ratingChange: number, ...places: number[]) => ({
    heroName,
    places,
    ratingChange,
    matchCount: places.reduce((sum, count) => sum + count, 0),
    kills: 0,
    deaths: 0,
  });
  const heroes = [played('axe', 30, 0, 0, 2), played('lina', 5, 1), played('zeus', -4, 0, 3)];
  expect(heroesInOrder(heroes, order).map(({ heroName }) => heroName)).toEqual(names);
  expect(heroesInOrder(heroes, order, true).at(-1)?.heroName).toBe(names[0]);
});

test('the top share is exact with a place, and in hundredths without one', () => {
  const leastOfTop = Array.from({ length: 100 }, (_, index) => 3000 - 20 * index);
  expect(topShareOf({ playerCount: 4000, leastOfTop }, 2900, 12)).toBe(0.003);
  expect(topShareOf({ playerCount: 4000, leastOfTop }, 3000, null)).toBe(0.01);
  expect(topShareOf({ playerCount: 4000, leastOfTop }, 2985, null)).toBe(0.02);
  expect(topShareOf({ playerCount: 4000, leastOfTop }, 1, null)).toBe(1);
  expect(topShareOf({ playerCount: 0, leastOfTop: null }, 1, null)).toBe(1);
});

test('strength of play is shown from the tenth game on, if its error is at most a rank', () => {
  const line = { slope: 60, intercept: -800 };
  expect(playsLike({ ...line, games: 40, mu: 30, sigma: 4.2 })).toEqual({ value: 1000, doubt: 490 });
  expect(playsLike({ ...line, games: 40, mu: 30, sigma: 4.4 })).toBeNull();
  expect(playsLike({ ...line, games: 9, mu: 30, sigma: 4.2 })).toBeNull();
});
