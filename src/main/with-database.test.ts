import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { explain, sentenceOf } from './with-database.ts';

/** Nothing listens there. The name has two addresses, so the system reports an error for each and no message of its own. */
const NOBODY = 'postgres://app@localhost:1/none';

function end(
  command: string,
  options: string[],
  environment: Record<string, string> = {},
): Promise<{ status: number | string | null | undefined; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number | string | null | undefined; stderr: string }>();
  execFile(
    process.execPath,
    [path.resolve(import.meta.dirname, command), ...options],
    { env: { ...process.env, DATABASE_URL: NOBODY, BACKUP_DIR: '/nowhere', ...environment } },
    (error, _, stderr) => resolve({ status: error ? error.code : 0, stderr }),
  );
  return promise;
}

it.each([['migrate.ts'], ['cli/backup.ts'], ['cli/months.ts', 'list'], ['cli/admin.ts', 'grant', '118734206'], ['cli/content.ts', 'list']])(
  '%s says in one line that nothing answers at the database’s address',
  async (command, ...options) => {
    const { status, stderr } = await end(command, options);
    expect(stderr).toMatch(/^connect ECONNREFUSED [^\n]*\n$/);
    expect(status).toBe(1);
  },
);

it.each([
  ['migrate.ts', ['expand']],
  ['migrate.ts', ['--expand', '--now']],
  ['cli/backup.ts', ['--help']],
  ['cli/backup.ts', ['one', 'two']],
  ['cli/backup.ts', ['']],
  ['cli/drill.ts', ['--replace']],
  ['cli/months.ts', ['list', '--help']],
  ['cli/months.ts', ['list', '']],
])('%s shows its usage, and does nothing, if it gets %j', async (command, options) => {
  const { status, stderr } = await end(command, options);
  expect(stderr).toMatch(/^npm run (migrate|backup|drill|months) (\[--|-- list) /);
  expect(status).toBe(2);
});

it('a request for help does not play the demo season into the database', async () => {
  const { status, stderr } = await end('../../demo/seed.ts', ['--help']);
  expect([status, stderr]).toEqual([2, 'npm run seed: plays the demo season into a database without matches.\n']);
});

it.each(['statistics', 'dumps', 'deploy'])(
  '%s takes no arguments: asked for help it says what it does, and does not do it',
  async (command) => {
    const { status, stderr } = await end(`cli/${command}.ts`, ['--help']);
    expect(stderr).toMatch(new RegExp(`^npm run ${command}[:,] [^\\n]+\\n$`));
    expect(status).toBe(2);
  },
);

it.each(['expand', 'wait'])('migrations do not start if npm has taken --%s for itself', async (option) => {
  const { status, stderr } = await end('migrate.ts', [], { [`npm_config_${option}`]: 'true' });
  expect(stderr).toMatch(/^npm run migrate \[-- /);
  expect(status).toBe(2);
});

it.each([{ npm_config_forget_erasures: 'true' }, { npm_config_replace_registry_host: 'true' }])(
  'nothing is restored if npm has taken an option for itself: %j',
  async (kept) => {
    const { status, stderr } = await end('cli/restore.ts', ['/nowhere/at-all'], kept);
    expect(stderr).toMatch(/^npm run restore -- FILE/);
    expect(status).toBe(2);
  },
);

it('a drill for a missing folder fails', async () => {
  expect(await end('cli/drill.ts', ['/nowhere/at-all'])).toEqual({ status: 2, stderr: 'There is no folder /nowhere/at-all.\n' });
});

it('if there are several reasons each is shown', () => {
  expect(sentenceOf(new AggregateError([new Error('no way by IPv6'), new Error('no way by IPv4')]))).toBe('no way by IPv6; no way by IPv4');
  expect(sentenceOf(new AggregateError([new Error('one')], 'its own'))).toBe('its own');
});

it('a program error keeps its stack', () => {
  expect(() => explain(new TypeError('undefined is no function'))).toThrow('undefined is no function');
  const error = vi.spyOn(console, 'error').mockReturnValue();
  explain(new Error('the draft is gone'));
  expect([error.mock.calls, process.exitCode]).toEqual([[['the draft is gone']], 1]);
  process.exitCode = undefined;
});
