import fs from 'node:fs/promises';
import path from 'node:path';
import type { Reply } from './http/route.ts';

const kinds = [
  ['.webm', 'video/webm'],
  ['.mp4', 'video/mp4'],
] as const;
/** What one answer holds at most; players ask on for the rest. */
const PART_BYTES = 1024 * 1024;

/** Which of these names have a video in a folder, as .webm or .mp4. */
export async function findVideos<N extends string>(dir: string | undefined, names: readonly N[]): Promise<N[]> {
  if (dir === undefined) return [];
  const files = new Set(await fs.readdir(dir).catch(() => []));
  return names.filter((name) => kinds.some(([extension]) => files.has(name + extension)));
}

/** A part of the video of a name, as its player asks for it; 404 without one. */
export async function readVideo(dir: string | undefined, name: string, range: string | null): Promise<Reply> {
  for (const [extension, type] of kinds) {
    const file = dir === undefined ? undefined : await fs.open(path.join(dir, name + extension)).catch(() => undefined);
    if (!file) continue;
    try {
      const { size } = await file.stat();
      const [, from = '0', to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
      const first = Number(from);
      if (first >= size) return { status: 416, headers: { 'content-range': `bytes */${size}` } };
      const last = Math.min(to === '' ? size - 1 : Number(to), first + PART_BYTES - 1, size - 1);
      const part = new Uint8Array(last - first + 1);
      await file.read(part, 0, part.length, first);
      const isWhole = range === null && part.length === size;
      const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=3600' };
      return isWhole
        ? { status: 200, headers, body: part }
        : { status: 206, headers: { ...headers, 'content-range': `bytes ${first}-${last}/${size}` }, body: part };
    } finally {
      await file.close();
    }
  }
  return { status: 404, headers: { 'cache-control': 'no-store' } };
}
