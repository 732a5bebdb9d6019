import { expect, test } from 'vitest';
import { text } from './source.text.ts';

test('the explanation of a hero’s figures says in words whether so many places are better or worse', () => {
  expect([1, -1, 0].map((sign) => text('ru').places(sign, '0,51'))).toEqual(['на 0,51 места лучше', 'на 0,51 места хуже', 'места те же']);
  expect([1, -1, 0].map((sign) => text('en').places(sign, '0.51'))).toEqual(['0.51 places better', '0.51 places worse', 'same places']);
});
