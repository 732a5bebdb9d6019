import fs from 'node:fs';
import path from 'node:path';
import { buildHero, type HeroFrame } from './build-hero.ts';
import { heroSources } from './hero-sources.ts';

/** The files of the heroes that have a source, by name: the text they must have. Reads the game's names from `dir`. */
export function buildPack(dir: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const source of heroSources) {
    const file = `${source.urlName}.json`;
    const frame: HeroFrame = JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
    files.set(file, `${JSON.stringify(buildHero(frame, source), null, 2)}\n`);
  }
  return files;
}
