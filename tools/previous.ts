import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { phaseOf } from '#db/migrate.ts';

/**
 * Runs tests of the previous release against the schema of this one, as during a deploy: `npm run check:previous`, or those of another
 * commit after `--`. Without a release there is nothing to run.
 */
const root = path.resolve(import.meta.dirname, '..');
/** The tests with the most writes. */
const TESTS = ['src/areas/games/ingest', 'src/areas/money/orders/orders.test.ts'];
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const release = process.argv[2] ?? findRelease();
if (release) process.exitCode = await tryRelease(release);
else console.log('there is no release before this one');

/** The newest tag before this commit; undefined when there is none, or no history. */
function findRelease(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^');
  } catch {
    return undefined;
  }
}

async function tryRelease(name: string): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-previous-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', name], { cwd: root, maxBuffer: 2 ** 30 }) });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    takeMigrations(path.join(folder, 'migrations'));
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    return spawnSync(process.execPath, [vitest, 'run', ...TESTS], { cwd: folder, stdio: 'inherit' }).status ?? 1;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Our migrations, except those that wait until the previous release has stopped. */
function takeMigrations(folder: string): void {
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(folder);
  for (const name of fs.readdirSync(path.join(root, 'migrations'))) {
    if (phaseOf(name.replace(/\.ts$/, '')) === 'expand') fs.copyFileSync(path.join(root, 'migrations', name), path.join(folder, name));
  }
}
