/** The font subsets used to draw layouts, by the package they come from: letters first, then signs and emoji. */
export const fontCuts = {
  onest: ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'vietnamese', 'symbols', 'math'],
  piazzolla: ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext', 'greek', 'vietnamese'],
  'noto-emoji': ['emoji'],
} as const;

/** The font name of a subset in a layout. */
export function fontName(family: string, part: string): string {
  return `${family} ${part}`;
}

const listOf = (family: keyof typeof fontCuts) => fontCuts[family].map((part) => fontName(family, part));
/** The font lists for text and for headings in a layout. */
export const fontFamily = {
  text: [...listOf('onest'), ...listOf('piazzolla'), ...listOf('noto-emoji')].join(', '),
  heading: [...listOf('piazzolla'), ...listOf('onest'), ...listOf('noto-emoji')].join(', '),
};

/** A box, text or picture in a layout, styled with CSS flexbox properties; a picture is an `img` with a data URL. */
export type LayoutNode = {
  type: 'div' | 'span' | 'img';
  props: { style?: Record<string, string | number>; src?: string; width?: number; height?: number; children?: string | LayoutNode[] };
};
export type DrawLayout = { tree: LayoutNode; width: number; height: number };
