import { expect, test } from 'vitest';
import { letteredName, NOBODY } from './visibility.rules.ts';

test('the letter of a player’s name stands for the picture, and no letter for who is anonymous', () => {
  expect(letteredName(118734206, 'gravebloom')).toBe('gravebloom');
  expect(letteredName(NOBODY, 'Anonymous')).toBe('');
});
