/** Builds the emblem sprites: the SVG files of each kind, only the glyphs that an emblem can have. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { spriteVersion } from '#areas/wiki/widgets/sprites.rules.ts';
import { spriteFileOf } from '#lib/emblem/emblem.ts';
import { listSpriteGlyphs } from '#lib/emblem/item-emblem.ts';
import { shortenPath } from './shorten-path.ts';

const iconFile = fileURLToPath(new URL('../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url));

/** A gradient from white at the top left to black at the bottom right, which makes a flat glyph look cast in metal. */
const light =
  '<linearGradient id="l" gradientUnits="userSpaceOnUse" x1="150" y1="0" x2="300" y2="512"><stop stop-color="#fff" stop-opacity=".72"/><stop offset=".36" stop-color="#fff" stop-opacity=".17"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#080414" stop-opacity=".14"/><stop offset="1" stop-color="#080414" stop-opacity=".66"/></linearGradient>';

type Icons = { icons: Record<string, { body: string } | undefined> };

/** Writes heroes-0.svg, heroes-1.svg and so on for all kinds into their version's folder in `outDir`. */
export async function makeSprites(outDir: string): Promise<void> {
  const folder = `${outDir}/${spriteVersion}`;
  await mkdir(folder, { recursive: true });
  for (const [sprite, svg] of await drawSprites()) await writeFile(`${folder}/${sprite}.svg`, svg);
}

/** The name and content of each file; throws when the map names a glyph that the icon set lacks. */
export async function drawSprites(): Promise<[name: string, svg: string][]> {
  const set: Icons = JSON.parse(await readFile(iconFile, 'utf8'));
  return Object.entries(Object.groupBy(listSpriteGlyphs(), spriteFileOf)).map(([file, glyphs = []]) => {
    const entries = glyphs.map(({ name }) => {
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no "${name}"`);
      return spriteEntry(name, icon.body);
    });
    // Keeps a browser that uses one glyph from styling and laying out the others; with `display: none` Chromium would still do that.
    return [
      file,
      `<svg xmlns="http://www.w3.org/2000/svg"><defs>${light}</defs><g style="content-visibility:hidden">${entries.join('')}</g></svg>\n`,
    ];
  });
}

/** The path once, then four layers of it: shadow, rim, body, light. The hue comes from the page through var(--h). */
function spriteEntry(glyph: string, body: string): string {
  const [data, ...others] = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  if (data === undefined || others.length > 0) throw new Error(`game-icons "${glyph}" is not one path`);
  const use = `<use href="#g-${glyph}"`;
  return [
    `<path id="g-${glyph}" d="${shortenPath(data)}"/>`,
    `<symbol id="e-${glyph}" viewBox="-64 -69 640 640">`,
    `${use} transform="translate(12 22)" style="fill:oklch(.08 .04 var(--h)/.72)"/>`,
    `${use} transform="translate(-5 -6)" style="fill:oklch(.96 .045 var(--h)/.85)"/>`,
    `${use} style="fill:oklch(.69 .172 var(--h))"/>`,
    `${use} fill="url(#l)"/></symbol>`,
  ].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await makeSprites(fileURLToPath(new URL('../../public/emblems', import.meta.url)));
}
