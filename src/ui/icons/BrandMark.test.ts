import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '#services/project.ts';
import { brandNames } from './BrandMark.tsx';

it('the file of marks contains every network’s mark', () => {
  const file = fs.readFileSync(path.join(projectDir, 'public/marks.svg'), 'utf8');
  expect([...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual([...brandNames]);
});
