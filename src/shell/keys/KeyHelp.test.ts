import { expect, test } from 'vitest';
import { isHelpKey } from './KeyHelp.tsx';

const alone = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['?', 'Slash', true],
  // German layout, and Russian, where it is Shift+7.
  ['?', 'Minus', true],
  ['?', 'Digit7', true],
  // Russian layout: the key that types "?" in English.
  [',', 'Slash', true],
  [',', 'Comma', false],
  ['/', 'Slash', false],
])('%j of the key %s lists the keys: %j', (key, code, isHelp) => {
  expect(isHelpKey({ ...alone, key, code })).toBe(isHelp);
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s it is left to the browser', (held) => {
  expect(isHelpKey({ ...alone, key: '?', code: 'Slash', [held]: true })).toBe(false);
});
