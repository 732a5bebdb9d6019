import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['no-such-machine.invalid', '203.0.113.5'])(
  'a start with HOST set to %s blames HOST, and not another program on the port',
  (HOST) => {
    const { status, stderr } = spawnSync(process.execPath, ['src/main/run.mjs', 'src/main/web.ts'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOST, PORT: '4698' },
    });
    expect(stderr).toMatch(/^HOST \S+ is no address of this machine \(E[A-Z_]+\): set one that is, such as 127\.0\.0\.1\n$/);
    expect(status).toBe(1);
  },
);

test('a metrics port that is taken, even by the site itself, is reported as the metrics port', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/main/run.mjs', 'src/main/web.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '4699', METRICS_PORT: '4699' },
    timeout: 20_000,
  });
  expect(stderr).toBe('METRICS_PORT 4699 of 127.0.0.1 is taken: stop what listens there, or set another METRICS_PORT\n');
  expect(status).toBe(1);
});
