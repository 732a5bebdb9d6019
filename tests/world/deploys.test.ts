import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { handleDeploys, reachSite } from '#main/deploys.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-deploys-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a site with the owner’s own database can be told of a release even if its data folder does not exist yet', async () => {
  const dataDir = path.join(folder, 'not/there/yet');
  const replaced: string[] = [];
  const stop = await handleDeploys(dataDir, async (release) => void replaced.push(release));
  const site = await reachSite(dataDir);
  await site?.deploy('/srv/next');
  expect(replaced).toEqual(['/srv/next']);
  stop();
});
