import { expect, test } from 'vitest';
import { readSearch } from '#contract/search.ts';
import { historyAddress, historyWish, isNarrowed, profileSearch, untilIn } from './history-search.rules.ts';

const read = (query: string) => readSearch(profileSearch, new URLSearchParams(query));

test.each([
  ['', {}, '/players/7#games'],
  ['mode=2x8&page=3&until=9', { hero: 'axe' }, '/players/7?hero=axe&mode=2x8#games'],
  ['hero=axe&place=1', { page: 2, until: '12' }, '/players/7?hero=axe&page=2&place=1&until=12#games'],
  ['hero=axe&sort=kda&order=asc', { sort: 'date' as const, order: 'desc' as const }, '/players/7?hero=axe#games'],
  ['in=&place=9&season=&sort=nonsense', {}, '/players/7#games'],
])('from %j with %j the link leads to %s', (query, changes, address) => {
  expect(historyAddress('7', read(query), changes)).toBe(address);
});

test.each([
  ['', '9'],
  ['page=2&until=7', '7'],
  ['page=2', undefined],
  ['order=asc', '9'],
  ['sort=kda', '9'],
  ['sort=kda&order=asc&page=2&until=7', '7'],
])('further pages of %j are those up to the match %s', (query, until) => {
  expect(untilIn(read(query), { matchId: 9 })).toBe(until);
});

test('the address is turned into the call’s query', () => {
  expect(historyWish(read('hero=axe&in=2x8&place=4&season=14&sort=rating'))).toEqual({
    heroName: 'npc_dota_hero_axe',
    mode: 'duo',
    place: '4',
    season: '14',
    sort: 'rating',
    order: 'desc',
  });
  expect(historyWish(read('season=x'))).toMatchObject({ heroName: undefined, mode: undefined, season: undefined, sort: 'date' });
  expect([isNarrowed(read('sort=kda')), isNarrowed(read('season=14'))]).toEqual([false, true]);
});
