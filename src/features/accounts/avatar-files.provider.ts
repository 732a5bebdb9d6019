import { randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { fetchAvatar } from './steam.provider.ts';

const KEPT_MS = 30 * 24 * 3600 * 1000;
const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

/** A picture from this machine's disk, or else from Steam; undefined when it cannot be had now. Asked for by many, it is fetched once. */
export async function readAvatar(config: Config, hash: string, size: 'medium' | 'full'): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = path.join(avatarsDir(config), hash.slice(0, 2), `${hash}_${size}`);
  const known = await readFile(file);
  if (known) return known;
  let made = making.get(file);
  if (!made) {
    made = fetchAndKeep(config, hash, size, file).finally(() => making.delete(file));
    making.set(file, made);
  }
  return made;
}

/** The kind of a picture by its first bytes; undefined for what is none. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n')) return 'image/png';
  if (head.startsWith('GIF8')) return 'image/gif';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : undefined;
}

/** Deletes the pictures that were fetched more than a month ago: those in use are fetched anew. */
export async function deleteOldAvatars(config: Config, now: Date): Promise<void> {
  try {
    for (const entry of await fs.readdir(avatarsDir(config), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && now.getTime() - (await fs.stat(file)).mtimeMs > KEPT_MS) await fs.rm(file);
    }
  } catch {
    // Nothing was kept yet, or another process is deleting too.
  }
}

function avatarsDir(config: Config): string {
  return path.resolve(config.dataDir, 'avatars');
}

async function readFile(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await fs.readFile(file));
  } catch {
    return undefined;
  }
}

async function fetchAndKeep(config: Config, hash: string, size: 'medium' | 'full', file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const picture = await fetchAvatar(config.steam, hash, size);
  if (!picture || pictureType(picture) === undefined) return undefined;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(unfinished, picture);
    await fs.rename(unfinished, file);
  } catch {
    // A full disk keeps no picture, and shows it all the same.
  }
  return picture;
}
