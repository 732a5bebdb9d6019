import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from './project.ts';

test('keys never reach the log, not even inside a whole configuration', () => {
  const said = { gameKeys: ['my-own-key-42'], codeKey: 'my-own-key-43', config: { gameKeys: ['my-own-key-44'], codeKey: 'my-own-key-45' } };
  const program = `import { makeLog } from ${JSON.stringify(path.join(projectDir, 'src/services/log.ts'))};
    makeLog('info', 'test').info(${JSON.stringify(said)}, 'starting');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(stdout).toContain('starting');
  expect(stdout).not.toContain('my-own-key');
});
