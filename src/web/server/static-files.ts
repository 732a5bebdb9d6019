import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

export type StaticFile = { headers: Record<string, string>; plain: Buffer; br: Buffer | undefined };
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Files with a hash in the name of the file or its folder never change. */
const HASHED = /^\/(?:assets|emblems)\//;

/**
 * Adds the hashed files of another build, if it exists, because pages of that release may still be open. One by one, so that requests
 * meanwhile do not wait for all of them.
 */
export async function addHashedFiles(files: Map<string, StaticFile>, dir: string): Promise<void> {
  if (!fs.existsSync(dir)) return;
  for (const [address, file] of listFiles(dir)) {
    if (!HASHED.test(address) || files.has(address)) continue;
    files.set(address, readFile(address, file));
    await setImmediate();
  }
}

/** Reads every built file into memory, by address. */
export function readStaticFiles(dir: string): Map<string, StaticFile> {
  return new Map(listFiles(dir).map(([address, file]) => [address, readFile(address, file)]));
}

/** The address and path of every public file. */
function listFiles(dir: string): [string, string][] {
  return fs.readdirSync(dir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const isAsked = entry.isFile() && path.extname(entry.name) in TYPES;
    return isAsked ? [[`/${path.relative(dir, file).split(path.sep).join('/')}`, file] satisfies [string, string]] : [];
  });
}

function readFile(address: string, file: string): StaticFile {
  const compressed = `${file}.br`;
  return {
    headers: {
      'content-type': TYPES[path.extname(file)] ?? '',
      'cache-control': HASHED.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
    plain: fs.readFileSync(file),
    br: fs.existsSync(compressed) ? fs.readFileSync(compressed) : undefined,
  };
}
