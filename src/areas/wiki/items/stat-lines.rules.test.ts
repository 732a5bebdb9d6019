import { expect, test } from 'vitest';
import type { RichText } from '#lib/rich-text.ts';
import { figuresOf, statLines } from './stat-lines.rules.ts';

const br = { tag: 'br' as const };
const here: RichText = ['+10 Strength', br, '+250 Health', br, { tag: 'b', children: ['+24'] }, ' Damage', br, br, 'Leaks when full'];
const original: RichText = ['+10 Strength', br, '+1,5 Armor', br, '+20 Damage'];

test('bonuses are shown beside the original’s: changed figures, new ones, and removed ones last', () => {
  const lines = statLines(here, original).map(({ figure, label, was, isGone }) => [figure, label, was, isGone]);
  expect(lines).toEqual([
    ['+10', 'Strength', undefined, undefined],
    ['+250', 'Health', null, undefined],
    ['+24', 'Damage', '+20', undefined],
    ['', '', undefined, undefined],
    ['+1,5', 'Armor', undefined, true],
  ]);
});

test('without an original nothing is compared; if the original has no bonuses everything is new', () => {
  expect(statLines(here, undefined).some((line) => 'was' in line || line.isGone)).toBe(false);
  expect(statLines(['+5% Evasion'], null)).toMatchObject([{ figure: '+5%', label: 'Evasion', was: null }]);
  expect(statLines(null, undefined)).toEqual([]);
});

test('a line without a figure stays as it was written', () => {
  expect(statLines(here, original)[3]?.text).toEqual(['Leaks when full']);
});

test('figures of several levels are separated and written as the language does', () => {
  expect([figuresOf([], 'en'), figuresOf([9, 8.5], 'en'), figuresOf([2.3], 'ru')]).toEqual([undefined, '9 / 8.5', '2,3']);
});
