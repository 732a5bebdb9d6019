/** The cuts of the site's fonts that layouts are drawn with, by the package they come from: letters first, then signs and emoji. */
export const fontCuts = {
  onest: ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'vietnamese', 'symbols', 'math'],
  piazzolla: ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'],
  'noto-emoji': ['emoji'],
} as const;

/** What a layout calls a cut. */
export function fontName(family: string, part: string): string {
  return `${family} ${part}`;
}

const listOf = (family: keyof typeof fontCuts) => fontCuts[family].map((part) => fontName(family, part));
/** The fonts of texts and of headings, as a layout names them. */
export const fontFamily = {
  text: [...listOf('onest'), ...listOf('piazzolla'), ...listOf('noto-emoji')].join(', '),
  heading: [...listOf('piazzolla'), ...listOf('onest'), ...listOf('noto-emoji')].join(', '),
};

/** A box or a text of a layout, in the styles of CSS's flexible boxes; a picture is an `img` with a data address. */
export type LayoutNode = {
  type: 'div' | 'span' | 'img';
  props: { style?: Record<string, string | number>; src?: string; width?: number; height?: number; children?: string | LayoutNode[] };
};
export type DrawLayout = { tree: LayoutNode; width: number; height: number };
