import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { boundFolder } from './file-cache.ts';

test('a folder over its limit loses its oldest files until it is at four fifths', async () => {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'sixfold-kept-'));
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await fs.mkdir(path.join(dir, name));
    await fs.writeFile(path.join(dir, name, 'file'), Buffer.alloc(100));
    await fs.utimes(path.join(dir, name, 'file'), index, index);
  }
  const left = async () => (await fs.readdir(dir, { recursive: true })).filter((name) => name.endsWith('file')).toSorted();
  await boundFolder(dir, 500);
  expect(await left()).toHaveLength(5);
  await boundFolder(dir, 499);
  expect(await left()).toEqual(['c/file', 'd/file', 'e/file']);
  await boundFolder(path.join(dir, 'nothing'), 1);
  await fs.rm(dir, { recursive: true });
});
