import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parts } from '#main/parts.ts';

const FOLDERS = ['src', 'public'];
/** Made by the build itself. */
const MADE = path.join('public', 'emblems');
const ENTRIES = [
  'vite.config.ts',
  'tools/build/build-site.ts',
  'tools/sprites/make-sprites.ts',
  'tools/sprites/make-faces.ts',
  'demo/plug-in.ts',
  ...Object.values(parts),
];
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The files that a build reads: the site's own, and of the scripts only those that are part of it or make it. */
export function listSources(root: string): string[] {
  const files = new Set([...FOLDERS.flatMap((folder) => filesIn(root, folder)), 'package-lock.json']);
  const isThere = (file: string) => fs.existsSync(path.join(root, file));
  const reached = new Set(ENTRIES.filter(isThere));
  for (const file of reached) {
    files.add(file);
    const code = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [, spec = ''] of code.matchAll(IMPORTED)) {
      const imported = path.join(path.dirname(file), spec);
      if (!files.has(imported) && isThere(imported)) reached.add(imported);
    }
  }
  return [...files].filter(isThere).toSorted();
}

/** A digest of everything the build is made of. */
export function digestSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of listSources(root)) hash.update(file).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesIn(root: string, folder: string): string[] {
  const dir = path.join(root, folder);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(MADE + path.sep));
}
