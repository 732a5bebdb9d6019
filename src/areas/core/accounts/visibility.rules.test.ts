import { expect, test } from 'vitest';
import { letteredName, NOBODY } from './visibility.rules.ts';

test('the first letter of a player’s name replaces a missing picture; an anonymous player has no letter', () => {
  expect(letteredName(118734206, 'gravebloom')).toBe('gravebloom');
  expect(letteredName(NOBODY, 'Anonymous')).toBe('');
});
