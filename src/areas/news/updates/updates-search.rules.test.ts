import { expect, test } from 'vitest';
import { updatesAddress, updatesSearch, type UpdatesSearch } from './updates-search.rules.ts';

const none: UpdatesSearch = { page: 1, hero: '', item: '', kind: '', from: '', to: '' };

test.each<[string, Partial<UpdatesSearch>]>([
  ['/updates', none],
  ['/updates?hero=axe&page=2', { ...none, hero: 'axe', page: 2 }],
  ['/updates?from=2026-11-01', { ...none, from: '2026-11-01' }],
  ['/updates', { from: '2026-13-01', to: 'today' }],
])('the address of updates is %s: it contains only what was chosen', (address, search) => {
  expect(updatesAddress(search)).toBe(address);
});

test('an invalid day is read as not chosen', () => {
  expect(updatesSearch.from.read('2026-13-01')).toBe('');
});
