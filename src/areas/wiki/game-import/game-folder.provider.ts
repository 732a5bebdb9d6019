import fs from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '#lib/decode-text.ts';
import { listFolder, type ListedFile } from '#services/list-folder.ts';
import { sourcePaths, type Defect, type SourceFile } from './game-files.contract.ts';

/** The files of one game, read into memory: its text files by their paths inside its folder, in lower case. */
export type GameFolder = {
  files: ReadonlyMap<string, SourceFile>;
  defects: Defect[];
  /** The folders of several games, one of which must be chosen: nothing is read then. */
  games: string[];
  /** Files whose text would be garbled, with what each looks like. */
  destroyed: { file: string; looksLike: string }[];
};

/** Among thousands of scripts only the talent table is data. */
const READ = /\.(txt|kv|vdf)$|(^|\/)upgrade\.lua$/i;
const LARGEST_BYTES = 64 * 1024 * 1024;

/** Reads every text file of the game below a folder; throws if the folder itself cannot be read. Calls `onFile` for each. */
export async function readGameFolder(dir: string, onFile: (name: string) => void): Promise<GameFolder> {
  const listed = await listFolder(dir);
  const folder = {
    files: new Map<string, SourceFile>(),
    defects: listed.skipped.map(({ name, isLink, why }) => wholeFile(name, isLink ? 'link' : 'unread-file', why)),
    games: [],
    destroyed: [],
  };
  const roots = rootsOf(listed.files);
  const root = roots.includes('') || roots.length === 0 ? '' : (roots[0] ?? '');
  if (roots.length > 1 && root !== '') return { ...folder, games: roots };
  for (const other of roots) if (other !== root) folder.defects.push(wholeFile(other, 'unread-file', 'is a game of its own'));
  await readFiles(
    listed.files.filter(({ name }) => isIn(name, root) && !roots.some((other) => other !== root && isIn(name, other))),
    root,
    folder,
    onFile,
  );
  return folder;
}

async function readFiles(
  listed: readonly ListedFile[],
  root: string,
  folder: GameFolder & { files: Map<string, SourceFile> },
  onFile: (name: string) => void,
): Promise<void> {
  const { files, defects, destroyed } = folder;
  const others = new Map<string, number>();
  for (const { name: whole, real } of listed) {
    const name = root === '' ? whole : whole.slice(root.length + 1);
    if (!READ.test(name)) {
      const kind = `*${path.extname(name)}`;
      others.set(kind, (others.get(kind) ?? 0) + 1);
    } else if (files.has(name.toLowerCase())) {
      defects.push(wholeFile(name, 'unread-file', 'is there twice, in capital and small letters'));
    } else {
      const bytes = await bytesOf(real);
      if (typeof bytes === 'string') {
        defects.push(wholeFile(name, 'unread-file', bytes));
        continue;
      }
      const { text, encoding, isDamaged, looksLike } = decodeText(bytes);
      if (looksLike !== undefined) destroyed.push({ file: name, looksLike });
      else if (encoding === 'windows-1251') defects.push(wholeFile(name, 'old-encoding', 'windows-1251'));
      else if (isDamaged) defects.push(wholeFile(name, 'damaged-encoding', 'holds bytes that are no text'));
      files.set(name.toLowerCase(), { name, text: looksLike === undefined ? text : '' });
      onFile(name);
    }
  }
  for (const [kind, count] of others) defects.push(wholeFile(kind, 'unread-file', `${count} of another kind`));
}

/** The content of a file, or why it cannot be read. */
async function bytesOf(file: string): Promise<Uint8Array | string> {
  try {
    if ((await fs.stat(file)).size > LARGEST_BYTES) return 'is too large to be one of the game’s texts';
    return await fs.readFile(file);
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function wholeFile(file: string, code: Defect['code'], detail: string): Defect {
  return { file, line: 0, code, detail };
}

function isIn(name: string, root: string): boolean {
  return root === '' || name.startsWith(`${root}/`);
}

/** The folders with files of a game. A folder reached only through links from another is not a game of its own. */
function rootsOf(listed: readonly ListedFile[]): string[] {
  const roots = new Map<string, Set<string>>();
  for (const { name, real } of listed) {
    const lower = `/${name.toLowerCase()}`;
    const known = Object.values(sourcePaths).find((source) => lower.endsWith(`/${source}`));
    if (known === undefined) continue;
    const root = name.slice(0, Math.max(0, name.length - known.length - 1));
    roots.set(root, (roots.get(root) ?? new Set()).add(real));
  }
  const all = [...roots];
  const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one.size < other.size && [...one].every((real) => other.has(real));
  return all.filter(([, reals]) => !all.some(([, others]) => isWithin(reals, others))).map(([root]) => root);
}
