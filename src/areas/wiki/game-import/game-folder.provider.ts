import fs from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '#lib/decode-text.ts';
import type { Defect, SourceFile } from './game-files.contract.ts';

/** A folder of the game's files, read into memory: its text files by their paths inside it, in lower case. */
export type GameFolder = { files: ReadonlyMap<string, SourceFile>; defects: Defect[] };

/** Of thousands of scripts only the talent table is data. */
const READ = /\.(txt|kv|vdf)$|(^|[\\/])upgrade\.lua$/i;
const LARGEST_BYTES = 64 * 1024 * 1024;

/** Reads every text file of the folder; throws when the folder itself cannot be read. `onFile` hears of each. */
export async function readGameFolder(dir: string, onFile: (name: string) => void): Promise<GameFolder> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Map<string, SourceFile>();
  const others = new Map<string, number>();
  const defects: Defect[] = [];
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  for (const name of names.toSorted()) {
    const shown = name.split(path.sep).join('/');
    if (!READ.test(name)) {
      const kind = `*${path.extname(name)}`;
      others.set(kind, (others.get(kind) ?? 0) + 1);
      continue;
    }
    const file = path.join(dir, name);
    if ((await fs.stat(file)).size > LARGEST_BYTES) {
      defects.push({ file: shown, line: 0, code: 'unread-file', detail: 'is too large to be one of the game’s texts' });
      continue;
    }
    const { text, isDamaged } = decodeText(await fs.readFile(file));
    if (isDamaged) defects.push({ file: shown, line: 0, code: 'damaged-encoding', detail: 'holds bytes that are no text' });
    files.set(shown.toLowerCase(), { name: shown, text });
    onFile(shown);
  }
  for (const [kind, count] of others) defects.push({ file: kind, line: 0, code: 'unread-file', detail: `${count} of another kind` });
  return { files, defects };
}
