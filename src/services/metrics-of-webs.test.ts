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

/** Starts a web process. Returns a function that kills it. */
async function startWeb(): Promise<() => void> {
  supervisor.send('start');
  const [{ pid, ...told }] = (await once(supervisor, 'message')) as [{ pid: number; port: number }];
  port = told.port;
  return () => process.kill(pid, 'SIGKILL');
}

const ask = () => fetch(`http://127.0.0.1:${port}/metrics`);

test('a supervisor whose web processes have all died says so to Prometheus', async () => {
  const kill = await startWeb();
  expect((await ask()).status).toBe(200);
  kill();
  await expect.poll(async () => (await ask()).status).toBe(503);
});

/** The counters, by series; gauges are left out because they may fall. */
async function readCounters(): Promise<Map<string, number>> {
  const lines = (await (await ask()).text()).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, series = '', value] = /^(\w+_(?:total|count|sum|bucket)(?:\{.*\})?) (.+)$/.exec(line) ?? [];
      return series ? [[series, Number(value)] as const] : [];
    }),
  );
}

test('when a web process stops, no counter falls: Prometheus would take that for a restart and count everything again', async () => {
  const kill = await startWeb();
  await startWeb();
  const before = await readCounters();
  const pages = [...before].filter(([series]) => series.startsWith('sixfold_http_requests_total{area="page",status="200"'));
  expect(pages.map(([, count]) => count)).toEqual([5, 5]);
  kill();
  await startWeb();
  const after = await readCounters();
  expect([...after].filter(([series, count]) => count < (before.get(series) ?? 0))).toEqual([]);
});
