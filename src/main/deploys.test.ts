import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handleDeploys, reachSite } from './deploys.ts';

test('a site can still be reached by a deploy after another one over its folder has started and stopped', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-deploys-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  const taken: string[] = [];
  const stop = await handleDeploys(dataDir, async (release) => void taken.push(release));
  const stopSecond = await handleDeploys(dataDir, async () => {});
  stopSecond();
  await (await reachSite(dataDir))?.deploy('next');
  stop();
  expect(taken).toEqual(['next']);
});
