import { expect, test } from 'vitest';
import { averagePlace, shareOfPlace } from './places.rules.ts';

test('without matches the average place is null and the shares are 0', () => {
  expect([averagePlace([0, 0]), shareOfPlace([0, 0], 1)]).toEqual([null, 0]);
  expect([averagePlace([1, 0, 1]), shareOfPlace([1, 0, 3], 3)]).toEqual([2, 0.75]);
});
