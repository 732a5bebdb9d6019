import { randomUUID } from 'node:crypto';
import { createReadStream, promises as fs } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

type Bytes = Uint8Array<ArrayBuffer>;
const making = new Map<string, Promise<Bytes | undefined>>();

/** A file of this machine, or else what `make` makes, which is then kept in it. Asked for by many at once, it is made once. */
export async function takeFile(file: string, make: () => Promise<Bytes | undefined>): Promise<Bytes | undefined> {
  const known = await readFile(file);
  if (known) return known;
  let made = making.get(file);
  if (!made) {
    made = makeAndKeep(file, make).finally(() => making.delete(file));
    making.set(file, made);
  }
  return made;
}

/** Deletes the files of a folder that were written before a moment. */
export async function deleteFilesBefore(dir: string, before: Date): Promise<void> {
  try {
    for (const entry of await fs.readdir(dir, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && (await fs.stat(file)).mtimeMs < before.getTime()) await fs.rm(file);
    }
  } catch {
    // Nothing was kept yet, or another process is deleting too.
  }
}

/** Deletes a file that may not be there. */
export async function deleteFile(file: string): Promise<void> {
  await fs.rm(file, { force: true });
}

async function readFile(file: string): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await fs.readFile(file));
  } catch {
    return undefined;
  }
}

async function makeAndKeep(file: string, make: () => Promise<Bytes | undefined>): Promise<Bytes | undefined> {
  const bytes = await make();
  if (!bytes) return undefined;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(unfinished, bytes);
    await fs.rename(unfinished, file);
  } catch {
    // A full disk keeps nothing; what was made is there all the same.
  }
  return bytes;
}

const MADE_BETWEEN_SWEEPS = 200;
const madeSinceSweep = new Map<string, number>();

/** Bounds a folder to which a file is added now and then: the first time, and after every two hundred files. See boundFolder. */
export async function boundGrowing(dir: string, mostBytes: number): Promise<void> {
  const made = madeSinceSweep.get(dir) ?? MADE_BETWEEN_SWEEPS;
  madeSinceSweep.set(dir, made < MADE_BETWEEN_SWEEPS ? made + 1 : 1);
  if (made >= MADE_BETWEEN_SWEEPS) await boundFolder(dir, mostBytes);
}

/** Deletes the oldest files of a folder until it takes at most four fifths of `mostBytes`; does nothing below the bound. */
export async function boundFolder(dir: string, mostBytes: number): Promise<void> {
  try {
    const files = [];
    for (const entry of await fs.readdir(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await fs.stat(file);
      files.push({ file, size, mtimeMs });
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= mostBytes) return;
    for (const { file, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (total <= mostBytes * 0.8) return;
      await fs.rm(file, { force: true });
      total -= size;
    }
  } catch {
    // Nothing was kept yet, or another process is deleting too.
  }
}

/** A file inside a folder, links followed, to be read in parts. Undefined when it is not there or lies outside. */
export async function openFile(dir: string, name: string) {
  try {
    const [root, file] = await Promise.all([fs.realpath(dir), fs.realpath(path.join(dir, name))]);
    const stat = await fs.stat(file);
    if (!stat.isFile() || !file.startsWith(root + path.sep)) return undefined;
    const { size, mtimeMs } = stat;
    return {
      size,
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      read: (from: number, to: number): ReadableStream<Uint8Array> =>
        size === 0
          ? new Blob([]).stream()
          : (Readable.toWeb(createReadStream(file, { start: from, end: to })) as ReadableStream<Uint8Array>),
    };
  } catch {
    return undefined;
  }
}

/** The names of the files of a folder that have something in them, in order; none when there is no such folder. */
export async function listFiles(dir: string): Promise<string[]> {
  try {
    const entries = await fs.readdir(dir, { withFileTypes: true });
    const sizes = await Promise.all(entries.map(async (entry) => (entry.isFile() ? (await fs.stat(path.join(dir, entry.name))).size : 0)));
    return entries.flatMap(({ name }, index) => ((sizes[index] ?? 0) > 0 ? [name] : [])).toSorted();
  } catch {
    return [];
  }
}
