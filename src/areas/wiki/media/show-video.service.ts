import path from 'node:path';
import { Refusal } from '#contract/refusals.ts';
import type { FileReply } from '#contract/reply.ts';
import type { Config } from '#services/config.ts';
import { openFile } from '#services/file-cache.ts';

const FRESH = 'public, max-age=86400';

/** A video of the configured folder, or the part of it that is asked for. `name` is a path of checked names, and ends with .webm or .mp4. Throws Refusal fileNotFound. */
export async function showVideo({ videoDir }: Config, name: string, asked: Headers): Promise<FileReply> {
  const file = videoDir === undefined ? undefined : await openFile(path.resolve(videoDir), name);
  if (!file) throw new Refusal('fileNotFound');
  const { size, etag } = file;
  const headers = {
    'content-type': name.endsWith('.mp4') ? 'video/mp4' : 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': FRESH,
    etag,
  };
  const condition = asked.get('if-range');
  const range = condition !== null && condition !== etag ? 'whole' : readRange(asked.get('range'), size);
  if (range === undefined) return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` }, body: '' };
  if (range === 'whole') return { headers: { ...headers, 'content-length': String(size) }, body: file.read(0, size - 1) };
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(range.to - range.from + 1),
      'content-range': `bytes ${range.from}-${range.to}/${size}`,
    },
    body: file.read(range.from, range.to),
  };
}

type Range = { from: number; to: number };

/**
 * The part of a file that a Range header asks for, both ends within it: `whole` when it asks for none, for several or
 * in another unit, which a server may answer with all of it; undefined when the file has no such part.
 */
function readRange(header: string | null, size: number): Range | 'whole' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { from: size - length, to: size - 1 } : undefined;
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from < size ? { from, to } : undefined;
}
