import { execFile as callbackExecFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { ensureBrowser, type BrowserName } from '../../tools/check/browsers.ts';
import { startSite } from '../../tools/site/site-process.ts';

const execFile = promisify(callbackExecFile);
const LONGEST_START_MS = 480_000;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    sites: { origin: string }[];
    browser: { name: BrowserName; path: string };
  }
}

const start = (dataDir: string) => startSite({ DATA_DIR: dataDir, DEMO_PLAYS: '0' }, LONGEST_START_MS);

/** The site with its demo season, started once for all browser tests of a worker; what they look at stays as the season left it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = process.env.BROWSER === 'firefox' ? 'firefox' : 'chromium';
  project.provide('browser', { name, path: ensureBrowser(name) });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-e2e-'));
  fs.chmodSync(folder, 0o755);
  const dirs = Array.from({ length: project.config.maxWorkers }, (_, index) => path.join(folder, String(index)));
  const [first = '', ...others] = dirs;
  const seeded = await start(first);
  await seeded.stop();
  // The owner of the database's files may not be who starts it.
  for (const other of others) await execFile('cp', ['-a', first, other]);
  const sites = await Promise.all(dirs.map(start));
  project.provide(
    'sites',
    sites.map(({ origin }) => ({ origin })),
  );
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
