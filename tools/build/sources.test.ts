import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestSources, listSources } from './sources.ts';

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-sources-'));
  write('package-lock.json', '{}');
  write('vite.config.ts', `import { plugin } from './tools/build/plugin.ts';`);
  write('tools/build/plugin.ts', 'export const plugin = 1;');
  write('bench/load.ts', 'export const load = 1;');
  write('src/app/client.tsx', 'export const client = 1;');
  write('src/app/client.css', 'a {}');
  write('public/robots.txt', 'all');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('a build', () => {
  it.each([
    'src/app/client.tsx',
    'src/app/client.css',
    'public/robots.txt',
    'tools/build/plugin.ts',
    'vite.config.ts',
    'package-lock.json',
  ])('is made again when %s changes', (file) => {
    const before = digestSources(root);
    write(file, '// something else');
    expect(digestSources(root)).not.toBe(before);
  });

  it.each(['bench/load.ts', 'src/app/client.test.tsx', 'public/emblems/1a2b3c4d/heroes-0.svg'])('stays when %s changes', (file) => {
    const before = digestSources(root);
    write(file, '// something else');
    expect(digestSources(root)).toBe(before);
  });

  it('of this site reads what runs with it, but not its measurements and checks', () => {
    const files = listSources(path.resolve(import.meta.dirname, '../..'));
    expect(files).toEqual(
      expect.arrayContaining([
        'tools/build/keep-language.ts',
        'demo/prepare-demo.ts',
        'demo/stand-ins/steam-page.ts',
        'src/ui/style/tokens.css',
      ]),
    );
    expect(files.filter((file) => /^(bench|tools\/check)\b/.test(file))).toEqual([]);
  });
});
