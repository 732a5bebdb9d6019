/** Builds the sprite of the heroes' faces from the package that contains them: one row of heads, each with a thin light rim. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { faceHeroes } from '#areas/wiki/widgets/faces.rules.ts';

const sheetFile = fileURLToPath(new URL('../../node_modules/dota2-css-hero-sprites/assets/images/minimap_hero_sheet.png', import.meta.url));
const styleFile = fileURLToPath(
  new URL('../../node_modules/dota2-css-hero-sprites/assets/stylesheets/dota2minimapheroes.css', import.meta.url),
);

const HEAD = 32;
/** Pixels of the sheet around each head, where the rim of a head that fills its square goes. */
const ROOM = 1;
/** Most screens have more than one dot per CSS pixel. Heads enlarged here are sharper than heads enlarged by a browser. */
const SCALE = 2;
const SIDE = (HEAD + 2 * ROOM) * SCALE;
/** The rim keeps heads that are nearly black visible on dark pages. Colour in RGB, width in pixels of the sprite. */
const RIM = { colour: [98, 104, 124], width: 2.3, reach: [-2, -1, 0, 1, 2] };
const QUALITY = 50;

/** Writes faces.avif into the folder of its version in `outDir`. */
export async function makeFaces(outDir: string): Promise<void> {
  const folder = `${outDir}/${await facesVersion()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/faces.avif`, await drawFaces());
}

/** The sprite as AVIF, in the order of faceHeroes. Throws when the package lacks one of them. */
export async function drawFaces(): Promise<Buffer> {
  const [sheet, styles] = await Promise.all([readFile(sheetFile), readFile(styleFile, 'utf8')]);
  const heads = await Promise.all(faceHeroes.map(async (hero) => withRim(await cutHead(sheet, placeIn(styles, hero)))));
  return sharp({ create: { width: SIDE * heads.length, height: SIDE, channels: 4, background: '#0000' } })
    .composite(heads.map((input, index) => ({ input, raw: { width: SIDE, height: SIDE, channels: 4 }, left: index * SIDE, top: 0 })))
    .avif({ quality: QUALITY, effort: 5, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A hash of the sprite's heroes, its source picture and this file: the bytes of the sprite itself may differ between machines. */
export async function facesVersion(): Promise<string> {
  const hash = createHash('sha256').update(faceHeroes.join());
  for (const file of [sheetFile, fileURLToPath(import.meta.url)]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

function placeIn(styles: string, hero: string): { left: number; top: number } {
  const found = new RegExp(String.raw`\.npc_dota_hero_${hero}[ ,{][^}]*background-position: -(\d+)px -(\d+)px`).exec(styles);
  if (!found) throw new Error(`dota2-css-hero-sprites has no face of "${hero}"`);
  return { left: Number(found[1]), top: Number(found[2]) };
}

async function cutHead(sheet: Buffer, place: { left: number; top: number }): Promise<Buffer> {
  const head = await sharp(sheet)
    .extract({ ...place, width: HEAD, height: HEAD })
    .extend({ top: ROOM, bottom: ROOM, left: ROOM, right: ROOM, background: '#0000' })
    .png()
    .toBuffer();
  return sharp(head).resize(SIDE, SIDE, { kernel: 'lanczos3' }).sharpen({ sigma: 0.8 }).raw().toBuffer();
}

/**
 * Draws a head over its own shape, widened and light. The rim is as opaque as the head beside it: a second level of opacity would make the
 * file half as large again.
 */
function withRim(head: Buffer): Buffer {
  const out = Buffer.alloc(head.length);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * 4;
      const alpha = alphaAt(head, x, y) / 255;
      for (const [channel, light] of RIM.colour.entries()) {
        out[at + channel] = Math.round((head[at + channel] ?? 0) * alpha + light * (1 - alpha));
      }
      out[at + 3] = widest(head, x, y);
    }
  }
  return out;
}

/** The greatest opacity of the head within the rim's width of a point. */
function widest(head: Buffer, x: number, y: number): number {
  const near = RIM.reach.flatMap((dy) => RIM.reach.map((dx) => (Math.hypot(dx, dy) < RIM.width ? alphaAt(head, x + dx, y + dy) : 0)));
  return Math.max(...near);
}

function alphaAt(head: Buffer, x: number, y: number): number {
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (head[(y * SIDE + x) * 4 + 3] ?? 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await makeFaces(fileURLToPath(new URL('../../public/emblems', import.meta.url)));
}
