/** Both layouts key by key, followed by the characters that Latin keys give with Shift. */
const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

/** What the same keys would have typed in the other layout, Russian or Latin; undefined when the text has letters of both or of neither. */
export function inOtherLayout(typed: string): string | undefined {
  const text = typed.toLowerCase();
  const hasRussian = /[а-яё]/.test(text);
  if (hasRussian === /[a-z]/.test(text)) return undefined;
  const [from, to] = hasRussian ? [RUSSIAN, LATIN] : [LATIN, RUSSIAN];
  return Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}
