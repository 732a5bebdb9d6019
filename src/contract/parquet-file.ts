import type { AsyncBuffer, ParquetQueryFilter } from 'hyparquet';
import { hexOf } from '#lib/hex.ts';

/** What is read first, from the end of a file: its description, in most files. */
const TAIL_BYTES = 1 << 15;
/** As many as a group has of the files with most rows. */
const STEP_ROWS = 20_000;

/** A Parquet file of this site and its size. */
type ParquetFile = { path: string; bytes: number };
type FileRow = Record<string, unknown>;
type Wish = {
  /** Groups of rows that can have none are not read. */
  filter?: ParquetQueryFilter;
  /** Hears how many bytes came, each time some did. */
  onBytes?: (bytes: number) => void;
};

/**
 * The rows of a Parquet file that pass the filter, with values by column and hashes as hexadecimal digits, read by ranges in the browser: only what is needed.
 * Undefined when the file, or the code that reads it, does not come.
 */
export async function readParquetFile(address: ParquetFile, { onBytes, ...wish }: Wish): Promise<FileRow[] | undefined> {
  try {
    const read = await open(address, onBytes);
    return await read(wish);
  } catch {
    return undefined;
  }
}

/** Hands the first `rowEnd` rows of a Parquet file to `take` in steps, so that no more than a step is in memory. False when one does not come. */
export async function readParquetSteps(
  address: ParquetFile,
  { columns, rowEnd, onBytes }: Pick<Wish, 'onBytes'> & { columns: string[]; rowEnd: number },
  take: (rows: FileRow[]) => void,
): Promise<boolean> {
  try {
    const read = await open(address, onBytes);
    for (let rowStart = 0; rowStart < rowEnd; rowStart += STEP_ROWS) {
      take(await read({ columns, rowStart, rowEnd: Math.min(rowStart + STEP_ROWS, rowEnd) }));
      // What was clicked meanwhile comes first.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return true;
  } catch {
    return false;
  }
}

async function open({ path, bytes }: ParquetFile, onBytes: Wish['onBytes']) {
  const { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } = await import('hyparquet');
  const remote = await asyncBufferFromUrl({ url: path, byteLength: bytes });
  const file: AsyncBuffer = {
    byteLength: bytes,
    async slice(start, end) {
      const part = await remote.slice(start, end);
      onBytes?.(part.byteLength);
      return part;
    },
  };
  const metadata = await parquetMetadataAsync(file, { initialFetchSize: TAIL_BYTES });
  const hashes = metadata.schema.filter(({ type }) => type === 'FIXED_LEN_BYTE_ARRAY').map(({ name }) => name);
  return async (wish: { filter?: ParquetQueryFilter; columns?: string[]; rowStart?: number; rowEnd?: number }): Promise<FileRow[]> => {
    const rows: FileRow[] = await parquetReadObjects({ file, metadata, ...wish });
    for (const row of rows)
      for (const name of hashes) {
        const value = row[name];
        if (value instanceof Uint8Array) row[name] = hexOf(value);
      }
    return rows;
  };
}
