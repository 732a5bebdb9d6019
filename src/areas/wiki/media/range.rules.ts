export type Range = { from: number; to: number };

/**
 * The part of a file that a Range header asks for, both ends within it: `whole` when it asks for none, for several or
 * in another unit, which a server may answer with all of it; undefined when the file has no such part.
 */
export function readRange(header: string | null, size: number): Range | 'whole' | undefined {
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
