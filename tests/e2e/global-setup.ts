import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../../tools/check/chromium.ts';
import { startSite } from '../../tools/site/site-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: { origin: string; chromium: string };
  }
}

/** The site with its demo season, started once for all browser tests; what they look at stays as the season left it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = ensureChromium();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-e2e-'));
  fs.chmodSync(dataDir, 0o755);
  const site = await startSite({ DATA_DIR: dataDir, DEMO_PLAYS: '0' });
  project.provide('site', { origin: site.origin, chromium });
  return async () => {
    await site.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
