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

/**
 * Every built file in memory, by address; of a `former` build, if it is still there, those that carry a hash in their names. What
 * carries one in its name or query never changes.
 */
export function readStaticFiles(dir: string, former?: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  if (former && fs.existsSync(former)) {
    for (const [address, file] of readStaticFiles(former)) if (address.startsWith(HASHED)) files.set(address, file);
  }
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
