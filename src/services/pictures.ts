import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { Limiter } from './limiter.ts';
import { projectDir } from './project.ts';

/** An emblem sprite from the build; undefined if there was no build yet. Read each time, because each picture is drawn once. */
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
/** Drawing is CPU-bound: use at most half of the cores, with a bounded queue. */
const limiter = new Limiter(Math.max(1, Math.floor(os.availableParallelism() / 2)), { length: 200 });

/** Whether the next picture would be rejected. */
export function isTooBusy(): boolean {
  return limiter.isFull;
}

/** Draws one of our SVGs at its own size. Throws TooBusy when too many pictures are being made. */
export function drawSvg(svg: string, format: PictureFormat): Promise<Bytes> {
  return limiter.run(async () => {
    const sharp = await loadSharp();
    return encode(sharp(Buffer.from(svg), { limitInputPixels: LARGEST_PIXELS }), format);
  });
}

/**
 * Turns an untrusted picture upright (EXIF), crops and resizes it. Undefined when it is not a picture of a known kind, or too large. Throws
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

/** Loads sharp with the first picture, so that a process that draws none saves the memory. One thread, no cache. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
