import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement, type ReactElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { fontCuts, fontName, type DrawLayout, type LayoutNode } from '#lib/layout.ts';

/** The worker thread that draws layouts. Text becomes outlines in the site's fonts, so it looks the same on every machine. */

const weights = [400, 700] as const;
sharp.cache(false);
sharp.concurrency(1);

const files = createRequire(import.meta.url);
const fonts = await readFonts();

/** Each cut of a family is a font of its own; the first font in a layout's list that has a glyph draws it. */
async function readFonts(): Promise<Font[]> {
  const cuts = Object.entries(fontCuts).flatMap(([family, parts]) =>
    parts.flatMap((part) =>
      (family === 'noto-emoji' ? [400 as const] : weights).map((weight) => ({
        name: fontName(family, part),
        weight,
        cut: `${family}-${part}`,
        family,
      })),
    ),
  );
  return Promise.all(
    cuts.map(async ({ name, weight, cut, family }) => {
      const data = await readFile(files.resolve(`@fontsource/${family}/files/${cut}-${weight}-normal.woff`));
      return { name, weight, style: 'normal' as const, data };
    }),
  );
}

function elementOf({ type, props: { children, ...props } }: LayoutNode): ReactElement {
  return createElement(type, props, typeof children === 'string' ? children : children?.map(elementOf));
}

/** The task of this thread: the PNG of a layout. */
export async function draw({ tree, width, height }: DrawLayout): Promise<Uint8Array> {
  const svg = await satori(elementOf(tree), { width, height, fonts });
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer());
}
