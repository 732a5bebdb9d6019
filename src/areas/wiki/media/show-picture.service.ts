import path from 'node:path';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { spriteVersion } from '#areas/wiki/widgets/sprites.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/pool.ts';
import { emblemPicture, glyphIn } from '#lib/emblem/emblem-picture.ts';
import { spriteFileOf } from '#lib/emblem/emblem.ts';
import { anyEmblemOf } from '#lib/emblem/item-emblem.ts';
import type { Config } from '#services/config.ts';
import type { ArtConfig } from '#services/config/outside.ts';
import { boundGrowing, takeFile } from '#services/file-cache.ts';
import { drawSvg, resizePicture, type PictureFormat, readSprite } from '#services/pictures.ts';
import { digestOf } from '#services/secrets.ts';
import { fetchArt, isArtResting } from './art.provider.ts';
import { DRAWING, pictureSubjects, strangerOf, subjectOf, type PictureKind, type Subject } from './picture-names.rules.ts';

export type Wish = { kind: PictureKind; name: string; width: number; height: number; format: PictureFormat };
type Bytes = Uint8Array<ArrayBuffer>;

const MOST_BYTES = 256 * 1024 * 1024;
const subjectsOf = new WeakMap<ContentSet['heroes'], ReadonlyMap<string, Subject>>();

/**
 * A picture in the requested size and format: from the art host or folder, otherwise the emblem. Rendered once and stored on this machine's
 * disk, within a bounded space. Throws Refusal fileNotFound for unknown names, TooBusy if too many are being rendered. Requests from pages
 * get an emblem in any case, which is not stored: old matches and revisions name what no longer exists.
 */
export async function showPicture(db: Db, config: Config, wish: Wish, isForPage: boolean): Promise<{ body: Bytes; isLasting: boolean }> {
  const { kind, name, width, height, format } = wish;
  const content = await readContent(db);
  let subjects = subjectsOf.get(content.heroes);
  if (!subjects) subjectsOf.set(content.heroes, (subjects = pictureSubjects(content)));
  const subject = subjectOf(subjects, kind, name);
  if (!subject && isForPage) return { body: await drawEmblem(strangerOf(kind, name), wish), isLasting: false };
  if (!subject) throw new Refusal('fileNotFound');
  const shape = `${width}x${height}.${format}`;
  const keptAs = (version: string) => path.resolve(picturesDir(config), version, kind, name, shape);
  if (config.art.url !== undefined || config.art.dir !== undefined) {
    const art = await takeFile(keptAs(artVersion(config.art)), () => makeOfArt(config, wish));
    if (art) return { body: art, isLasting: true };
  }
  const drawn = await takeFile(keptAs(`emblems-${digestOf(`${DRAWING} ${JSON.stringify(subject)}`).slice(0, 8)}`), () =>
    swept(config, drawEmblem(subject, wish)),
  );
  if (!drawn) throw new Refusal('unavailable');
  return { body: drawn, isLasting: true };
}

/** The version of the site's pictures, part of addresses that may be cached for good; `resting` while the art host is paused. */
export function pictureVersion(config: Config): string {
  return isArtResting(config.art) ? 'resting' : artVersion(config.art);
}

function artVersion(art: ArtConfig): string {
  return digestOf(`${DRAWING} ${art.url ?? ''} ${art.dir ?? ''}`).slice(0, 8);
}

/** The folder of this machine's rendered pictures. */
function picturesDir(config: Config): string {
  return path.resolve(config.dataDir, 'pictures');
}

/** The original is stored too, so that another size needs no request. A new version of the art has a new address or folder. */
async function makeOfArt(config: Config, { kind, name, width, height, format }: Wish): Promise<Bytes | undefined> {
  const original = await takeFile(path.resolve(picturesDir(config), artVersion(config.art), 'originals', kind, name), () =>
    fetchArt(config.art, kind, name),
  );
  return original && swept(config, resizePicture(original, width, height, format));
}

async function drawEmblem(subject: Subject, { width, height, format }: Wish): Promise<Bytes> {
  const emblem = anyEmblemOf(subject.kind, subject.name, subject.attribute);
  const sprite = await readSprite(`${spriteVersion}/${spriteFileOf(emblem.glyph)}`);
  const glyph = sprite && glyphIn(sprite, emblem.glyph.name);
  return drawSvg(emblemPicture(emblem, glyph, width, height), format);
}

/** Runs the rendering; sweeps the folder now and then. */
async function swept<T>(config: Config, making: Promise<T>): Promise<T> {
  const made = await making;
  await boundGrowing(picturesDir(config), MOST_BYTES);
  return made;
}
