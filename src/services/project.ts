import fs from 'node:fs';
import path from 'node:path';

/** The project folder, found from the sources and from the build output alike. */
export const projectDir = findUp(import.meta.dirname);

function findUp(dir: string): string {
  const parent = path.dirname(dir);
  return fs.existsSync(path.join(dir, 'package.json')) || parent === dir ? dir : findUp(parent);
}
