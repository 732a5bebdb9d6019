import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createZstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import { BackupFault } from './fault.ts';

// A backup is a zstd-compressed text file: a header line; for each table a line with its name and columns, then its rows in PostgreSQL's
// COPY format, ended by `\.`; a line of checksums; and a seal, a line with the SHA-256 of everything before it.
const FORMAT = 1;
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Table = v.object({ table: v.string(), columns: v.array(v.string()) });
const LastMatch = v.nullable(v.object({ id: v.string(), finishedAt: v.string() }));
const MonthName = v.pipe(v.string(), v.regex(/^20\d\d-\d\d$/));
const Digits = v.pipe(v.string(), v.digits());
const Header = v.object({
  sixfold: v.literal('backup'),
  format: Count,
  madeAt: v.string(),
  migrations: v.array(v.string()),
  /** The finished match that the game reported last. */
  lastMatch: LastMatch,
  /** The closed partitions of the matches, by number; absent in backups from before partitioning. */
  parts: v.optional(v.array(v.object({ name: MonthName, until: Digits, isDetached: v.optional(v.boolean(), false) })), []),
  /** In a month's archive, the month whose course of matches the file holds; absent in a backup of a whole database. */
  month: v.optional(MonthName),
});
const Sums = v.object({
  sums: v.record(v.string(), v.object({ rows: Count, sum: v.string() })),
  sequences: v.array(v.object({ name: v.string(), value: Count, isCalled: v.boolean() })),
});
const Seal = v.object({ sha256: v.string() });

export type LastMatch = v.InferOutput<typeof LastMatch>;
export type BackupHeader = Omit<v.InferOutput<typeof Header>, 'sixfold' | 'format'>;
export type BackupSums = v.InferOutput<typeof Sums>;
export type BackupSeal = v.InferOutput<typeof Seal>;

export const ROWS_END = Buffer.from('\\.\n');
const NEWLINE = 10;
const LONGEST_LINE = 4 * 1024 * 1024;

/** A line of a backup. */
export function lineOf(value: BackupSums | v.InferOutput<typeof Table>): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** A complete backup, from header to seal. */
export async function* sealed(header: BackupHeader, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const first = Buffer.from(`${JSON.stringify({ sixfold: 'backup', format: FORMAT, ...header })}\n`);
  hash.update(first);
  yield first;
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
}

export type BackupReader = {
  onHeader?: (header: BackupHeader) => Promise<void>;
  /** Must consume all of the rows. */
  onTable?: (table: { name: string; columns: string[] }, rows: AsyncIterable<Buffer>) => Promise<void>;
};

/** Reads a backup from header to seal. Throws a BackupFault when it is truncated, was changed, or is something else. */
export async function readBackup(file: string, { onHeader, onTable }: BackupReader): Promise<BackupHeader & BackupSums & BackupSeal> {
  const content = new Content(file);
  try {
    const { sixfold: _, format, ...header } = parse(Header, await content.line(), file);
    if (format !== FORMAT) throw new BackupFault('newer', `${file} has a form that only a newer version of Sixfold can read.`);
    await onHeader?.(header);
    for (;;) {
      const line = await content.line();
      if (line?.startsWith('{"table":')) {
        const { table, columns } = parse(Table, line, file);
        if (onTable) await onTable({ name: table, columns }, content.rows());
        else for await (const rows of content.rows()) void rows;
        continue;
      }
      const sums = parse(Sums, line, file);
      const { sha256 } = parse(Seal, await content.line(), file);
      if (sha256 !== content.hashBefore()) throw unreadable(file, 'its content is not what it was when it was made');
      if ((await content.line()) !== undefined) throw unreadable(file, 'something follows its end');
      return { ...header, ...sums, sha256 };
    }
  } catch (error) {
    throw isOfReading(error) ? unreadable(file, error.message) : error;
  } finally {
    content.close();
  }
}

function unreadable(file: string, why: string): BackupFault {
  return new BackupFault('unreadable', `${file} cannot be restored: ${why}.`);
}

/** Whether an error comes from the file or its decompression, not from the database that receives the rows. */
function isOfReading(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(ZSTD|Z_|ERR_ZSTD|ERR_|ENOENT|EACCES|EISDIR|EIO)/.test(String(error.code));
}

function parse<T>(schema: v.GenericSchema<unknown, T>, line: string | undefined, file: string): T {
  if (line === undefined) throw unreadable(file, 'it is cut');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw unreadable(file, 'it is no backup of Sixfold, or was changed');
  }
  const read = v.safeParse(schema, value);
  if (!read.success) throw unreadable(file, 'it is no backup of Sixfold, or was changed');
  return read.output;
}

/** The decompressed text of a backup, with a running hash of everything read except the last line. */
class Content {
  readonly #plain = createZstdDecompress();
  readonly #source: fs.ReadStream;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);
  #last: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.#source = fs.createReadStream(file, { highWaterMark: 256 * 1024 });
    this.#source.on('error', (error) => this.#plain.destroy(error));
    this.#chunks = this.#source.pipe(this.#plain)[Symbol.asyncIterator]();
  }

  /** The next line without its line break; undefined at the end of the text, or when the line is too long. */
  async line(): Promise<string | undefined> {
    let end = this.#rest.indexOf(NEWLINE);
    while (end < 0) {
      if (this.#rest.length > LONGEST_LINE || !(await this.#more())) return undefined;
      end = this.#rest.indexOf(NEWLINE);
    }
    return this.#take(end + 1).toString('utf8', 0, end);
  }

  /** The rows of a table, up to the line that ends them. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#rest.subarray(0, ROWS_END.length).equals(ROWS_END)) {
        this.#take(ROWS_END.length);
        return;
      }
      // Yields whole lines only: the remainder may be the start of the end marker.
      const end = this.#rest.indexOf('\n\\.\n');
      const ready = (end >= 0 ? end : this.#rest.lastIndexOf(NEWLINE)) + 1;
      if (ready > 0) yield this.#take(ready);
      else if (!(await this.#more())) throw Object.assign(new Error('it is cut'), { code: 'ERR_CUT' });
    }
  }

  hashBefore(): string {
    return this.#hash.copy().digest('hex');
  }

  close(): void {
    this.#source.destroy();
    this.#plain.destroy();
  }

  #take(length: number): Buffer {
    this.#hash.update(this.#last);
    this.#last = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return this.#last;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    return true;
  }
}
