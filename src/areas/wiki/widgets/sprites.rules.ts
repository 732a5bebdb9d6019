import type { Glyph } from '#lib/emblem/emblem-map.ts';
import { spriteFileOf } from '#lib/emblem/emblem.ts';

/** The start of the SHA-256 of the sprites, and the folder of their files; tools/sprites/make-sprites.test.ts says what it must be. */
export const spriteVersion = 'ba021d68';

/** Where a glyph of a sprite is found: never at an address that another release gave to other glyphs. */
export function spriteHref(glyph: Glyph): string {
  return `/emblems/${spriteVersion}/${spriteFileOf(glyph)}.svg#e-${glyph.name}`;
}
