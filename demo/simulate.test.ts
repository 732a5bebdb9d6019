import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('if no site answers, the game server says so once and plays nothing', () => {
  const played = spawnSync(process.execPath, ['demo/simulate.ts', '--url', 'http://127.0.0.1:1'], { encoding: 'utf8', timeout: 30_000 });
  expect([played.status, played.stdout, played.stderr]).toEqual([
    2,
    '',
    'No site answers at http://127.0.0.1:1: start it with npm start, or name another with --url.\n',
  ]);
});
