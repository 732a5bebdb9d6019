import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectDir } from '#services/project.ts';

const COPIED = 'content demo dist migrations packages public src tools package.json package-lock.json vite.config.ts'.split(' ');

/** A folder with the built project as it is, as another release would stand beside this one; `migrations` are more of them, by name. */
export function makeRelease(migrations: Record<string, string> = {}): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-release-'));
  for (const name of COPIED) fs.cpSync(path.join(projectDir, name), path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(migrations)) fs.writeFileSync(path.join(folder, 'migrations', `${name}.ts`), text);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
