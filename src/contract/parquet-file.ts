import type { AsyncBuffer, ParquetQueryFilter } from 'hyparquet';
import { hexOf } from '#lib/hex.ts';

/** The bytes read first, from the end of the file; in most files they hold all of the metadata. */
const TAIL_BYTES = 1 << 15;
/** The row-group size of the files with the most rows. */
const STEP_ROWS = 20_000;

/** A Parquet file of this site and its size in bytes. */
type ParquetFile = { path: string; bytes: number };
type FileRow = Record<string, unknown>;
type Wish = {
  /** Only rows that pass it are returned; row groups that cannot contain one are not fetched. */
  filter?: ParquetQueryFilter;
  /** Called with the number of bytes each time some arrive. */
  onBytes?: (bytes: number) => void;
};

/**
 * Reads the rows of a Parquet file that pass the filter, in the browser. Fetches only the byte ranges it needs. Rows are objects keyed by
 * column; hashes are hexadecimal strings. Undefined when the file, or the code that reads it, cannot be loaded.
 */
export async function readParquetFile(address: ParquetFile, { onBytes, ...wish }: Wish): Promise<FileRow[] | undefined> {
  try {
    const read = await open(address, onBytes);
    return await read(wish);
  } catch {
    return undefined;
  }
}

/**
 * Passes the first `rowEnd` rows of a Parquet file to `take` in steps, keeping only one step in memory. False when a step cannot be loaded.
 */
export async function readParquetSteps(
  address: ParquetFile,
  { columns, rowEnd, onBytes }: Pick<Wish, 'onBytes'> & { columns: string[]; rowEnd: number },
  take: (rows: FileRow[]) => void,
): Promise<boolean> {
  try {
    const read = await open(address, onBytes);
    for (let rowStart = 0; rowStart < rowEnd; rowStart += STEP_ROWS) {
      take(await read({ columns, rowStart, rowEnd: Math.min(rowStart + STEP_ROWS, rowEnd) }));
      // Lets pending input, such as a click, run first.
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
