import { fork } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { BEGIN, ON_WORD, READY } from './part-signals.ts';

test('a worker whose supervisor dies while it starts the jobs stops too', async () => {
  // A database that never answers.
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as net.AddressInfo;
  const env = { PATH: process.env.PATH, DATABASE_URL: `postgres://sixfold@127.0.0.1:${port}/sixfold` };
  const worker = fork('src/main/worker.ts', [ON_WORD], { env, execArgv: [], stdio: 'inherit' });
  onTestFinished(() => {
    worker.kill('SIGKILL');
    silent.close();
  });
  const ended = once(worker, 'exit').then(() => 'ended');
  expect((await once(worker, 'message'))[0]).toBe(READY);
  const asked = once(silent, 'connection');
  worker.send(BEGIN, () => {});
  await asked;
  worker.disconnect();
  expect(await Promise.race([ended, sleep(5_000).then(() => 'goes on')])).toBe('ended');
}, 60_000);
