import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDir } from '#services/project.ts';

const cluster = spawn(process.execPath, [path.join(projectDir, 'tests/kits/shared-port.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const agents: http.Agent[] = [];
let port = 0;

beforeAll(async () => {
  const [line] = (await once(cluster.stdout, 'data')) as [Buffer];
  port = Number(line);
});
afterAll(() => {
  for (const agent of agents) agent.destroy();
  cluster.kill('SIGKILL');
});

/** The process that answers on this connection, which stays open. */
async function answerer(agent: http.Agent): Promise<string> {
  const [response] = (await once(http.get({ port, host: '127.0.0.1', agent }), 'response')) as [http.IncomingMessage];
  const [body] = (await once(response, 'data')) as [Buffer];
  return body.toString();
}

const connect = () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
};

test('connections that stay open are spread evenly over the processes, even after some were closed', async () => {
  const first = Array.from({ length: 10 }, connect);
  const pids = await Promise.all(first.map(answerer));
  const [one = '', other = ''] = [...new Set(pids)];
  const at = (pid: string) => pids.filter((each) => each === pid).length;
  expect([at(one), at(other)]).toEqual([5, 5]);
  expect(await Promise.all(first.map(answerer))).toEqual(pids);
  for (const [index, pid] of pids.entries()) if (pid === one) first[index]?.destroy();
  await expect.poll(async () => [...new Set(await Promise.all(Array.from({ length: 3 }, () => answerer(connect()))))]).toEqual([one]);
});

test('a client that does not finish the head of a request is told so and cut off', async () => {
  const socket = net.connect({ port, host: '127.0.0.1' });
  socket.write('GET / HTTP/1.1\r\nHost: slow\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
});

test('connections on their way to a process that is killed are closed or answered, and none is left hanging', async () => {
  const pid = Number(await answerer(connect()));
  process.kill(pid, 'SIGSTOP');
  let open = 0;
  const ends = Array.from({ length: 40 }, () => {
    const socket = net.connect(port, '127.0.0.1', () => {
      open++;
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    });
    socket.on('error', () => {});
    return new Promise((resolve) => socket.resume().once('close', resolve));
  });
  await expect.poll(() => open).toBe(40);
  process.kill(pid, 'SIGKILL');
  expect(await Promise.race([Promise.all(ends).then(() => 'all ended'), sleep(15_000).then(() => 'some hang')])).toBe('all ended');
});
