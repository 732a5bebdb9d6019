import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, promises as fs, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

/** A file that is read in ranges; both ends of a range are inclusive. */
export type OpenFile = { size: number; etag: string; read: (from: number, to: number) => ReadableStream<Uint8Array> };

/** Opens a file inside a folder, following links, to read it in ranges. Undefined when it does not exist or lies outside. */
export async function openFile(dir: string, name: string): Promise<OpenFile | undefined> {
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

/** The names of the non-empty files in a folder, sorted; none when there is no such folder. */
export async function listFiles(dir: string): Promise<string[]> {
  try {
    const entries = await fs.readdir(dir, { withFileTypes: true });
    const sizes = await Promise.all(entries.map(async (entry) => (entry.isFile() ? (await fs.stat(path.join(dir, entry.name))).size : 0)));
    return entries.flatMap(({ name }, index) => ((sizes[index] ?? 0) > 0 ? [name] : [])).toSorted();
  } catch {
    return [];
  }
}

/** The text of a file; undefined when there is no such file. */
export async function readTextFile(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Replaces a text file atomically: a reader sees either the old text or the new one. */
export function replaceTextFile(file: string, text: string): void {
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, text, { flush: true });
  renameSync(half, file);
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Deletes a file if it exists. */
export async function deleteFile(file: string): Promise<void> {
  await fs.rm(file, { force: true });
}

/** Syncs a folder's entries to the disk; the content of a file is synced when it is written. */
export function syncFolder(dir: string): void {
  const open = openSync(dir, 'r');
  try {
    fsyncSync(open);
  } catch (error) {
    // Some network file systems do not support this and do not need it.
    if (!isUnsupported(error)) throw error;
  } finally {
    closeSync(open);
  }
}

/** Whether a file system, such as FAT or a network one, does not support the operation. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'].includes(String(error.code));
}
