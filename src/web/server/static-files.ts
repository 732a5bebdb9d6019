import fs from 'node:fs';
import path from 'node:path';

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

const HASHED = '/assets/';

/** Adds those files of another build, if it is there, that carry a hash in their names: pages of its release may be open. */
export function addHashedFiles(files: Map<string, StaticFile>, dir: string): void {
  if (!fs.existsSync(dir)) return;
  for (const [address, file] of readStaticFiles(dir)) if (address.startsWith(HASHED) && !files.has(address)) files.set(address, file);
}

/** Every built file in memory, by address. What carries a hash in its name or query never changes. */
export function readStaticFiles(dir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = TYPES[path.extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const address = `/${path.relative(dir, file).split(path.sep).join('/')}`;
    const isHashed = address.startsWith(HASHED) || address.startsWith('/emblems/');
    const compressed = `${file}.br`;
    files.set(address, {
      headers: {
        'content-type': type,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'access-control-allow-origin': '*',
      },
      plain: fs.readFileSync(file),
      br: fs.existsSync(compressed) ? fs.readFileSync(compressed) : undefined,
    });
  }
  return files;
}
