import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { languages } from '#lib/words.ts';
import { joinStyles } from './join-styles.ts';
import { digestSources } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const STAMP = path.join(dist, 'built-from');
const compress = promisify(zlib.brotliCompress);
const SMALLEST_COMPRESSED_BYTES = 500;

/** Whether dist was built from the current sources. */
export function isBuilt(): boolean {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === digestSources(root);
}

/** Builds the site into dist, unless it was already built from the same sources. */
export async function buildSite({ force = false } = {}): Promise<void> {
  if (!force && isBuilt()) return;
  const sources = digestSources(root);
  fs.rmSync(dist, { recursive: true, force: true });
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const { makeSprites } = await import('../sprites/make-sprites.ts');
  const { makeFaces } = await import('../sprites/make-faces.ts');
  const emblems = path.join(root, 'public/emblems');
  fs.rmSync(emblems, { recursive: true, force: true });
  await makeSprites(emblems);
  await makeFaces(emblems);
  for (const language of languages) {
    process.env.BUILD_LANGUAGE = language;
    const builder = await createBuilder({ root, logLevel: 'warn' });
    const client = builder.environments['client'];
    if (client) await builder.build(client);
    joinStyles(path.join(dist, 'client'), language);
  }
  delete process.env.BUILD_LANGUAGE;
  const builder = await createBuilder({ root, logLevel: 'warn' });
  const server = builder.environments['ssr'];
  if (server) await builder.build(server);
  await compressFiles(path.join(dist, 'client'));
  fs.writeFileSync(STAMP, sources);
}

async function compressFiles(dir: string): Promise<void> {
  const files = fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|txt)$/.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const plain = fs.readFileSync(file);
      if (plain.length < SMALLEST_COMPRESSED_BYTES) return;
      fs.writeFileSync(
        `${file}.br`,
        await compress(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } }),
      );
    }),
  );
}
