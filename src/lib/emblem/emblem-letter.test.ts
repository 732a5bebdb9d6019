import { expect, test } from 'vitest';
import { letterOf } from './emblem.ts';

test.each([
  ['Yin', 'Y'],
  ['  ёж', 'Ё'],
  ['🔥🔥 огонь', 'О'],
  ['👨‍👩‍👧', undefined],
  ['《★》 7up', '7'],
  ['𝕊𝕟𝕚𝕡𝕖𝕣', 'S'],
  ['й'.normalize('NFD'), 'Й'],
  ['<img>', 'I'],
  ['ß', 'SS'],
  ['', undefined],
])('the letter of %s is %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
