import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser, type BrowserName } from '../../tools/check/browsers.ts';
import { startSite } from '../../tools/site/site-process.ts';

const LONGEST_START_MS = 480_000;

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site of each worker answers. */
    origins: string[];
    browser: { name: BrowserName; path: string };
  }
}

/**
 * The site with its demo season, started once for each worker of the browser tests, which share nothing; what a worker's files
 * look at stays as the season and the files before them left it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = process.env.BROWSER === 'firefox' ? 'firefox' : 'chromium';
  project.provide('browser', { name, path: ensureBrowser(name) });
  const dataDirs = Array.from({ length: project.config.maxWorkers }, () => fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-e2e-')));
  for (const dataDir of dataDirs) fs.chmodSync(dataDir, 0o755);
  const start = (dataDir: string) => startSite({ DATA_DIR: dataDir, DEMO_PLAYS: '0' }, LONGEST_START_MS);
  // The season is made once; the others begin with a copy of its database, which belongs to another user.
  const [seeded = '', ...others] = dataDirs;
  await (await start(seeded)).stop();
  for (const other of others) execFileSync('cp', ['-a', `${seeded}/.`, other]);
  const sites = await Promise.all(dataDirs.map(start));
  project.provide(
    'origins',
    sites.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
    for (const dataDir of dataDirs) fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
