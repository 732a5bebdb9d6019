import { expect, test } from 'vitest';
import { isPage, isSectionOf, type NavEntry } from './nav.ts';

const games: NavEntry = { label: 'Games', href: '/live', near: '/matches/search' };
const wiki: NavEntry = {
  label: 'Wiki',
  items: [
    { href: '/heroes/meta', label: 'Meta', note: '', icon: 'trending-up' },
    { href: '/items', label: 'Items', note: '', icon: 'shopping-bag' },
  ],
};

test.each([
  [games, '/matches/8412907331', true],
  [games, '/live', true],
  [games, '/items', false],
  [wiki, '/heroes/axe?tab=2', true],
  [wiki, '/items', true],
  [wiki, '/', false],
] satisfies [NavEntry, string, boolean][])('%o contains %s: %s', (entry, path, expected) => {
  expect(isSectionOf(entry, path)).toBe(expected);
});

test('a link matches its page whatever the query', () => {
  expect(isPage('/items', '/items?group=weapons')).toBe(true);
  expect(isPage('/heroes', '/heroes/meta')).toBe(false);
});
