import type { AsyncBuffer, ParquetQueryFilter } from 'hyparquet';

/** What is read first, from the end of a file: its description, in most files. */
const TAIL_BYTES = 1 << 15;

/** A Parquet file of this site and its size. */
type ParquetFile = { path: string; bytes: number };
type Wish = {
  /** All columns unless named. */
  columns?: string[];
  /** Groups of rows that can have none are not read. */
  filter?: ParquetQueryFilter;
  /** Rows from this one on are not read. */
  rowEnd?: number;
  /** Hears how many bytes came, each time some did. */
  onBytes?: (bytes: number) => void;
};

/**
 * The rows of a Parquet file that pass the filter, with values by column, read by ranges in the browser: only what is needed.
 * Undefined when the file, or the code that reads it, does not come.
 */
export async function readParquetFile(
  { path, bytes }: ParquetFile,
  { onBytes, ...wish }: Wish,
): Promise<Record<string, unknown>[] | undefined> {
  try {
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
    return await parquetReadObjects({ file, metadata, ...wish });
  } catch {
    return undefined;
  }
}
