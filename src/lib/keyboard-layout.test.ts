import { describe, expect, test } from 'vitest';
import { inOtherLayout } from './keyboard-layout.ts';

describe('the other keyboard layout', () => {
  test.each([
    ['ьфкшф', 'maria'],
    ['vfhbz', 'мария'],
    ['Ghbdtn', 'привет'],
    [';er', 'жук'],
    ['`;br', 'ёжик'],
    ['fьа', undefined],
    ['123', undefined],
  ])('of %j is %j', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant);
  });
});
