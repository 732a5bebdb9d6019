import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPort } from '../../../tools/site/site-process.ts';
import { ApiRates } from './api-rates.ts';
import { AnswerCache } from './cache.ts';
import { listen } from './listener.ts';
import { readStaticFiles } from './static-files.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'static-files-'));
let origin: string;
let close: () => void;

beforeAll(async () => {
  fs.mkdirSync(path.join(dir, 'assets'));
  fs.writeFileSync(path.join(dir, 'assets/start.js'), 'start();'.repeat(100));
  fs.writeFileSync(path.join(dir, 'assets/start.js.br'), brotliCompressSync('start();'.repeat(100)));
  fs.writeFileSync(path.join(dir, 'favicon.ico'), 'an icon');
  const port = await findPort();
  const server = await listen({
    fetch: () => new Response('no such file', { status: 404 }),
    cache: new AnswerCache(0),
    rates: new ApiRates({ address: 0, key: 0 }, async () => undefined),
    files: readStaticFiles(dir),
    host: '127.0.0.1',
    port,
    securityHeaders: {},
  });
  origin = `http://127.0.0.1:${port}`;
  close = () => server.close();
});
afterAll(() => {
  close();
  fs.rmSync(dir, { recursive: true });
});

describe('a file of the build', () => {
  it.each(['/assets/start.js', '/favicon.ico', '/favicon.ico?v=2'])('answers HEAD like GET, without a body: %s', async (address) => {
    const read = await fetch(origin + address);
    const looked = await fetch(origin + address, { method: 'HEAD' });
    const told = ({ status, headers }: Response) => {
      const { date: _date, connection: _connection, 'keep-alive': _kept, ...all } = Object.fromEntries(headers);
      return { status, all };
    };
    expect(told(looked)).toEqual(told(read));
    expect([read.status, (await read.text()).length > 0, await looked.text()]).toEqual([200, true, '']);
  });
});
