import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { languages, type Language } from '#lib/words.ts';
import { assetsOf, type Manifest } from '#web/server/assets.ts';
import { buildSite } from '../build/build-site.ts';
import { isPublicPage } from '../build/common-code.ts';

/** The budgets for what a public page loads at once, in bytes, compressed with brotli (fonts as they are). */
const budgets = { js: 100_000, css: 14_000, fonts: 90_000 };
const client = path.resolve(import.meta.dirname, '../../dist/client');

const compressed = new Map<string, number>();

await buildSite();
const manifests = Object.fromEntries(languages.map((language) => [language, readManifest(language)])) as Record<Language, Manifest>;
const assets = assetsOf(manifests, { ru: [], en: [] });
let isOver = false;
for (const language of languages) {
  const manifest = manifests[language];
  const fonts = Object.entries(manifest)
    .filter(([source]) => source.endsWith('.woff2') && !source.includes('-ext'))
    .map(([, chunk]) => chunk.file);
  const pages = Object.keys(manifest).filter(isPublicPage);
  for (const page of pages) {
    const { styles, script } = assets.of(language, page);
    const scripts = [...script.matchAll(/\/assets\/[^" ]+/g)].map(([file]) => file);
    const sizes = {
      js: sum([...new Set(scripts)]),
      css: sum(styles),
      fonts: fonts.reduce((total, file) => total + fs.statSync(path.join(client, file)).size, 0),
    };
    const over = Object.entries(budgets).filter(([kind, most]) => sizes[kind as keyof typeof sizes] > most);
    if (over.length > 0) isOver = true;
    console.log(
      `${over.length > 0 ? 'OVER' : 'ok  '} ${language} ${page.padEnd(60)} js ${kb(sizes.js)} of ${kb(budgets.js)}, css ${kb(sizes.css)} of ${kb(budgets.css)}, fonts ${kb(sizes.fonts)} of ${kb(budgets.fonts)} KB`,
    );
  }
}
if (isOver) process.exitCode = 1;

function readManifest(language: Language): Manifest {
  return JSON.parse(fs.readFileSync(path.join(client, `manifest.${language}.json`), 'utf8')) as Manifest;
}

function sum(addresses: string[]): number {
  return addresses.reduce((total, address) => total + compressedSize(address), 0);
}

function compressedSize(address: string): number {
  let size = compressed.get(address);
  if (size === undefined) {
    size = zlib.brotliCompressSync(fs.readFileSync(path.join(client, address))).length;
    compressed.set(address, size);
  }
  return size;
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
