/**
 * Subsets the site's fonts from the @fontsource-variable packages into src/ui/style/fonts. The output is committed: run it again only when
 * a package or a character set changes (`node tools/fonts/make-fonts.ts`).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Cut = { out: string; from: string; text: string };
type Family = { name: string; axes: Record<string, number | { min: number; max: number; default: number }>; cuts: Cut[] };

const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url));
const outDir = fileURLToPath(new URL('../../src/ui/style/fonts/', import.meta.url));
/** Kerning, tabular and lining figures, accents; small capitals, fractions and stylistic sets are dropped. */
const features = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');
}

const ascii = range(0x20, 0x7e);
const signs =
  '\u00a0\u00a9\u00ab\u00ae\u00b0\u00b1\u00b7\u00bb\u00d7\u2009\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u202f\u20ac\u2212';
const accents = range(0xa1, 0xff) + '\u0131\u0152\u0153';
const russian = range(0x410, 0x44f) + '\u0401\u0451\u2116';
const cyrillic = range(0x400, 0x45f) + '\u0490\u0491\u04b0\u04b1';
const latinExtended = range(0x100, 0x24f) + range(0x1e00, 0x1e9f) + range(0x1ef2, 0x1eff) + '\u20bd';
const cyrillicExtended = range(0x460, 0x52f);

const onest: Family = {
  name: 'onest',
  axes: { wght: { min: 400, max: 700, default: 400 } },
  cuts: [
    { out: 'latin', from: 'onest-latin-wght-normal', text: ascii + signs },
    { out: 'russian', from: 'onest-cyrillic-wght-normal', text: russian },
    { out: 'ruble', from: 'onest-latin-ext-wght-normal', text: '\u20bd' },
    { out: 'accents-ext', from: 'onest-latin-wght-normal', text: accents },
    { out: 'cyrillic-ext', from: 'onest-cyrillic-wght-normal', text: cyrillic },
    { out: 'latin-ext', from: 'onest-latin-ext-wght-normal', text: latinExtended },
    { out: 'old-cyrillic-ext', from: 'onest-cyrillic-ext-wght-normal', text: cyrillicExtended },
  ],
};

/** Headings only: one optical size (the one drawn for 28 px) and weights from 700 to 780. */
const piazzolla: Family = {
  name: 'piazzolla',
  axes: { opsz: 28, wght: { min: 700, max: 780, default: 700 } },
  cuts: [
    { out: 'latin', from: 'piazzolla-latin-opsz-normal', text: ascii + signs },
    { out: 'russian', from: 'piazzolla-cyrillic-opsz-normal', text: russian },
    { out: 'ruble', from: 'piazzolla-latin-ext-opsz-normal', text: '\u20bd' },
    { out: 'accents-ext', from: 'piazzolla-latin-opsz-normal', text: accents },
    { out: 'cyrillic-ext', from: 'piazzolla-cyrillic-opsz-normal', text: cyrillic },
    { out: 'latin-ext', from: 'piazzolla-latin-ext-opsz-normal', text: latinExtended },
  ],
};

async function cutFamily(family: Family): Promise<void> {
  for (const cut of family.cuts) {
    const source = await readFile(`${packages}${family.name}/files/${cut.from}.woff2`);
    const made = await subsetFont(source, cut.text, {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures: features,
      dropTables: ['STAT', 'DSIG'],
    });
    await writeFile(`${outDir}${family.name}-${cut.out}.woff2`, made);
    console.log(`${family.name}-${cut.out}.woff2`, made.length);
  }
}

await mkdir(outDir, { recursive: true });
for (const family of [onest, piazzolla]) await cutFamily(family);
