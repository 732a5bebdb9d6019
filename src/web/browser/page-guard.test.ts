import { expect, test } from 'vitest';
import { mayOpen } from './page-guard.ts';

test.each([
  [undefined, undefined, true],
  ['player', undefined, false],
  ['player', { role: 'Player' }, true],
  ['player', { role: 'Admin' }, true],
  ['admin', undefined, false],
  ['admin', { role: 'Player' }, false],
  ['admin', { role: 'Admin' }, true],
  ['admin', { role: null }, false],
] as const)('a page that needs %s is open to %o: %s', (needs, caller, isOpen) => {
  expect(mayOpen(needs, caller)).toBe(isOpen);
});
