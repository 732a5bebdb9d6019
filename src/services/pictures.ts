import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { Limiter } from './limiter.ts';
import { projectDir } from './project.ts';

/** A sprite of emblems as it was built; undefined where nothing was built yet. Read anew each time: pictures are drawn once. */
export async function readSprite(name: string): Promise<string | undefined> {
  try {
    return await fs.readFile(path.join(projectDir, 'public/emblems', `${name}.svg`), 'utf8');
  } catch {
    return undefined;
  }
}

export type PictureFormat = 'avif' | 'webp' | 'png';
type Bytes = Uint8Array<ArrayBuffer>;

const LARGEST_PIXELS = 4096 * 4096;
const readable = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);
/** Drawing is work for the processor: half of it at most, and no endless queue. */
const limiter = new Limiter(Math.max(1, Math.floor(os.availableParallelism() / 2)), { length: 200 });

/** Whether one picture more would be refused now. */
export function isTooBusy(): boolean {
  return limiter.isFull;
}

/** Draws an SVG of ours at its own size. Throws TooBusy when too many pictures are being made. */
export function drawSvg(svg: string, format: PictureFormat): Promise<Bytes> {
  return limiter.run(async () => {
    const sharp = await loadSharp();
    return encode(sharp(Buffer.from(svg), { limitInputPixels: LARGEST_PIXELS }), format);
  });
}

/**
 * A foreign picture, upright as its camera noted, cut and resized to a size; undefined when it is no picture of a known kind, or too large. Throws
 * TooBusy when too many pictures are being made.
 */
export function resizePicture(bytes: Uint8Array, width: number, height: number, format: PictureFormat): Promise<Bytes | undefined> {
  return limiter.run(async () => {
    const sharp = await loadSharp();
    try {
      const picture = sharp(bytes, { limitInputPixels: LARGEST_PIXELS });
      if (!readable.has((await picture.metadata()).format)) return undefined;
      return await encode(picture.autoOrient().resize(width, height, { fit: 'cover' }), format);
    } catch {
      return undefined;
    }
  });
}

async function encode(picture: Sharp, format: PictureFormat): Promise<Bytes> {
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: 60, effort: 2 })
      : format === 'webp'
        ? picture.webp({ quality: 84, effort: 3 })
        : picture.png({ compressionLevel: 9 });
  return new Uint8Array(await encoded.toBuffer());
}

/** Loaded with the first picture: a process that draws none does not pay its memory. One thread, nothing kept. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
