import fs from 'node:fs';
import path from 'node:path';
import { buildPack } from './content-pack/build-pack.ts';

/** `node demo/content-pack.ts` writes the heroes of the demo pack from their sources; docs/content.md says more. */
const outDir = path.resolve(import.meta.dirname, '../content/heroes');
const pack = buildPack(outDir);
for (const [file, text] of pack) fs.writeFileSync(path.join(outDir, file), text);
console.log(`${pack.size} heroes written`);
