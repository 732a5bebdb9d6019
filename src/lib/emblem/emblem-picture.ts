import type { Emblem } from './emblem.ts';

/** Converts an OKLCH colour to the nearest sRGB colour, `#rrggbb`, for renderers without OKLCH. Hue in degrees. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${linear.map((value) => byteOf(value).toString(16).padStart(2, '0')).join('')}`;
}

function byteOf(linear: number): number {
  const held = Math.min(1, Math.max(0, linear));
  const encoded = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

const GLYPH_BOX = 512;
/**
 * Lightness and chroma of the six facets, clockwise, the first from 60 degrees before the emblem's rotation; the same as in
 * Emblem.module.css.
 */
const facets = [
  [0.4, 0.105],
  [0.335, 0.1],
  [0.22, 0.07],
  [0.165, 0.05],
  [0.205, 0.06],
  [0.29, 0.085],
] as const;

/**
 * Draws the emblem as an SVG of any aspect ratio: the facets fill it, the glyph is in the centre. `glyph` is the glyph's path in its
 * sprite; without it only the facets are drawn.
 */
export function emblemPicture(emblem: Emblem, glyph: string | undefined, width: number, height: number): string {
  const scale = Math.min(width, height) / GLYPH_BOX;
  const [w, h] = [width / scale, height / scale];
  const { hue, glowHue } = emblem;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${round(w)} ${round(h)}"><defs>`,
    gradient(
      'shade',
      [w * 0.5, h * 0.48, w * 0.944, h * 0.944],
      [
        [0.4237, dark(hue), 0],
        [1, dark(hue), 1],
      ],
    ),
    gradient(
      'glow',
      [w * 0.5, h * 0.5, w * 0.46, h * 0.52],
      [
        [0, oklchToHex(0.6, 0.18, glowHue), 0.72],
        [0.58, oklchToHex(0.46, 0.15, glowHue), 0.3],
        [1, oklchToHex(0.46, 0.15, glowHue), 0],
      ],
    ),
    gradient(
      'sky',
      [w * 0.5, h * -0.1, w * 1.15, h * 0.6],
      [
        [0, '#fff', 0.17],
        [0.62, '#fff', 0],
      ],
    ),
    '<linearGradient id="cast" gradientUnits="userSpaceOnUse" x1="150" y1="0" x2="300" y2="512"><stop stop-color="#fff" stop-opacity=".72"/><stop offset=".36" stop-color="#fff" stop-opacity=".17"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#080414" stop-opacity=".14"/><stop offset="1" stop-color="#080414" stop-opacity=".66"/></linearGradient>',
    `</defs><rect width="100%" height="100%" fill="${oklchToHex(0.29, 0.085, hue)}"/>`,
    ...facets.map(([lightness, chroma], index) => facetOf(oklchToHex(lightness, chroma, hue), emblem.turn + 300 + index * 60, w, h)),
    ...['shade', 'glow', 'sky'].map((name) => `<rect width="100%" height="100%" fill="url(#${name})"/>`),
    `<g transform="translate(${round((w - GLYPH_BOX) / 2 + 51.2)} ${round((h - GLYPH_BOX) / 2 + 55.2)}) scale(.8)">`,
    glyph === undefined ? '' : glyphLayers(glyph, hue),
    '</g></svg>',
  ].join('');
}

/** The path of a glyph in its sprite; undefined when the sprite does not have it. */
export function glyphIn(sprite: string, name: string): string | undefined {
  const start = `<path id="g-${name}" `;
  const from = sprite.indexOf(start);
  return from < 0 ? undefined : `<path ${sprite.slice(from + start.length, sprite.indexOf('/>', from))}/>`;
}

function glyphLayers(paths: string, hue: number): string {
  return [
    `<g transform="translate(12 22)" fill="${oklchToHex(0.08, 0.04, hue)}" fill-opacity=".72">${paths}</g>`,
    `<g transform="translate(-5 -6)" fill="${oklchToHex(0.96, 0.045, hue)}" fill-opacity=".85">${paths}</g>`,
    `<g fill="${oklchToHex(0.69, 0.172, hue)}">${paths}</g><g fill="url(#cast)">${paths}</g>`,
  ].join('');
}

/** A 60-degree wedge from the centre outwards, slightly wider so that no seam shows. */
function facetOf(color: string, fromDegrees: number, w: number, h: number): string {
  const [x, y, far] = [w * 0.5, h * 0.51, (w + h) * 1.5];
  const corner = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + far * Math.sin(angle))},${round(y - far * Math.cos(angle))}`;
  };
  return `<polygon fill="${color}" points="${round(x)},${round(y)} ${corner(fromDegrees)} ${corner(fromDegrees + 60.4)}"/>`;
}

type Stop = readonly [offset: number, color: string, opacity: number];

function gradient(id: string, [cx, cy, rx, ry]: readonly [number, number, number, number], stops: readonly Stop[]): string {
  const marks = stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`);
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${round(cx)} ${round(cy)}) scale(${round(rx)} ${round(ry)})">${marks.join('')}</radialGradient>`;
}

function dark(hue: number): string {
  return oklchToHex(0.13, 0.035, hue);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
