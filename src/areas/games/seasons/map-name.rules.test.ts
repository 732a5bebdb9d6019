import { expect, test } from 'vitest';
import { meantBy } from './map-name.rules.ts';

test.each([
  ['ranked_500-1100', { rankGroup: 'legend', ratingMin: 500, ratingMax: 1100 }],
  ['ranked_0-500_start', { rankGroup: 'herald', ratingMin: 0, ratingMax: 500 }],
  ['ranked_1200-x', { rankGroup: 'immortal', ratingMin: 1200, ratingMax: null }],
  ['ranked_duo', { rankGroup: 'legend', ratingMin: 0, ratingMax: null }],
  ['ranked_duo_1000-x', { rankGroup: 'legend', ratingMin: 1000, ratingMax: null }],
  ['unranked', { rankGroup: 'unranked', ratingMin: null, ratingMax: null }],
  ['my_test', { rankGroup: 'unranked', ratingMin: null, ratingMax: null }],
])('the name %s means %j', (name, meant) => {
  expect(meantBy(name)).toEqual(meant);
});
