import { expect, test } from 'vitest';
import { nextSpot } from './shop-keys.rules.ts';

// Rows of four: 0 1 2 3 / 4 5, then 0 1 2, then 0 1 2 3 / 4 5 6 7 / 8.
const sizes = [6, 3, 9];

test.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowRight', [0, 5], [1, 0]],
  ['ArrowRight', [2, 8], undefined],
  ['ArrowLeft', [0, 1], [0, 0]],
  ['ArrowLeft', [1, 0], [0, 5]],
  ['ArrowLeft', [0, 0], undefined],
  ['ArrowDown', [0, 1], [0, 5]],
  ['ArrowDown', [0, 3], [0, 5]],
  ['ArrowDown', [0, 5], [1, 1]],
  ['ArrowDown', [1, 2], [2, 2]],
  ['ArrowDown', [2, 8], undefined],
  ['ArrowUp', [0, 5], [0, 1]],
  ['ArrowUp', [1, 1], [0, 5]],
  ['ArrowUp', [1, 2], [0, 5]],
  ['ArrowUp', [2, 1], [1, 1]],
  ['ArrowUp', [0, 2], undefined],
  ['Home', [2, 5], [2, 0]],
  ['End', [2, 5], [2, 8]],
  ['Enter', [0, 0], undefined],
  ['a', [0, 0], undefined],
] as const)('%s leads from tile %o to %o', (key, [shelf, index], to) => {
  expect(nextSpot(sizes, 4, { shelf, index }, key)).toEqual(to && { shelf: to[0], index: to[1] });
});

test.each([
  ['ArrowDown', [0, 0], [0, 1]],
  ['ArrowDown', [0, 5], [1, 0]],
  ['ArrowUp', [1, 0], [0, 5]],
] as const)('%s leads from row %o to %o in a list', (key, [shelf, index], to) => {
  expect(nextSpot(sizes, 1, { shelf, index }, key)).toEqual({ shelf: to[0], index: to[1] });
});
