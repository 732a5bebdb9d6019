import type { Glyph } from '#lib/emblem/emblem-map.ts';
import { spriteFileOf } from '#lib/emblem/emblem.ts';

/** The start of the SHA-256 of the sprites, and the folder of their files; tools/sprites/make-sprites.test.ts says what it must be. */
export const spriteVersion = 'ba021d68';

/** The address of a sprite's glyph; never one that another release used for other glyphs. */
export function spriteHref(glyph: Glyph): string {
  return `/emblems/${spriteVersion}/${spriteFileOf(glyph)}.svg#e-${glyph.name}`;
}
