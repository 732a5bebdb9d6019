import fs from 'node:fs';
import path from 'node:path';

/** The folder of the project, from the sources as from what was built of them. */
export const projectDir = findUp(import.meta.dirname);

function findUp(dir: string): string {
  const parent = path.dirname(dir);
  return fs.existsSync(path.join(dir, 'package.json')) || parent === dir ? dir : findUp(parent);
}
