import { expect, test } from 'vitest';
import { finderOf } from './name-finder.ts';

test.each([
  ['mage', 'Anti-Mage', true],
  ['timag', 'Anti-Mage', true],
  ['ьфпу', 'Anti-Mage', true],
  ['фтешьфпу', 'Anti-Mage', true],
  ['cf,kz', 'Эхо-сабля', true],
  ["'[j c", 'Эхо-сабля', true],
  ['ekf', 'Eul’s Scepter', false],
  ['bkb', 'Кольцо Базилиуса', false],
  ['илиу', 'Кольцо Базилиуса', true],
])('%s finds %s: %s (anywhere in the name, in the other keyboard layout only from a word’s beginning)', (typed, name, isFound) => {
  expect(finderOf(typed)(name)).toBe(isFound);
});
