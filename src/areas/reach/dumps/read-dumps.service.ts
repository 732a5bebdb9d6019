import path from 'node:path';
import * as v from 'valibot';
import type { Config } from '#services/config.ts';
import { readTextFile } from '#services/row-files.ts';
import { Manifest } from './dumps.contract.ts';

/** Where dumps lie; those who serve and those who make them share it. */
export function dumpsDir(config: Pick<Config, 'dataDir'>): string {
  return path.resolve(config.dataDir, 'dumps');
}

/** The file that names all files of the newest dump. */
export function manifestFile(dir: string): string {
  return path.join(dir, 'manifest.json');
}

const Written = v.pipe(v.string(), v.parseJson(), Manifest);

/** What the newest dump holds; null before the first one, and where the list of its files is broken or was written by another version: the next night writes all anew. */
export async function readManifest(dir: string): Promise<Manifest | null> {
  const text = await readTextFile(manifestFile(dir));
  const read = v.safeParse(Written, text);
  return read.success ? read.output : null;
}
