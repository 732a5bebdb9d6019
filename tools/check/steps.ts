import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const script = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export type Step = { name: string; command: string[]; environment?: Record<string, string> };

/** All checks that need no browser. Architecture and behaviour are both covered by the tests. */
export const checks: Step[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--quiet'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'code that only tests use', command: [bin('knip'), '--production'] },
  { name: 'licences', command: [process.execPath, script('check/licences.ts')] },
  { name: 'the release before on this schema', command: [process.execPath, script('previous.ts')] },
  { name: 'build and size budgets', command: [process.execPath, script('check/sizes.ts')] },
  {
    name: 'tests',
    command: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/tests.json'],
    environment: { NODE_OPTIONS: '' },
  },
];

export const browserTests: Step = {
  name: 'browser tests',
  command: [
    bin('vitest'),
    'run',
    '--config',
    'vitest.e2e.config.ts',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/browser-tests.json',
  ],
};

/** The main tasks: find a player, a match, a hero and an item, follow a match, pick, choose an offer, sign in, buy, read and write updates. */
const MAIN_TASKS = [
  'search',
  'leaderboard',
  'profile',
  'match',
  'match-search',
  'heroes',
  'items',
  'pick',
  'adviser',
  'account',
  'payments',
  'updates',
];

export const firefoxTests: Step = {
  name: 'main tasks in Firefox',
  command: [bin('vitest'), 'run', '--config', 'vitest.e2e.config.ts', ...MAIN_TASKS.map((task) => `tests/e2e/${task}.test.ts`)],
  environment: { BROWSER: 'firefox' },
};

/** Runs a step with its output on this terminal. Returns whether it succeeded. */
export async function runStep({ name, command, environment }: Step): Promise<boolean> {
  const startedAt = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  process.stdout.write(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  return code === 0;
}
