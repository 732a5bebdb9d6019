import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { Databases } from '../../tests/kits/databases.ts';

const databases = new Databases();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-migrate-'));
afterAll(async () => {
  await databases.drop();
  fs.rmSync(dataDir, { recursive: true });
});

test('after a power cut the migrations wait for the database, whose machine takes longer to start', async () => {
  const { database, user } = await databases.make();
  const { host, port: serverPort = 5432 } = inject('postgres');
  const server = net.createServer((socket) => {
    const there = host.startsWith('/') ? net.connect(path.join(host, `.s.PGSQL.${serverPort}`)) : net.connect(serverPort, host);
    socket.on('error', () => there.destroy()).pipe(there);
    there.on('error', () => socket.destroy()).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');

  const migrating = spawn(process.execPath, [path.resolve(import.meta.dirname, 'migrate.ts'), '--wait'], {
    env: { ...process.env, DATABASE_URL: `postgres://${user}@127.0.0.1:${port}/${database}`, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [migrating.stdout, migrating.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(migrating, 'exit');
  await expect.poll(() => said, { timeout: 20_000 }).toContain('the database does not answer yet');
  server.listen(port, '127.0.0.1');
  expect((await ended)[0], said).toBe(0);
  expect(await databases.ask({ ...inject('postgres'), database }, "select to_regclass('players')::text as table")).toEqual([
    { table: 'players' },
  ]);
  server.close();
}, 60_000);
