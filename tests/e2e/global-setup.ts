import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser, type BrowserName } from '../../tools/check/browsers.ts';
import { startSite } from '../../tools/site/site-process.ts';

const LONGEST_START_MS = 480_000;

declare module 'vitest' {
  export interface ProvidedContext {
    site: { origin: string };
    browser: { name: BrowserName; path: string };
  }
}

/** The site with its demo season, started once for all browser tests; what they look at stays as the season left it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = process.env.BROWSER === 'firefox' ? 'firefox' : 'chromium';
  project.provide('browser', { name, path: ensureBrowser(name) });
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-e2e-'));
  fs.chmodSync(dataDir, 0o755);
  const site = await startSite({ DATA_DIR: dataDir, DEMO_PLAYS: '0' }, LONGEST_START_MS);
  project.provide('site', { origin: site.origin });
  return async () => {
    await site.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
