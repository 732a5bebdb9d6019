import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resizePicture } from './pictures.ts';

test('a photograph taken with a rotated camera is shown upright', async () => {
  const red = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const turned = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const upright = await resizePicture(turned, 10, 20, 'png');
  if (!upright) throw new Error('no picture was made');
  const halfOf = (top: number) => sharp(upright).extract({ left: 0, top, width: 10, height: 8 }).toBuffer();
  const dominants = await Promise.all([0, 12].map(async (top) => (await sharp(await halfOf(top)).stats()).dominant));
  expect(dominants).toMatchObject([
    { r: 248, b: 8 },
    { r: 8, b: 248 },
  ]);
});
