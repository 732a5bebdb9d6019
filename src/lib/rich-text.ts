/** The meanings of colours in the game's texts. Pages map them to design tokens, the static files to the game's own colours. */
export const tones = {
  value: '#53ea48',
  dim: '#297016',
  bad: '#ff0000',
  orange: '#fb9531',
  purple: '#a82de8',
  blue: '#26b6eb',
  white: '#b9c2c5',
  gold: '#e9d897',
} as const;
export type Tone = keyof typeof tones;

/** The allow-list: nothing else is ever stored, rendered or sent. */
export const richTags = ['b', 'i', 'br', 'ul', 'li', 'span', 'font'] as const;
export type RichTag = (typeof richTags)[number];

/** A piece of a text: plain text, or an allowed element. Only `font` has a tone, and `br` has no children. */
export type RichNode = string | { tag: RichTag; tone?: Tone | undefined; children?: RichNode[] | undefined };
export type RichText = RichNode[];
/** The same as drawn on a page, where outdated parts may be struck through. */
export type ShownNode = string | { tag: RichTag | 's'; tone?: Tone | undefined; children?: ShownNode[] | undefined };

/** The text as HTML that is safe anywhere: built from the tree alone, with all text escaped. */
export function toHtml(text: readonly RichNode[]): string {
  return text.map((node) => (typeof node === 'string' ? escapeHtml(node) : elementOf(node))).join('');
}

/** The plain text: a `br` is a line feed, and each list item ends with one. */
export function toPlainText(text: readonly RichNode[]): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      const inside = toPlainText(node.children ?? []);
      return node.tag === 'li' ? `${inside}\n` : inside;
    })
    .join('');
}

function elementOf({ tag, tone, children = [] }: Exclude<RichNode, string>): string {
  if (tag === 'br') return '<br>';
  const color = tag === 'font' && tone ? ` color="${tones[tone]}"` : '';
  return `<${tag}${color}>${toHtml(children)}</${tag}>`;
}

/** Escapes text for HTML content. Only `&`, `<` and `>`: clients expect every other character unchanged. */
export function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes text for a quoted attribute value. */
export function escapeAttribute(words: string): string {
  return escapeHtml(words).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
