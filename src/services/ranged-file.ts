import type { OpenFile } from './files.ts';

type Ranged = { status?: number; headers: Record<string, string>; body: string | ReadableStream<Uint8Array> };

/**
 * Responds with a file, or with the range that the request headers ask for; 416 when the file has no such range. `headers` are those of the
 * whole file.
 */
export function rangedFile({ size, etag, read }: OpenFile, headers: Record<string, string>, asked: Headers): Ranged {
  const all = { ...headers, 'accept-ranges': 'bytes', etag };
  const condition = asked.get('if-range');
  const range = condition !== null && condition !== etag ? 'whole' : readRange(asked.get('range'), size);
  if (range === undefined) return { status: 416, headers: { ...all, 'content-range': `bytes */${size}` }, body: '' };
  if (range === 'whole') return { headers: { ...all, 'content-length': String(size) }, body: read(0, size - 1) };
  return {
    status: 206,
    headers: {
      ...all,
      'content-length': String(range.to - range.from + 1),
      'content-range': `bytes ${range.from}-${range.to}/${size}`,
    },
    body: read(range.from, range.to),
  };
}

type Range = { from: number; to: number };

/**
 * The range that a Range header asks for, both ends inclusive. `whole` when there is no range, several of them, or another unit: a server
 * may answer these with the whole file. Undefined when the file has no such range.
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
