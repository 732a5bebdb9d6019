import fs from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#lib/durations.ts';
import { askOutside, readUpTo } from '#services/ask-outside.ts';
import type { ArtConfig } from '#services/config/outside.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const LARGEST_BYTES = 4 * 1024 * 1024;
const LIMIT_MS = 5_000;
const REST_MS = MINUTE_MS;
const extensions = ['png', 'webp', 'jpg', 'avif'];
/** An art host that failed is not contacted for a while: emblems replace its pictures until then. */
const restsUntil = new Map<string, number>();
/** Pictures missing on the host, not requested again for a while. */
const absent = new LRUCache<string, true>({ max: 5_000, ttl: 10 * MINUTE_MS });

/** A picture from the configured folder or art host; undefined if neither has it now. */
export async function fetchArt({ dir, url }: ArtConfig, kind: string, name: string): Promise<Bytes | undefined> {
  return (
    (dir === undefined ? undefined : await readArt(dir, kind, name)) ?? (url === undefined ? undefined : await askHost(url, kind, name))
  );
}

/** Whether the art host is paused, so that drawn replacements must not be stored. */
export function isArtResting({ url }: ArtConfig): boolean {
  return url !== undefined && (restsUntil.get(url) ?? 0) > Date.now();
}

async function readArt(dir: string, kind: string, name: string): Promise<Bytes | undefined> {
  for (const extension of extensions) {
    try {
      const file = path.join(dir, kind, `${name}.${extension}`);
      if ((await fs.stat(file)).size <= LARGEST_BYTES) return new Uint8Array(await fs.readFile(file));
    } catch {
      // Not there: try the next format, or the host.
    }
  }
  return undefined;
}

async function askHost(url: string, kind: string, name: string): Promise<Bytes | undefined> {
  const address = `${url}/${kind}/${encodeURIComponent(name)}.png`;
  if ((restsUntil.get(url) ?? 0) > Date.now() || absent.has(address)) return undefined;
  try {
    const response = await askOutside(address, LIMIT_MS);
    if (response.status >= 500) throw new Error(`the art host answered ${response.status}`);
    if (response.status !== 200 || !response.body) {
      absent.set(address, true);
      await response.body?.cancel();
      return undefined;
    }
    return await readUpTo(response.body, LARGEST_BYTES);
  } catch {
    restsUntil.set(url, Date.now() + REST_MS);
    return undefined;
  }
}
