import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, promises as fs, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

/** A file to be read in parts, both ends of a part within it. */
export type OpenFile = { size: number; etag: string; read: (from: number, to: number) => ReadableStream<Uint8Array> };

/** A file inside a folder, links followed, to be read in parts. Undefined when it is not there or lies outside. */
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

/** A text that lies in a file; undefined when there is no such file. */
export async function readTextFile(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Puts a text into the place of a file at once: whoever reads finds the old one or the new one. */
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

/** Deletes a file that may not be there. */
export async function deleteFile(file: string): Promise<void> {
  await fs.rm(file, { force: true });
}

/** Forces to the disk which files a folder has; what is in them is forced when they are written. */
export function syncFolder(dir: string): void {
  const open = openSync(dir, 'r');
  try {
    fsyncSync(open);
  } catch (error) {
    // Some disks of a network cannot, and need not, be told so.
    if (!isUnsupported(error)) throw error;
  } finally {
    closeSync(open);
  }
}

/** Whether a disk, such as one of FAT or of a network, does not know what was asked of it. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'].includes(String(error.code));
}
