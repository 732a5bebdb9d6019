import fs from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '#lib/decode-text.ts';
import type { Defect, SourceFile } from './game-files.contract.ts';

/** A folder of the game's files, read into memory: its text files by their paths inside it, in lower case. */
export type GameFolder = { files: ReadonlyMap<string, SourceFile>; others: string[]; defects: Defect[] };

const READ = /\.(txt|lua|kv|vdf|kv3)$/i;
const LARGEST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 20_000;

/** Reads every text file of the folder; throws when the folder itself cannot be read. `onFile` hears of each. */
export async function readGameFolder(dir: string, onFile: (name: string) => void): Promise<GameFolder> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Map<string, SourceFile>();
  const others: string[] = [];
  const defects: Defect[] = [];
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  for (const name of names.toSorted().slice(0, MOST_FILES)) {
    const shown = name.split(path.sep).join('/');
    const file = path.join(dir, name);
    const { size } = await fs.stat(file);
    if (!READ.test(name) || size > LARGEST_BYTES) {
      others.push(shown);
      continue;
    }
    const { text, isDamaged } = decodeText(await fs.readFile(file));
    if (isDamaged) defects.push({ file: shown, line: 0, code: 'damaged-encoding', detail: 'holds bytes that are no text' });
    files.set(shown.toLowerCase(), { name: shown, text });
    onFile(shown);
  }
  return { files, others, defects };
}
