let segmenter: Intl.Segmenter | undefined;

/** Latin and Cyrillic letters, digits and signs: one code unit is one character, no need to segment. */
const simple = /^[\u0020-\u02ff\u0400-\u0481\u048a-\u052f]*$/;

/** The first `limit` characters as a person counts them, with an ellipsis when something was cut. */
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

/** The words of a name of the game: `mana_void` is Mana Void. */
export function titleOf(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
