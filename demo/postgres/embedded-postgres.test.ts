import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readPostmaster, startPostgres } from './embedded-postgres.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-postgres-'));
fs.chmodSync(dataDir, 0o755);
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function one<T extends pg.QueryResultRow>(config: pg.PoolConfig, query: string): Promise<T | undefined> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows[0];
}

test('a server that dies is started again, and can be stopped at any moment of that', async () => {
  for (const afterMs of [0, 290, 300, 305, 310, 315, 320, 330, 350, 400]) {
    const server = await startPostgres(dataDir);
    const pid = Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await sleep(afterMs);
    const stopped = await Promise.race([server.stop().then(() => 'stopped'), sleep(10_000).then(() => 'still stopping')]);
    expect(`${afterMs} ms: ${stopped}`).toBe(`${afterMs} ms: stopped`);
  }
}, 60_000);

test('a joined server stops with the process that started it: a site then starts its own, a command does not', async () => {
  const before = await startPostgres(dataDir);
  const command = await startPostgres(dataDir);
  const site = await startPostgres(dataDir, { isKept: true });
  await before.stop();
  await expect.poll(() => one(site.config, 'select 1 as one').catch(() => undefined), { timeout: 10_000 }).toEqual({ one: 1 });
  await command.stop();
  expect(await one(site.config, 'select 1 as one')).toEqual({ one: 1 });
  await site.stop();
  await expect(one(site.config, 'select 1 as one')).rejects.toThrow('ENOENT');
}, 60_000);

test.each(['', '\n', '-1\n'])('a server file that says %j names no process: a signal to it would end our own', (content) => {
  const folder = fs.mkdtempSync(path.join(dataDir, 'starting-'));
  fs.writeFileSync(path.join(folder, 'postmaster.pid'), content);
  expect(readPostmaster(folder)).toBeUndefined();
});

test('buffers are half of the memory that a server finds, and at least the demo’s', async () => {
  const small = await startPostgres(dataDir);
  expect(await one(small.config, 'show shared_buffers')).toEqual({ shared_buffers: '64MB' });
  await one(small.config, `create unlogged table filling as select repeat(md5(n::text), 30) as text from generate_series(1, 180000) n`);
  await one(small.config, 'checkpoint');
  await small.stop();
  const large = await startPostgres(dataDir);
  const found = await one<{ buffers: number; data: number }>(
    large.config,
    `select setting::int * 8192 as buffers, (select sum(pg_database_size(oid))::bigint::float8 from pg_database) as data from pg_settings where name = 'shared_buffers'`,
  );
  expect((found?.buffers ?? 0) / (found?.data ?? 1)).toBeCloseTo(0.5, 1);
  await large.stop();
}, 60_000);
