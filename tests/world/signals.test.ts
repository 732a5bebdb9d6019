import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '#services/project.ts';

const { scripts } = JSON.parse(fs.readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test.each(Object.entries(scripts))('npm run %s is the program itself, not a shell that waits for it', (_name, command) => {
  expect(command).toMatch(/^exec node /);
});

test('a signal to npm alone ends the program that npm started', async () => {
  // A database that never answers: the program is running, and its connection shows whether it is still alive.
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const env = { ...process.env, DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`, DEMO: '0' };
  const npm = spawn('npm', ['run', 'migrate'], { cwd: projectDir, env, stdio: 'ignore', detached: true });
  try {
    const [connection] = (await once(silent, 'connection')) as [net.Socket];
    connection.resume().on('error', () => {});
    const gone = once(connection, 'close');
    npm.kill('SIGTERM');
    const waited = new Promise((resolve) => setTimeout(resolve, 4_000, 'it lives on').unref());
    expect(await Promise.race([gone.then(() => 'gone'), waited])).toBe('gone');
  } finally {
    silent.close();
    // Of the group that this test started.
    if (npm.pid !== undefined) {
      try {
        process.kill(-npm.pid, 'SIGKILL');
      } catch {
        // It is gone, as it should be.
      }
    }
  }
});
