import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectDir } from './project.ts';

const supervisor = fork(path.join(projectDir, 'tests/kits/dying/counted-webs.ts'));
afterAll(() => {
  supervisor.kill('SIGKILL');
});

let port = 0;

/** Starts a web process; how to kill it. */
async function startWeb(): Promise<() => void> {
  supervisor.send('start');
  const [{ pid, ...told }] = (await once(supervisor, 'message')) as [{ pid: number; port: number }];
  port = told.port;
  return () => process.kill(pid, 'SIGKILL');
}

const ask = () => fetch(`http://127.0.0.1:${port}/metrics`);

test('a supervisor whose web processes are all dead tells Prometheus so', async () => {
  const kill = await startWeb();
  expect((await ask()).status).toBe(200);
  kill();
  await expect.poll(async () => (await ask()).status).toBe(503);
});
