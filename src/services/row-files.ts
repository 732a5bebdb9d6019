import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { SchemaElement } from 'hyparquet';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { FileColumn, FileRow } from '#lib/file-column.ts';
import { digestOfFile } from './files.ts';

/** The default row-group size: the smallest unit a reader fetches, and the number of rows held in memory. */
const GROUP_ROWS = 20_000;

export type WrittenFile = { file: string; bytes: number; sha256: string };
export type WrittenRows = { rows: number; parquet: WrittenFile; ndjson: WrittenFile };

/**
 * Writes rows as Parquet and as compressed NDJSON at once, in constant memory. A complete file is named by its content, such as
 * `matches-2026-11-0123456789abcdef.parquet`; the same rows give the same names.
 */
export async function writeRowFiles(
  dir: string,
  name: string,
  { columns, groupRows = GROUP_ROWS }: { columns: readonly FileColumn[]; groupRows?: number },
  batches: AsyncIterable<readonly FileRow[]>,
): Promise<WrittenRows> {
  fs.mkdirSync(dir, { recursive: true });
  const half = path.join(dir, `.${name}.${process.pid}.half`);
  const halves = { parquet: `${half}.parquet`, ndjson: `${half}.ndjson.gz` };
  try {
    const parquet = new ParquetRows(halves.parquet, columns, groupRows);
    const hash = createHash('sha256');
    await pipeline(
      linesOf(batches, columns, parquet),
      createGzip(),
      (chunks: AsyncIterable<Buffer>) => hashed(chunks, hash),
      fs.createWriteStream(halves.ndjson, { flush: true }),
    );
    await parquet.finish();
    return {
      rows: parquet.rows,
      parquet: keep(halves.parquet, dir, name, 'parquet', await digestOfFile(halves.parquet)),
      ndjson: keep(halves.ndjson, dir, name, 'ndjson.gz', hash.digest('hex')),
    };
  } finally {
    for (const file of Object.values(halves)) fs.rmSync(file, { force: true });
  }
}

const HALF = /^\..*\.half\.(parquet|ndjson\.gz)$/;

/** Deletes the row files of a folder except those in `kept`, and what interrupted writes left behind. */
export function sweepRowFiles(dir: string, kept: ReadonlySet<string>): void {
  if (!fs.existsSync(dir)) return;
  for (const file of fs.readdirSync(dir))
    if (HALF.test(file) || (/\.(parquet|ndjson\.gz)$/.test(file) && !kept.has(file))) fs.rmSync(path.join(dir, file), { force: true });
}

async function* linesOf(
  batches: AsyncIterable<readonly FileRow[]>,
  columns: readonly FileColumn[],
  parquet: ParquetRows,
): AsyncGenerator<string> {
  for await (const batch of batches) {
    await parquet.add(batch);
    yield batch.map((row) => `${JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null])))}\n`).join('');
  }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

function keep(half: string, dir: string, name: string, ending: string, sha256: string): WrittenFile {
  const file = `${name}-${sha256.slice(0, 16)}.${ending}`;
  const { size } = fs.statSync(half);
  fs.renameSync(half, path.join(dir, file));
  return { file, bytes: size, sha256 };
}

/** A Parquet file written one row group at a time. */
class ParquetRows {
  rows = 0;
  readonly #columns: readonly FileColumn[];
  readonly #writer: ParquetWriter;
  readonly #groupRows: number;
  #waiting: FileRow[] = [];

  constructor(file: string, columns: readonly FileColumn[], groupRows: number) {
    this.#columns = columns;
    this.#groupRows = groupRows;
    this.#writer = new ParquetWriter({ writer: fileWriter(file), schema: schemaOf(columns) });
  }

  async add(batch: readonly FileRow[]): Promise<void> {
    this.rows += batch.length;
    this.#waiting.push(...batch);
    while (this.#waiting.length >= this.#groupRows) await this.#writeGroup();
  }

  async finish(): Promise<void> {
    if (this.#waiting.length > 0) await this.#writeGroup();
    await this.#writer.finish();
  }

  async #writeGroup(): Promise<void> {
    const rows = this.#waiting.splice(0, this.#groupRows);
    const columnData = this.#columns.map(({ name, kind }) => ({ name, data: rows.map((row) => valueOf(row[name], kind)) }));
    await this.#writer.write({ columnData, rowGroupSize: rows.length });
  }
}

/** A value in the form the Parquet writer expects. */
function valueOf(value: unknown, kind: FileColumn['kind']): unknown {
  if (value === null || value === undefined) return null;
  if (kind !== 'id' && kind !== 'hash') return value;
  if (kind === 'hash' && typeof value === 'string') return Buffer.from(value, 'hex');
  if (kind === 'id' && (typeof value === 'string' || typeof value === 'number')) return BigInt(value);
  throw new Error('an id is a text of digits or a number, a hash a text of hexadecimal digits');
}

const types: Record<Exclude<FileColumn['kind'], 'texts'>, Pick<SchemaElement, 'type' | 'type_length' | 'converted_type'>> = {
  id: { type: 'INT64' },
  whole: { type: 'INT32' },
  decimal: { type: 'DOUBLE' },
  flag: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  // As hexadecimal text a hash would take twice the space, and hashes do not compress.
  hash: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 32 },
};

function schemaOf(columns: readonly FileColumn[]): SchemaElement[] {
  const elements = columns.flatMap(({ name, kind }): SchemaElement[] =>
    kind === 'texts'
      ? [
          { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
          { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
          { name: 'element', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
        ]
      : [{ name, repetition_type: 'OPTIONAL', ...types[kind] }],
  );
  return [{ name: 'root', num_children: columns.length }, ...elements];
}
