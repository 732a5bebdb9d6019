import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Of } from './render.tsx';

test('every text becomes the same bytes as with Buffer.from, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(utf8Of(text).equals(Buffer.from(text))).toBe(true);
    }),
  );
  expect(utf8Of('a\ud800b').toString()).toBe('a\ufffdb');
  expect(utf8Of('').length).toBe(0);
});

test('bytes made earlier are not overwritten by the next text', () => {
  const first = utf8Of('Игрок');
  utf8Of('Другой игрок с длинным именем');
  expect(first.toString()).toBe('Игрок');
});
