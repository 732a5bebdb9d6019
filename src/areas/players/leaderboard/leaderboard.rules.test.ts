import { expect, test } from 'vitest';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { readSearch } from '#contract/search.ts';
import { leaderboardSearch, type LeaderboardRow } from './leaderboard.contract.ts';
import { leaderboardAddress, nextOrder, shownRows } from './leaderboard.rules.ts';
import { text } from './leaderboard.text.ts';

const read = (query: string) => readSearch(leaderboardSearch, new URLSearchParams(query));
const row = (place: number, nickname: string, rating: number, places: number[]): LeaderboardRow => ({
  place,
  playerId: place,
  nickname,
  avatarUrl: null,
  rating,
  matchCount: places.reduce((sum, count) => sum + count, 0),
  places,
  favoriteHero: null,
  social: null,
  placeChange: null,
});
const rows = [row(1, 'Мария', 30, [1, 1, 4]), row(2, 'maria b', 20, [3, 0, 0]), row(3, '☕ Zed', 10, [0, 1, 0])];

test.each([
  ['', [1, 2, 3]],
  ['order=asc', [3, 2, 1]],
  ['sort=games', [1, 2, 3]],
  ['sort=average&order=asc', [2, 3, 1]],
  ['sort=firsts', [2, 1, 3]],
  ['q=МАР', [1, 2]],
  ['q=zed&sort=games', [3]],
  ['q=nobody', []],
  ['q=яув', [3]],
  ['q=vfhbz', [1, 2]],
  ['q=☕', [3]],
  ['q=🔥', []],
])('%j shows the places %j', (query, places) => {
  expect(shownRows(rows, read(query)).map(({ place }) => place)).toEqual(places);
});

test.each(['games', 'average', 'firsts'])('sorted by %s, players without counted matches are last in both directions', (sort) => {
  const bare = row(4, 'Abe', 40, [0, 0, 0]);
  for (const order of ['asc', 'desc'])
    expect(shownRows([bare, ...rows], read(`sort=${sort}&order=${order}`)).map(({ place }) => place)).toEqual([
      ...shownRows(rows, read(`sort=${sort}&order=${order}`)).map(({ place }) => place),
      4,
    ]);
});

test('players who do not want their name in lists cannot be found by its replacement', () => {
  const hidden = { ...row(9, 'Anonymous', 100, [1]), playerId: NOBODY };
  expect(shownRows([hidden], read('q=anon'))).toEqual([]);
  expect(shownRows([hidden], read(''))).toEqual([hidden]);
});

test('clicking a column shows the best first, then the worst', () => {
  expect([nextOrder(read(''), 'rating'), nextOrder(read(''), 'average'), nextOrder(read('sort=average&order=asc'), 'average')]).toEqual([
    'asc',
    'asc',
    'desc',
  ]);
  expect(leaderboardAddress(read('mode=2x8&q=a'), { sort: 'average', order: 'asc' })).toBe(
    '/leaderboard?mode=2x8&order=asc&q=a&sort=average',
  );
});

test('the number of results counts within the top hundred, and does not claim that a table holds a hundred', () => {
  expect([text('ru').found(1), text('ru').found(2)]).toEqual(['1 игрок в первой сотне', '2 игрока в первой сотне']);
  expect(text('en').found(2)).toBe('2 players in the top hundred');
});
