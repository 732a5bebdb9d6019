import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { expect, onTestFinished, test } from 'vitest';
import { readParquetFile, readParquetSteps } from './parquet-file.ts';

const ROWS = 45_000;
const bytes = Buffer.from(
  parquetWriteBuffer({
    columnData: [
      { name: 'place', data: Int32Array.from({ length: ROWS }, (_, index) => index) },
      { name: 'hero', data: Array.from({ length: ROWS }, () => 'axe') },
      { name: 'link', data: Array.from({ length: ROWS }, (_, index) => (index === 0 ? null : Buffer.alloc(32, 0xa0 + (index % 16)))) },
    ],
    schema: [
      { name: 'root', num_children: 3 },
      { name: 'place', type: 'INT32', repetition_type: 'REQUIRED' },
      { name: 'hero', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
      { name: 'link', type: 'FIXED_LEN_BYTE_ARRAY', type_length: 32, repetition_type: 'OPTIONAL' },
    ],
    rowGroupSize: 20_000,
  }),
);

/** Serves the file, as a whole or in ranges. */
async function fileOf(status: 200 | 404) {
  const server = http.createServer(({ headers }, response) => {
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? [];
    response.writeHead(status === 200 && start ? 206 : status).end(start ? bytes.subarray(Number(start), Number(end) + 1) : bytes);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { path: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, bytes: bytes.length };
}

test.each([
  [ROWS, [20_000, 20_000, 5000]],
  [200, [200]],
])('the first %i rows of a file are read in steps, each row once and with the requested columns', async (rowEnd, expected) => {
  const steps: number[] = [];
  const places: unknown[] = [];
  const isRead = await readParquetSteps(await fileOf(200), { columns: ['place'], rowEnd }, (rows) => {
    steps.push(rows.length);
    places.push(...rows.map((row) => row['place']));
    expect(Object.keys(rows[0] ?? {})).toEqual(['place']);
  });
  expect([isRead, steps]).toEqual([true, expected]);
  expect(places).toEqual(Array.from({ length: rowEnd }, (_, index) => index));
});

test('only the end of a file and the row groups of the requested columns are read', async () => {
  let came = 0;
  const wish = { columns: ['place'], rowEnd: 200, onBytes: (count: number) => void (came += count) };
  await readParquetSteps(await fileOf(200), wish, () => {});
  expect(bytes.length).toBeGreaterThan(170_000);
  expect(came).toBeLessThan(32_768 + 20_000 * 4 + 1000);
});

test('a hash is read as hexadecimal digits, and a missing one as null', async () => {
  const found = await readParquetFile(await fileOf(200), { filter: { place: { $lt: 3 } } });
  expect(found?.map((row) => row['link'] ?? null)).toEqual([null, 'a1'.repeat(32), 'a2'.repeat(32)]);
});

test('a file that does not arrive differs from one without rows', async () => {
  expect(await readParquetSteps(await fileOf(404), { columns: ['place'], rowEnd: ROWS }, () => {})).toBe(false);
  expect(await readParquetSteps(await fileOf(200), { columns: ['place'], rowEnd: 0 }, () => {})).toBe(true);
});
