import { expect, test } from 'vitest';
import { listSpriteGlyphs } from '#lib/emblem/item-emblem.ts';
import { glyphCredits } from './credits.ts';

test('the credits name every glyph of the sprites, and no other', () => {
  const credited = glyphCredits.flatMap((credit) => credit.glyphs);
  expect(new Set(credited)).toEqual(new Set(listSpriteGlyphs().map(({ name }) => name)));
});
