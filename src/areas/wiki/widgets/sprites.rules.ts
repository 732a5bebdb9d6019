import { spriteFileOf, type EmblemSprite } from '#lib/emblem/emblem.ts';

/** The start of the SHA-256 of the sprites; tools/sprites/make-sprites.test.ts says what it must be. */
export const spriteVersion = '8ee6b9eb';

/** Where a glyph of a sprite is found. */
export function spriteHref(sprite: EmblemSprite, glyph: string): string {
  return `/emblems/${spriteFileOf(sprite, glyph)}.svg?v=${spriteVersion}#e-${glyph}`;
}
