import { expect, test } from 'vitest';
import { isFindKey } from './find-key.ts';

const alone = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['/', 'Slash', true],
  // German layout: Shift+7.
  ['/', 'Digit7', true],
  // Russian layout: this key types a full stop, and a comma with Shift.
  ['.', 'Slash', true],
  [',', 'Slash', false],
  // English layout: the full stop's own key.
  ['.', 'Period', false],
  ['a', 'KeyA', false],
])('%j of the key %s opens the search: %j', (key, code, isFind) => {
  expect(isFindKey({ ...alone, key, code })).toBe(isFind);
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s it is left to the browser', (held) => {
  expect(isFindKey({ ...alone, key: '/', code: 'Slash', [held]: true })).toBe(false);
});
