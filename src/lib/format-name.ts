let segmenter: Intl.Segmenter | undefined;

/** Latin and Cyrillic letters, digits and signs: one code unit is one character, so there is no need to segment. */
const simple = /^[\u0020-\u02ff\u0400-\u0481\u048a-\u052f]*$/;

/** The first `limit` characters as a reader counts them (graphemes), with an ellipsis when the text was cut. */
export function cutGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (simple.test(text)) return `${text.slice(0, limit).trimEnd()}…`;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return `${text.slice(0, index).trimEnd()}…`;
    count++;
  }
  return text;
}

/** Turns a name from the game into words: `mana_void` is Mana Void. */
export function titleOf(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
