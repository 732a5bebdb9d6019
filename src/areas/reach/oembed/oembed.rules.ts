import { escapeAttribute } from '#lib/rich-text.ts';

type Size = { width: number; height: number };
/** What is embedded: a page, its card and what the card says. */
export type Embedded = { address: string; picture: string; title: string; origin: string };
type Embed = Record<string, string | number>;

/** The fields of an oEmbed 1.0 answer: the card as a photo or, if it is too large for the caller, a link around it that fits. */
export function embedOf({ address, picture, title, origin }: Embedded, card: Size, most: Size): Embed {
  const scale = Math.min(1, most.width / card.width, most.height / card.height);
  const [width, height] = [Math.max(1, Math.floor(card.width * scale)), Math.max(1, Math.floor(card.height * scale))];
  const shared = { version: '1.0', title, provider_name: 'Sixfold', provider_url: origin, cache_age: CACHE_SECONDS, width, height };
  if (scale === 1) return { type: 'photo', ...shared, url: picture };
  const image = `<img src="${escapeAttribute(picture)}" width="${width}" height="${height}" alt="${escapeAttribute(title)}">`;
  return { type: 'rich', ...shared, html: `<a href="${escapeAttribute(address)}">${image}</a>` };
}

/** How long an answer may be cached; the same as the card. */
export const CACHE_SECONDS = 3600;

/** An answer in XML, without characters that XML forbids. */
export function embedXml(embed: Embed): string {
  const fields = Object.entries(embed).map(([name, value]) => `<${name}>${escapeAttribute(allowed(String(value)))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}

const allowed = (words: string) => words.toWellFormed().replaceAll(/(?![\n\t])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

/** The side that a caller allows; unbounded without one. */
export function readMost(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
}
