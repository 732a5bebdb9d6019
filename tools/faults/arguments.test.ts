import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['faults', ['--only', 'web kiled']],
  ['faults', ['--rounds', 'ten']],
  ['fuzz', ['--requests', '10k']],
])('a run that would test nothing does not report success: %s %j', (tool, options) => {
  const script = path.resolve(import.meta.dirname, `../${tool}.ts`);
  const { status, stderr } = spawnSync(process.execPath, [script, ...options], { encoding: 'utf8', timeout: 20_000 });
  expect([status, stderr.split(' ')[0]]).toEqual([2, `--${{ faults: 'only', fuzz: 'requests' }[tool]}`]);
});
