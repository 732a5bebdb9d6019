/** Builds the sprite of the heroes' faces from the package that has them: one row of heads with a thin light rim. */
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
/** Round each head, for the rim of those that fill their square. */
const ROOM = 1;
/** Screens are mostly finer than one dot to a pixel: enlarged here, heads are sharper than a browser would draw them. */
const SCALE = 2;
const SIDE = (HEAD + 2 * ROOM) * SCALE;
/** Some heads are near black, and pages are dark. */
const RIM = { colour: [98, 104, 124], width: 2.3, reach: [-2, -1, 0, 1, 2] };
const QUALITY = 50;

/** Writes faces.avif into the folder of its version in `outDir`. */
export async function makeFaces(outDir: string): Promise<void> {
  const folder = `${outDir}/${await facesVersion()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/faces.avif`, await drawFaces());
}

/** The sprite in the order of faceHeroes; throws when the package lacks one of them. */
export async function drawFaces(): Promise<Buffer> {
  const [sheet, styles] = await Promise.all([readFile(sheetFile), readFile(styleFile, 'utf8')]);
  const heads = await Promise.all(faceHeroes.map(async (hero) => withRim(await cutHead(sheet, placeIn(styles, hero)))));
  return sharp({ create: { width: SIDE * heads.length, height: SIDE, channels: 4, background: '#0000' } })
    .composite(heads.map((input, index) => ({ input, raw: { width: SIDE, height: SIDE, channels: 4 }, left: index * SIDE, top: 0 })))
    .avif({ quality: QUALITY, effort: 5, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Names what the sprite is made of and how; the bytes of it may differ from one machine to another. */
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

/** The head over its own shape, a little wider and light. Rim and head are equally solid: two steps would weigh half as much again. */
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

/** How solid the head is at its most solid point as near as the rim is wide. */
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
