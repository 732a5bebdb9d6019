import { expect, test } from 'vitest';
import { text } from './profile.text.ts';

test('the change beside the rating chart is labelled as that of the last matches, in both languages', () => {
  expect([1, 2, 5, 21, 30].map((count) => text('ru').overGames('+379', count))).toEqual([
    '+379 за последний матч',
    '+379 за последние 2 матча',
    '+379 за последние 5 матчей',
    '+379 за последние 21 матч',
    '+379 за последние 30 матчей',
  ]);
  expect(text('en').overGames('+379', 30)).toBe('+379 over the last 30 matches');
});
