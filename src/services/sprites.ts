import fs from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './project.ts';

/** A sprite of emblems as it was built; undefined where nothing was built yet. Read anew each time: pictures are drawn once. */
export async function readSprite(name: string): Promise<string | undefined> {
  try {
    return await fs.readFile(path.join(projectDir, 'public/emblems', `${name}.svg`), 'utf8');
  } catch {
    return undefined;
  }
}
