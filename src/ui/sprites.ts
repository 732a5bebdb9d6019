import type { EmblemSprite } from '#lib/emblem.ts';

/** The start of the SHA-256 of the sprites; scripts/make-sprites.test.ts says what it must be. */
export const spriteVersion = '147022c4';

/** Where a glyph of a sprite is found. */
export function spriteHref(sprite: EmblemSprite, glyph: string): string {
  return `/emblems/${sprite}.svg?v=${spriteVersion}#e-${glyph}`;
}
