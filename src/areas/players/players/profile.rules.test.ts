import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '#areas/players/profile/activity.rules.ts';
import { ratingChart, roundTicks } from '#areas/players/profile/rating-chart.rules.ts';
import { averagePlace, collectionOf, lineOf, NO_LEDGER, shareOfPlace, streakOf } from './profile.rules.ts';

test.each([
  ['', 1, { current: 0, longest: 0 }],
  ['1', 1, { current: 1, longest: 1 }],
  ['1121', 1, { current: 1, longest: 2 }],
  ['1132', 3, { current: 4, longest: 4 }],
  ['112465', 3, { current: 0, longest: 3 }],
])('the places %j are, to place %i, a streak of %j', (places, worst, streak) => {
  expect(streakOf(places, worst)).toEqual(streak);
});

test('the average place and the shares of nothing are null and 0', () => {
  expect([averagePlace([0, 0]), shareOfPlace([0, 0], 1)]).toEqual([null, 0]);
  expect([averagePlace([1, 0, 1]), shareOfPlace([1, 0, 3], 3)]).toEqual([2, 0.75]);
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

describe('the rating line', () => {
  const seasons = [{ name: 'Season 14', startsAt: '2026-01-01T00:00:00' }];
  const begin = Date.parse('2025-12-31T23:00:00Z') / 1000;
  const ledgerOf = (ratings: readonly number[]) => ({
    at: ratings.map((_, index) => Math.floor(begin + index * 60.5)),
    rating: [...ratings],
    change: ratings.map((rating, index) => rating - (ratings[index - 1] ?? 0)),
    place: ratings.map((_, index) => (index === 0 ? null : 1 + (index % 6))),
  });

  test('of nothing is empty', () => {
    expect(lineOf(NO_LEDGER, seasons)).toEqual({ points: [], seasons: [], recent: { matches: 0, change: 0 } });
  });

  test('of a few changes has them all, with their places; what it began with is no match', () => {
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

  test('of many is a part in their order, never further apart than evenly, with both ends and both extremes', () => {
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

  test('says the seasons that begin within it', () => {
    expect(lineOf(ledgerOf(Array.from({ length: 120 }, () => 5)), seasons).seasons).toEqual(seasons);
  });
});

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

  test('stays in its box and marks the season at its first match', () => {
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

test('the calendar has the days of its weeks up to the last one, and nothing of before', () => {
  expect(calendarOf({ until: '2026-03-10', days: [] }).days).toBe('M0 0.41h26M0 1.41h26M0 2.41h25M0 3.41h25M0 4.41h25M0 5.41h25M0 6.41h25');
  const calendar = calendarOf({
    until: '2026-03-15',
    days: [
      { day: '2026-03-15', matches: 8 },
      { day: '2026-03-01', matches: 1 },
      { day: '2025-09-14', matches: 3 },
    ],
  });
  expect(calendar.levels.map((path) => path.split('z').length - 1)).toEqual([1, 0, 0, 1]);
  expect(calendar.days).toBe([0, 1, 2, 3, 4, 5, 6].map((row) => `M0 ${row}.41h26`).join(''));
  expect(calendar.levels[3]).toBe('M25 6h.82v.82h-.82z');
  expect(calendar).toMatchObject({ total: 9, daysPlayed: 2, most: { day: '2026-03-15', matches: 8 } });
  expect(calendar.months.at(-1)).toEqual({ month: '2026-03', matches: 9 });
});
