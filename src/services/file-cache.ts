import { randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;
const making = new Map<string, Promise<Bytes | undefined>>();

/** Reads a file, or creates it with `make` and keeps the result. Concurrent requests for the same file make it once. */
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

/** Deletes the files in a folder that were written before a moment. */
export async function deleteFilesBefore(dir: string, before: Date): Promise<void> {
  try {
    for (const entry of await fs.readdir(dir, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && (await fs.stat(file)).mtimeMs < before.getTime()) await fs.rm(file);
    }
  } catch {
    // The folder does not exist yet, or another process is deleting too.
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
    // On a full disk nothing is kept, but the bytes are returned.
  }
  return bytes;
}

const MADE_BETWEEN_SWEEPS = 200;
const madeSinceSweep = new Map<string, number>();

/** Limits a folder that files are added to now and then: runs boundFolder at the first call and after every two hundred files. */
export async function boundGrowing(dir: string, mostBytes: number): Promise<void> {
  const made = madeSinceSweep.get(dir) ?? MADE_BETWEEN_SWEEPS;
  madeSinceSweep.set(dir, made < MADE_BETWEEN_SWEEPS ? made + 1 : 1);
  if (made >= MADE_BETWEEN_SWEEPS) await boundFolder(dir, mostBytes);
}

/** Deletes the oldest files of a folder until it takes at most four fifths of `mostBytes`; does nothing while it is below the limit. */
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
    // The folder does not exist yet, or another process is deleting too.
  }
}
