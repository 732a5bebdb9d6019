import { expect, test } from 'vitest';
import { areAlternatives, withoutAlternatives, type Recipes } from './looks.rules.ts';

const recipes: Recipes = new Map([
  ['item_boots', []],
  ['item_power_treads', ['item_boots', 'item_gloves', 'item_belt']],
  ['item_arcane_boots', ['item_boots', 'item_basilius']],
  ['item_greaves', ['item_arcane_boots', 'item_mekansm']],
  ['item_yasha', ['item_blade', 'item_boots_of_elves']],
  ['item_manta', ['item_yasha', 'item_blade']],
]);

test.each([
  ['item_boots', 'item_power_treads', true],
  ['item_power_treads', 'item_arcane_boots', true],
  ['item_greaves', 'item_power_treads', true],
  ['item_greaves', 'item_mekansm', true],
  ['item_boots_of_elves', 'item_manta', true],
  ['item_boots_of_elves', 'item_boots', false],
  ['item_blade', 'item_gloves', false],
  ['item_yasha', 'item_power_treads', false],
  ['item_unknown', 'item_boots', false],
])('%s and %s replace one another: %s', (one, other, isSo) => {
  expect(areAlternatives(one, other, recipes)).toBe(isSo);
  expect(areAlternatives(other, one, recipes)).toBe(isSo);
});

test('the first of items that replace one another stays', () => {
  expect(withoutAlternatives(['item_yasha', 'item_boots', 'item_greaves', 'item_blink', 'item_manta', 'item_dust'], recipes, 3)).toEqual([
    'item_yasha',
    'item_boots',
    'item_blink',
  ]);
});
