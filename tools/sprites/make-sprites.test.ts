import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { spriteVersion } from '#areas/wiki/widgets/sprites.rules.ts';
import { drawSprites } from './make-sprites.ts';
import { shortenPath } from './shorten-path.ts';

test('the folder of the sprites is named by their hash', async () => {
  const hash = createHash('sha256');
  for (const [, svg] of await drawSprites()) hash.update(svg);
  expect(spriteVersion).toBe(hash.digest('hex').slice(0, 8));
});

test.each([
  ['M10.4 10.4L20.6 10.4l10.4 0', 'm10 10l11 0 10 0'],
  ['M0 0h.4h.4h.4', 'm0 0h0 1 0'],
  ['m1 1 2 2zl3 3', 'm1 1l2 2zl3 3'],
  ['M0 0a5 5 0 01-10.2 0z', 'm0 0a5 5 0 0 1-10 0z'],
  ['M0 0C1 2-3-4 5 6S7 8 9 10', 'm0 0c1 2-3-4 5 6s2 2 4 4'],
])('shortens %s to %s', (path, short) => {
  expect(shortenPath(path)).toBe(short);
});
