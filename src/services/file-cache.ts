import { randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';

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
